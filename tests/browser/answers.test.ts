import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expertise } from "../../data/copy/association.ts";
import { faults } from "../../data/copy/faults.ts";
import { heating } from "../../data/copy/heating.ts";
import { notFinal } from "../../data/copy/prices.ts";
import { commercialServices, onTheDay, processSteps } from "../../data/copy/process.ts";
import { assessment } from "../../data/copy/suitability.ts";
import { values } from "../../data/copy/values.ts";
import { owner } from "../../data/model/facts.ts";
import { plans } from "../../data/model/plans.ts";
import { radiusMiles } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { shortPhone } from "./harness/devices.ts";

/** The page where a visitor begins, the links that they tap, and the answer. */
type Journey = readonly [question: string, start: string, taps: readonly string[], answer: string | RegExp];

const [{ name: sludge }] = faults;
const nine = plans.find(({ radiators }) => radiators && radiators.from <= 9 && radiators.to >= 9);
const quote = "Get a Free Quote";
const otherTown = new RegExp(`Town not listed.* [Ww]ithin ${radiusMiles}\u00a0miles`);
const check = "suits your system";
const cannotCall = "what to do if you can’t call";
const portfolio = /a single building or a whole portfolio/;
const [reports = ""] = commercialServices;
/** The first sentence of the guarantee's terms. */
const [promise = ""] = `${owner.guaranteeTerms}`.split(/(?<=\.) /);

const journeys: readonly Journey[] = [
  ["What does it cost for nine radiators?", "/", [quote], `From £${nine?.price}`],
  ["Is that price final?", "/", [quote], notFinal],
  ["What is in the price?", "/", [quote, "what is included"], `${processSteps[0]?.name}`],
  ["Is it sludge or air?", "/", [], new RegExp(`^${sludge}`)],
  ["One is cold at the top. What now?", "/", [], /Usually air/],
  ["Every radiator is cold. What now?", "/", [], heating.allCold],
  ["My boiler bangs. Is that sludge?", "/", ["Boiler banging?"], heating.bangs],
  ["Does a flush suit a house of 1994 with thin pipes?", "/", [check], assessment.age],
  ["My pipes are thin. What now?", "/", [check], /^Thin pipes aren’t always microbore/],
  ["I have microbore pipes. What now?", "/services/", ["What we don’t flush"], assessment.referral],
  ["I don't know how old the system is.", "/", [check], assessment.ageUnknown],
  [
    "I don't know how old the boiler is.",
    "/services/",
    ["What we don’t flush", "How to tell"],
    assessment.ageUnknown,
  ],
  ["Can I see a blockage?", "/", [check], assessment.blockages],
  ["How soon can you come?", "/", [], /Same.week appointments/],
  ["Do you come to a town that is not on the list?", "/", [`${radiusMiles} miles`], otherTown],
  ["What happens on the day?", "/", ["A power flush"], onTheDay],
  ["What if a flush doesn't work?", "/", ["No fix, no fee"], promise],
  ["I own twelve flats. Is that for you?", "/", ["Services", "For landlords and businesses"], portfolio],
  ["I let a flat. What do I get for my files?", "/services/", ["For landlords and businesses"], reports],
  ["Why should I trust you?", "/", ["About Us"], expertise],
  ["Do you say so if you can't help me?", "/", ["About Us"], values[0].detail],
  [
    "I am deaf. How do I call?",
    "/",
    [quote, cannotCall],
    /Can’t hear or speak on the phone\? Relay UK: 18001/,
  ],
  ["I can't call now. How do I keep the number?", "/prices/", [cannotCall], /Save our number/],
  ["How do I book?", "/prices/", ["How to book"], "To book, call us"],
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
  const sentence = page.locator("main, footer").getByText(answer).filter({ visible: true }).first();
  scrolled += await bringIntoView(page, sentence);
  expect(scrolled).toBeLessThanOrEqual(2 * shortPhone.height);
});

test("Services is less than 6,000 px high on a phone", async () => {
  const page = await openInChromium("/services/", { viewport: shortPhone });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
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
