import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faults } from "../../data/copy/faults.ts";
import { heating } from "../../data/copy/heating.ts";
import { notFinal } from "../../data/copy/prices.ts";
import { onTheDay, processSteps } from "../../data/copy/process.ts";
import { reasons } from "../../data/copy/reasons.ts";
import { assessment } from "../../data/copy/suitability.ts";
import { plans } from "../../data/model/plans.ts";
import { radiusMiles } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { shortPhone } from "./harness/devices.ts";

/** The page where a visitor begins, the links that they tap, and the answer. */
type Journey = readonly [question: string, start: string, taps: readonly string[], answer: string | RegExp];

const [{ name: sludge }] = faults;
const nine = plans.find(({ radiators }) => radiators && radiators.from <= 9 && radiators.to >= 9);
const quote = "Get a Free Quote";
const otherTown = new RegExp(`Town not listed.* within ${radiusMiles}\u00a0miles`);
const call = "To book, call us";

const journeys: readonly Journey[] = [
  ["What does it cost for nine radiators?", "/", [quote], `From £${nine?.price}`],
  ["Is that price final?", "/", [quote], notFinal],
  ["What is in the price?", "/", [quote, "what is included"], `${processSteps[0]?.name}`],
  ["Is it sludge or air?", "/", [], `${sludge}.`],
  ["One is cold at the top. What now?", "/", [], /Usually air/],
  ["Every radiator is cold. What now?", "/", [], heating.allCold],
  ["My boiler bangs. Is that sludge?", "/", ["Boiler banging?"], heating.bangs],
  ["Does a flush suit a house of 1994 with thin pipes?", "/", ["suits yours"], /The system’s age counts/],
  ["I have microbore pipes. What now?", "/services/", ["What we don’t flush"], assessment.referral],
  ["I don't know how old the boiler is.", "/services/", ["What we don’t flush"], assessment.notSure],
  ["How soon can you come?", "/", [], /Same.week appointments/],
  ["Do you come to a town that is not on the list?", "/", [`${radiusMiles} miles`], otherTown],
  ["What happens on the day?", "/", ["A flush"], onTheDay],
  ["What if a flush doesn't work?", "/", ["No fix, no fee"], `${reasons[0].detail}`],
  [
    "I own twelve flats. Is that for you?",
    "/",
    ["Services", "For landlords and businesses"],
    /landlords’ portfolios/,
  ],
  ["I am deaf. How do I call?", "/", [quote, "How to book"], /18001/],
  ["I can't call now. How do I keep the number?", "/prices/", ["How to book"], /Save our number/],
  ["How do I book?", "/prices/", ["How to book"], call],
];

test.each(journeys)("%s: from %s in two screens and two taps, without JavaScript", async (...journey) => {
  const [, start, taps, answer] = journey;
  const page = await openInChromium(start, { viewport: shortPhone, javaScriptEnabled: false });
  expect(taps.length).toBeLessThanOrEqual(2);
  let scrolled = 0;
  for (const name of taps) {
    const link = page.getByRole("link", { name }).filter({ visible: true }).first();
    scrolled += await bringIntoView(page, link);
    await link.click();
    await page.waitForLoadState();
  }
  const sentence = page.getByRole("main").getByText(answer).filter({ visible: true }).first();
  scrolled += await bringIntoView(page, sentence);
  expect(scrolled).toBeLessThanOrEqual(2 * shortPhone.height);
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
