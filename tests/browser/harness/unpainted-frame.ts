import type { Size } from "./devices.ts";
import { engine, open, until } from "./page.ts";
import type { SitePage } from "./site-pages.ts";

/**
 * Opens a page in a frame that is never painted, so that a new size costs only a layout. Media queries and viewport
 * units follow the frame's size. Resolves when it has loaded with its fonts.
 * @param change changes the page's HTML
 */
export async function openFrame({ server, address }: SitePage, change = (html: string) => html) {
  const html = await (await fetch(address)).text();
  const source = server.addPage(change(html));
  await open(`${server.address}/frame`);
  const hasBegun = (wanted: string) => {
    const frame = document.querySelector("iframe") as HTMLIFrameElement;
    if (frame.src !== wanted) frame.src = wanted;
    return frames[0]?.location.href === wanted && frames[0].document.querySelector("footer") !== null;
  };
  await until(hasBegun, source);
  await until(() => {
    const page = frames[0]?.document;
    return page?.readyState === "complete" && page.fonts.status === "loaded";
  });
}

const evaluateInFrame = <Value>(code: string) =>
  engine.evaluate<Value>(
    `return JSON.parse(frames[0].eval(${JSON.stringify(`JSON.stringify(${code} ?? null)`)}))`,
  );

/** Runs a function in the frame, where it sees only its arguments. */
export const runInFrame = <Args extends readonly unknown[], Value>(
  work: (...args: Args) => Value,
  ...args: Args
) => evaluateInFrame<Value>(`(${work})(...${JSON.stringify(args)})`);

/** Runs a function in the frame at each of these sizes. */
export const runAtSizes = <Args extends readonly unknown[], Value>(
  sizes: readonly Size[],
  work: (...args: Args) => Value,
  ...args: Args
) =>
  evaluateInFrame<Value[]>(`${JSON.stringify(sizes)}.map((size) => {
    Object.assign(frameElement, size);
    document.body.getBoundingClientRect(); // WebKit scrolls by the previous layout
    return (${work})(...${JSON.stringify(args)});
  })`);

/** All problems that a function finds in the frame at these sizes. */
export async function problemsAt<Args extends readonly unknown[]>(
  sizes: readonly Size[],
  find: (...args: Args) => string[],
  ...args: Args
): Promise<string[]> {
  const found = await runAtSizes(sizes, find, ...args);
  return sizes.flatMap(({ width, height }, index) =>
    (found[index] ?? []).map((problem) => `${width} × ${height}: ${problem}`),
  );
}

/** Replaces the styles that the previous call has added. */
export const addStyles = (css: string) =>
  runInFrame((text) => {
    document.querySelector("[data-added]")?.remove();
    const style = document.head.appendChild(document.createElement("style"));
    style.dataset.added = style.textContent = text;
  }, css);
