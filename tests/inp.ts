import type { Browser, Page } from "playwright";
import { median } from "./median.ts";
import { servePreview } from "./preview.ts";
import { launchChromium } from "./tools/chromium.ts";

/**
 * The command `npm run inp`: measures Interaction to Next Paint (https://web.dev/articles/inp) of the flush picture and
 * the menu, on a phone like Lighthouse's with the processor slowed down six times. Makes eight visits of four taps each
 * (`-- 20` for another number); the slowest tap counts for a visit. Prints the median and maximum of the visits and the
 * median of all taps, in the browsers' steps of 8 ms. Exits with 1 unless the median of the visits is under 100 ms.
 */
const [visits = "8"] = process.argv.slice(2);
const slowedDown = 6;
/** In ms; up to 200 is good: https://web.dev/articles/inp */
const limit = 100;
/** By then, everything that a tap starts has finished. */
const rest = 2600;

const label = (state: string) => `label[for=flush-${state}]`;
const controls = [
  { name: "picture of the flush", taps: ["during", "after", "before", "after"].map(label) },
  { name: "menu", taps: Array<string>(4).fill("header button") },
];

const { address, close } = await servePreview();
const browser = await launchChromium();
console.log("                      median of visits, largest, median of taps (ms)");
for (const { name, taps } of controls) {
  const waits: (readonly number[])[] = [];
  for (let count = 0; count < Number(visits); count++) waits.push(await visit(browser, taps));
  const slowest = waits.map((ofVisit) => Math.max(...ofVisit));
  const cells = [median(slowest), Math.max(...slowest), median(waits.flat())];
  console.log(`${name.padEnd(21)} ${cells.join(" ")}`);
  if (median(slowest) >= limit) process.exitCode = 1;
}
await browser.close();
close();

/** The time from each tap of a visit to the next paint, in ms. */
async function visit(browser: Browser, taps: readonly string[]): Promise<readonly number[]> {
  const [first = ""] = taps;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(listen);
  await page.evaluate((sought) => document.querySelector(sought)?.scrollIntoView({ block: "center" }), first);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowedDown });
  await page.waitForTimeout(rest);
  for (const selector of taps) await tap(page, selector);
  const waits = await page.evaluate(() => [...(window as Listening).waits.values()]);
  await context.close();
  if (waits.length !== taps.length) {
    throw new Error(
      `${waits.length} of ${taps.length} taps on ${first} were reported by the browser. → Run it again.`,
    );
  }
  return waits;
}

type Listening = Window & typeof globalThis & { waits: Map<number, number> };
type InteractionTiming = PerformanceEventTiming & { readonly interactionId: number };

/** Runs in the page: keeps the slowest event of each interaction. */
function listen(): void {
  const waits = new Map<number, number>();
  (window as Listening).waits = waits;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as InteractionTiming[]) {
      if (interactionId > 0) waits.set(interactionId, Math.max(waits.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Uses no Playwright locators: their listeners in the page would be measured too. */
async function tap(page: Page, selector: string): Promise<void> {
  const [x, y] = await page.evaluate((sought) => {
    const { left, top, width, height } = (document.querySelector(sought) as Element).getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, selector);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(rest);
}
