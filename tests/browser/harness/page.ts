import { expect } from "vitest";
import type { Size } from "./devices.ts";
import { phone } from "./devices.ts";
import type { Setting } from "./engine.ts";
import { site } from "./site-pages.ts";
import { startEngine } from "./start-engine.ts";

/** The engine that this project tests, its name, and what it can do beyond the rest. */
export const { engine, name: engineName, can } = await startEngine();

type Circumstances = { readonly viewport?: Size; readonly settings?: readonly Setting[] };

let current: readonly Setting[] | undefined;

/** Opens a page of the site with only these settings. A driver that loses its browser gets another. */
export async function open(path: string, circumstances: Circumstances = {}): Promise<void> {
  await load(path, circumstances).catch(() => {
    current = undefined;
    return load(path, circumstances);
  });
}

async function load(path: string, { viewport = phone, settings = [] }: Circumstances): Promise<void> {
  if (settings.join() !== current?.join()) await engine.set(settings);
  current = settings;
  await engine.resize(viewport.width, viewport.height);
  await engine.goto(new URL(path, site.address).href);
  await until(() => document.readyState === "complete");
}

/** Runs a function in the page, where it sees only its arguments. */
export const evaluate = <Args extends readonly unknown[], Value>(
  work: (...args: Args) => Value,
  ...args: Args
) => engine.evaluate<Value>(`return (${work})(...${JSON.stringify(args)})`);

/** Waits until a function returns something truthy in the page. */
export const until = <Args extends readonly unknown[]>(work: (...args: Args) => unknown, ...args: Args) =>
  expect.poll(() => evaluate(work, ...args)).toBeTruthy();

/** Scrolls an element into view and clicks on its middle once the page has been painted. */
export async function click(selector: string, block: ScrollLogicalPosition = "center"): Promise<void> {
  await until(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const [x = 0, y = 0] = await evaluate(
    (wanted, position) => {
      const element = document.querySelector(wanted) as Element;
      element.scrollIntoView({ block: position, behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    },
    selector,
    block,
  );
  await engine.click(x, y);
}
