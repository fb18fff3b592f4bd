import type { Frame, Page } from "playwright";
import { newPage } from "./browse.ts";

export type Size = { readonly width: number; readonly height: number };

/** A page of each site that holds one frame after the other. */
const holders = new Map<string, Promise<Page>>();

/**
 * Opens a page in a frame that is never painted: there, another size costs one layout and no picture. Media queries and
 * viewport units follow the frame's size. The next frame takes its place.
 * @param change what to change in the page's HTML
 */
export async function openFrame(address: string, change = (html: string) => html): Promise<Frame> {
  const html = await (await fetch(address)).text(); // as it is sent, the page refuses to be framed
  const { origin } = new URL(address);
  if (!holders.has(origin)) holders.set(origin, openHolder(origin));
  const page = (await holders.get(origin)) as Page;
  const holder = await page.evaluateHandle(async (srcdoc) => {
    const frame = document.createElement("iframe");
    frame.style.cssText = "position:fixed;inset-inline-start:200vw;border:0";
    frame.srcdoc = srcdoc;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.replaceChildren(frame);
    await loaded;
    await frame.contentDocument?.fonts.ready;
    return frame;
  }, change(html));
  return (await holder.contentFrame()) as Frame;
}

async function openHolder(origin: string): Promise<Page> {
  const page = await newPage({ bypassCSP: true, reducedMotion: "reduce" });
  await page.goto(`${origin}/robots.txt`);
  return page;
}

/** Gives the frame one size after the other, and asks something at each, without a picture in between. */
export function at<Answer>(frame: Frame, sizes: readonly Size[], ask: () => Answer): Promise<Answer[]> {
  return frame.evaluate(`${JSON.stringify(sizes)}.map((size) => {
    Object.assign(frameElement, size);
    return (${ask})();
  })`);
}

/** All faults that a function of the page finds at these sizes. */
export async function faultsAt(frame: Frame, sizes: readonly Size[], find: () => string[]) {
  const found = await at(frame, sizes, find);
  return sizes.flatMap(({ width, height }, index) =>
    (found[index] ?? []).map((fault) => `${width} × ${height}: ${fault}`),
  );
}
