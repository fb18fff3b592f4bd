import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { heating } from "../../data/heating.ts";
import { pricePlans } from "../../data/prices.ts";
import { coveredExamples, radiusMiles } from "../../data/towns.ts";
import { open } from "./browse.ts";

const screen = { width: 390, height: 664 };

type Journey = {
  readonly question: string;
  /** The page where a visitor begins, at its top, and the links that they tap from there. */
  readonly ways: readonly (readonly [start: string, ...taps: string[]])[];
  readonly answer: string | RegExp;
};

const journeys: readonly Journey[] = [
  {
    question: "What does it cost for my radiators?",
    ways: [["/", "Get a Free Quote"], ["/prices/"]],
    answer: `From ${pricePlans[0]?.price}`,
  },
  {
    question: "How do I get a quote?",
    ways: [["/", "Get a Free Quote"], ["/prices/"]],
    answer: "For a free quote, call us.",
  },
  {
    question: "Is it sludge or air?",
    ways: [
      ["/", "Sludge or air?"],
      ["/services/", "Sludge or air?"],
    ],
    answer: heating.bleeding,
  },
  {
    question: "I have microbore pipes or an old system. What now?",
    ways: [
      ["/", "Microbore or old system?"],
      ["/services/", "What we don’t flush"],
    ],
    answer: /We refer these to a mechanical cleaning alternative/,
  },
  {
    question: "I own twelve flats. Is that for you?",
    ways: [
      ["/", "For landlords"],
      ["/services/", "For landlords"],
    ],
    answer: /landlord portfolios/,
  },
  {
    question: "Do you come to a town that is not on the list?",
    ways: [["/", `${radiusMiles} miles`], ["/areas/"]],
    answer: new RegExp(`such as ${coveredExamples[0]?.name}`),
  },
  {
    question: "I can't call now. How do I keep the number?",
    ways: [
      ["/", "How to book"],
      ["/prices/", "How to book"],
    ],
    answer: "Can’t call now? Save our number",
  },
  {
    question: "How do I book?",
    ways: [
      ["/", "How to book"],
      ["/prices/", "How to book"],
    ],
    answer: "To book or get a free quote, call us",
  },
];

describe.each(journeys)("$question", ({ ways, answer }) => {
  test.each(ways)("from %s", async (start, ...taps) => {
    const page = await open(start, { viewport: screen });
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
    expect(scrolled).toBeLessThanOrEqual(screen.height);
  });
});

/** Scrolls as little as shows an element whole, between header and call bar; gives how far that was, in pixels. */
async function bringIntoView(page: Page, element: ReturnType<Page["getByText"]>): Promise<number> {
  const place = () =>
    element.evaluate((target) => {
      const { top, bottom } = target.getBoundingClientRect();
      const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector(".call-bar")?.getBoundingClientRect().top ?? innerHeight;
      return Math.max(0, bottom - bar) || Math.min(0, top - header);
    });
  const distance = await place();
  await page.evaluate((by) => scrollBy(0, by), distance);
  expect(Math.abs(await place())).toBeLessThan(1);
  return Math.abs(distance);
}
