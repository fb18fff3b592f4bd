import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faults } from "../../data/copy/faults.ts";
import { assessment, limits } from "../../data/copy/limits.ts";
import { reasons } from "../../data/copy/reasons.ts";
import { processSteps } from "../../data/copy/services.ts";
import { plans } from "../../data/model/plans.ts";
import { radiusMiles } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { shortPhone } from "./harness/devices.ts";

/** The page where a visitor begins, the links that they tap, and the answer. */
type Journey = readonly [question: string, start: string, taps: readonly string[], answer: string | RegExp];

const [{ name: sludge }] = faults;
const firstPrice = `From £${plans[0]?.price}`;
const freeQuote = "For a free quote, call us.";
const otherTown = new RegExp(`Town not listed.* within ${radiusMiles} miles`);
const saveNumber = "Can’t call now? Save our number";
const call = "To book or get a free quote, call us";
const suits = `pipes are wider than ${limits.microbore.to}\u00a0mm`;

const exclusions = ["Does it suit my system?", "What we don’t flush"];
const landlords = "For landlords and businesses";
const included = processSteps[0]?.detail ?? "";

const journeys: readonly Journey[] = [
  ["What does it cost for my radiators?", "/", ["Get a Free Quote"], firstPrice],
  ["What is in the price?", "/", ["Get a Free Quote", "what is included"], included],
  ["How do I get a quote?", "/", ["Get a Free Quote"], freeQuote],
  ["Is it sludge or air?", "/", [], `${sludge}.`],
  ["One is cold at the top. What now?", "/services/", ["Sludge or air?"], /Usually air/],
  ["I have microbore pipes. What now?", "/", exclusions, assessment.referral],
  ["I have an old system. What now?", "/services/", ["What we don’t flush"], assessment.referral],
  ["I'm not sure how old or blocked it is.", "/", exclusions, assessment.notSure],
  ["Does a flush suit my system?", "/", ["Does it suit my system?"], suits],
  ["How soon can you come?", "/", [], /Same.week appointments/],
  ["What happens, step by step?", "/", ["How a flush works"], processSteps[1]?.detail ?? ""],
  ["What if a flush doesn't work?", "/", ["What if it doesn’t work?"], reasons[0].detail],
  ["I own twelve flats. Is that for you?", "/", [landlords], /landlords’ portfolios/],
  ["Do you come to a town that is not on the list?", "/", [`${radiusMiles} miles`], otherTown],
  ["I can't call now. How do I keep the number?", "/", ["How to book"], saveNumber],
  ["How do I book?", "/prices/", ["How to book"], call],
];

test.each(journeys)("%s: from %s in one screen and two taps, without JavaScript", async (...journey) => {
  const [, start, taps, answer] = journey;
  const page = await openInChromium(start, { viewport: shortPhone, javaScriptEnabled: false });
  expect(taps.length).toBeLessThanOrEqual(2);
  let scrolled = 0;
  for (const name of taps) {
    const link = page.getByRole("main").getByRole("link", { name }).first();
    scrolled += await bringIntoView(page, link);
    await link.click();
    await page.waitForLoadState();
  }
  const sentence = page.getByRole("main").getByText(answer).filter({ visible: true }).first();
  scrolled += await bringIntoView(page, sentence);
  expect(scrolled).toBeLessThanOrEqual(shortPhone.height);
});

/** Scrolls just enough to show a whole element between header and call bar; returns the distance in pixels. */
async function bringIntoView(page: Page, element: ReturnType<Page["getByText"]>): Promise<number> {
  const place = () =>
    element.evaluate((target) => {
      const { top, bottom } = target.getBoundingClientRect();
      const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
      const bar = innerHeight - (document.querySelector(".call-bar")?.clientHeight ?? 0);
      return Math.max(0, bottom - bar) || Math.min(0, top - header);
    });
  const distance = await place();
  await page.evaluate((by) => scrollBy(0, by), distance);
  expect(Math.abs(await place())).toBeLessThan(1);
  return Math.abs(distance);
}
