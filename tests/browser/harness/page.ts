import { setTimeout as delay } from "node:timers/promises";
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
export const run = <Args extends readonly unknown[], Value>(work: (...args: Args) => Value, ...args: Args) =>
  engine.evaluate<Value>(`return (${work})(...${JSON.stringify(args)})`);

/** Waits at most five seconds until a function returns something truthy in the page, and returns its last result. */
export const until = <Args extends readonly unknown[], Value>(
  work: (...args: Args) => Value,
  ...args: Args
) => poll(() => run(work, ...args));

/** Scrolls an element into view and clicks on its middle once the page has been painted. */
export async function click(selector: string, block: ScrollLogicalPosition = "center"): Promise<void> {
  await until(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const [x = 0, y = 0] = await run(
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

/** A picture of the window once it has been painted and all motion has stopped. */
export async function screenshot(): Promise<Buffer> {
  await run(() => {
    const frames = { still: 0 };
    // The call bar's animation follows scrolling, not time; without scroll timelines it has finished.
    const isMoving = ({ timeline, playState }: Animation) =>
      timeline === document.timeline && playState === "running";
    Object.assign(window, { stillness: frames });
    requestAnimationFrame(function count() {
      const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
      frames.still = isPainted && !document.getAnimations().some(isMoving) ? frames.still + 1 : 0;
      if (frames.still < 3) requestAnimationFrame(count);
    });
  });
  await until(() => (window as unknown as { stillness: { still: number } }).stillness.still === 3);
  return engine.screenshot();
}

/** Retries for at most five seconds until the result is truthy, and returns the last result. */
export async function poll<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const isOver = Date.now() > deadline;
    // A page that is being left throws an error.
    const answer = await ask().catch((error) => (isOver ? Promise.reject(error) : undefined));
    if (answer || isOver) return answer;
    await delay(10);
  }
}
