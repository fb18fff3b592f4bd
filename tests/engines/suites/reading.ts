import { expect, test } from "vitest";
import { publicPaths, type Visit } from "../visit.ts";

export function readingTests({ open, run, click, engine }: Visit): void {
  test("a question opens and closes with a click and with the keyboard", async () => {
    await open("/prices/");
    const isOpen = () =>
      run(() => {
        const details = document.querySelector("details") as HTMLDetailsElement;
        return [details.open, details.querySelector("p")?.checkVisibility()];
      });
    for (const act of [() => click("summary"), () => engine.press("Enter")]) {
      for (const expected of [true, false]) {
        await act();
        expect(await isOpen()).toEqual([expected, expected]);
      }
    }
  });

  /** Tabs through these parts of a page and returns the stops that are covered. */
  async function coveredStops(path: string, parts: string): Promise<string[]> {
    await open(path);
    await run(() => {
      const main = document.querySelector("main") as HTMLElement;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    });
    const faults: string[] = [];
    for (let last = ""; ; ) {
      await engine.press("Tab");
      const [stop = "", fault = ""] = await run(focusRest, parts);
      if (stop === "" || stop === last) return faults;
      if (fault) faults.push(`${path} ${fault}`);
      last = stop;
    }
  }

  test("no Tab stop is covered by the header or the call bar", async () => {
    const [first = "", ...others] = publicPaths;
    const faults = await coveredStops(first, "main, footer");
    // The footer is the same on every page.
    for (const path of others) faults.push(...(await coveredStops(path, "main")));
    expect(faults).toEqual([]);
  });
}

/** In the page: the focused element in these parts, and its position if it is covered. */
function focusRest(parts: string): string[] {
  const focused = document.activeElement as HTMLElement;
  if (!focused.closest(parts)) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const to = document.querySelector("aside")?.getBoundingClientRect().top ?? innerHeight;
  const name = (focused.textContent || focused.id).slice(0, 40);
  const place = `${name} at ${top} to ${bottom}, between ${from} and ${to}`;
  return [`${name} ${top + scrollY}`, top < from || bottom > to ? place : ""];
}
