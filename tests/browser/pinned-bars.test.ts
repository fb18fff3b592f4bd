import { describe, expect, test } from "vitest";
import { mainPhone } from "../../data/model/facts.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { desktop, shortPhone, widths } from "./harness/devices.ts";
import { engineName } from "./harness/page.ts";
import { publicPages } from "./harness/site-pages.ts";
import { openFrame, problemsAt } from "./harness/unpainted-frame.ts";

test.each(publicPages)(
  "on $name, the header stays at the top, the call bar at the bottom, and neither covers the target of a link",
  async (page) => {
    await openFrame(page);
    const sizes = [390, 1280].flatMap((width) => [800, 470].map((height) => ({ width, height })));
    expect(await problemsAt(sizes, movedBars)).toEqual([]);
    expect(await problemsAt(widths(390, 1280), hiddenTargets)).toEqual([]);
  },
);

/** In the frame: scroll positions where the call bar isn't at the bottom, or the header not at the top or covered. */
function movedBars(): string[] {
  return [0, 0.1, 0.5, 1].flatMap((share) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: share * end, behavior: "instant" });
    const { top = 0, height = 0 } = document.querySelector("header")?.getBoundingClientRect() ?? {};
    const uppermost = document.elementFromPoint(innerWidth / 2, top + height / 2);
    const isCovered = uppermost !== null && !uppermost.closest("header");
    const bar = document.querySelector("aside") as Element;
    const isShown = bar.checkVisibility({ visibilityProperty: true });
    const below = isShown ? innerHeight - bar.getBoundingClientRect().bottom : 0;
    const isLow = innerHeight < 480; // leaves no room for a header
    const stays = Math.abs(isLow ? top + scrollY : top) < 0.5 && Math.abs(below) < 0.5;
    return stays && !isCovered ? [] : [`scrolled by ${share}: ${top} px above, ${below} px below`];
  });
}

/** In the frame: link targets that stop under the header or the call bar, and sections that stop far from the header. */
function hiddenTargets(): string[] {
  return [...document.querySelectorAll("main [id]:not(svg *, input)")].flatMap((target) => {
    location.hash = target.id;
    const { top } = target.getBoundingClientRect();
    const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector("aside a")?.getBoundingClientRect();
    const to = bar?.height ? bar.top : innerHeight;
    const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 1;
    const end = target.matches("main > section") && !isAtEnd ? from + 100 : to - 20;
    const rests = top >= from - 0.1 && top < end;
    return rests ? [] : [`#${target.id} at ${top}, between ${from} and ${to}`];
  });
}

if (engineName === "chromium") {
  describe("a call is one tap away, and the call bar is whole or away, and repeats no button on the screen", () => {
    test.each(publicPages)("on $name", async ({ address }) => {
      const page = await openInChromium(address, { viewport: shortPhone });
      expect(await page.evaluate(callBarProblems)).toEqual([]);
      await page.locator(".call-bar a").first().focus();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      const ofFocus = async () => {
        await Promise.allSettled(
          document.activeElement?.getAnimations().map(({ finished }) => finished) ?? [],
        );
        return document.activeElement?.getBoundingClientRect().bottom;
      };
      expect(await page.evaluate(ofFocus)).toBeCloseTo(shortPhone.height, 0);
      await page.setViewportSize(desktop);
      expect(await page.getByRole("complementary").count()).toBe(0);
      const numbers = page.getByRole("banner").getByRole("link", { name: mainPhone.label });
      expect(await numbers.filter({ visible: true }).count()).toBe(1);
    });
  });
}

/** In the page: the scroll positions where the call bar stops half-way or repeats a button, or where there is no call. */
async function callBarProblems(): Promise<string[]> {
  const isShown = (link: Element) =>
    link.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });
  const bar = document.querySelector(".call-bar a") as Element;
  const calls = [...document.querySelectorAll(":is(main, footer) [href^='tel:']")].filter(isShown);
  const isBetween = (from: number, to: number) => (link: Element) => {
    const box = link.getBoundingClientRect();
    return box.top >= from && box.bottom <= to;
  };
  const problemsAtRest = (start: number): string[] => {
    const { top, bottom } = bar.getBoundingClientRect();
    const rests = isShown(bar) ? Math.abs(bottom - innerHeight) < 0.5 : top > innerHeight - 0.5;
    const buttons = calls.filter((call) => call.matches(".call-button, .closing-call-phone"));
    const repeats = isShown(bar) && buttons.some(isBetween(start, top));
    const hasCall = isShown(bar) || calls.some(isBetween(-60, innerHeight + 60));
    return [rests ? "" : "half-way", repeats ? "repeats a button" : "", hasCall ? "" : "no call"].filter(
      Boolean,
    );
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame(); // lays out what the timelines follow
  scrollTo({ top: innerHeight, behavior: "instant" });
  const start = Math.max(0, document.querySelector(".header-bar")?.getBoundingClientRect().bottom ?? 0);
  const last = document.body.scrollHeight - innerHeight;
  const problems: string[] = [];
  for (let top = 0; top <= last; top += 120) {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
    await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
    problems.push(...problemsAtRest(start).map((problem) => `${top} px: ${problem}`));
  }
  return problems;
}
