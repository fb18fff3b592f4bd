import { setTimeout as delay } from "node:timers/promises";
import { pagePaths } from "../root.ts";
import type { Engine, Setting } from "./drivers/engine.ts";
import type { Site } from "./site.ts";

export type Visit = ReturnType<typeof visitBy>;

export const publicPaths = pagePaths().filter((path) => path.endsWith("/"));
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };

type Circumstances = { readonly viewport?: typeof phone; readonly settings?: readonly Setting[] };

/** Drives an engine on a site. */
export function visitBy(engine: Engine, site: Site) {
  let current: readonly Setting[] | undefined;
  /** Opens a page of the site with only these settings. A driver that loses its browser gets another. */
  async function open(path: string, circumstances: Circumstances = {}) {
    await load(path, circumstances).catch(() => {
      current = undefined;
      return load(path, circumstances);
    });
  }

  async function load(path: string, { viewport = phone, settings = [] }: Circumstances) {
    if (settings.join() !== current?.join()) await engine.set(settings);
    current = settings;
    await engine.resize(viewport.width, viewport.height);
    await engine.goto(site.address + path);
    await until(() => document.readyState === "complete");
  }

  /** Runs a function in the page, where it sees only its arguments. */
  const run = <Args extends readonly unknown[], Value>(work: (...args: Args) => Value, ...args: Args) =>
    engine.evaluate<Value>(`return (${work})(...${JSON.stringify(args)})`);

  /** Runs a function in the page's frame, like `run`. */
  const runInFrame = <Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value,
    ...args: Args
  ) => {
    const code = `JSON.stringify((${work})(...${JSON.stringify(args)}))`;
    return engine.evaluate<Value>(`return JSON.parse(frames[0].eval(${JSON.stringify(code)}))`);
  };

  /** Waits at most five seconds until a function returns something truthy, and returns its last result. */
  async function until<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value,
    ...args: Args
  ) {
    return poll(() => run(work, ...args));
  }

  /** Scrolls an element into view and clicks on its middle once the page has been painted. */
  async function click(selector: string, place: ScrollLogicalPosition = "center") {
    await until(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const scroll: ScrollIntoViewOptions = { block: place, behavior: "instant" };
    const [x = 0, y = 0] = await run(
      (wanted, options) => {
        const element = document.querySelector(wanted) as Element;
        element.scrollIntoView(options);
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      },
      selector,
      scroll,
    );
    await engine.click(x, y);
  }

  /** A picture of the window once it has been painted and all motion has stopped. */
  async function screenshot() {
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
  return { open, run, runInFrame, until, click, screenshot, engine, site };
}

/** Retries for at most five seconds until the result is true, and returns the last result. */
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
