import { expect, test } from "vitest";
import { prices } from "../../data/model/facts.ts";
import { plans, rangeText } from "../../data/model/plans.ts";
import { distOf } from "../built-sites.ts";
import { readDist } from "../dist.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { shortPhone, widths } from "./harness/devices.ts";
import { pageAt } from "./harness/site-pages.ts";
import { openFrame, runAtSizes } from "./harness/unpainted-frame.ts";

test("choosing a card fills it, cools larger systems and says whom to call, without JavaScript", async () => {
  const page = await openInChromium("/prices/", { javaScriptEnabled: false });
  const all = plans.map(({ name }) => name);
  const nothingChosen = { filled: [], marked: [], lit: all, offers: ["Not sure?"] };
  expect(await page.evaluate(shownCards)).toEqual(nothingChosen);
  for (const [index, { name, radiators, price }] of plans.entries()) {
    const range = rangeText({ radiators })?.replace("up", "Up");
    const start = price === null ? "price on application" : `from\u00a0£${price}`;
    const spoken = [
      name,
      name === prices.mostPopular && "Most Popular",
      range,
      price === null ? "Custom quote required Price on application POA" : `From £${price}`,
    ];
    const radio = page.getByRole("radio", { name: spoken.filter(Boolean).join(" "), exact: true });
    if (index === 0) await page.getByText(name, { exact: true }).click({ force: true });
    else await page.keyboard.press("ArrowRight");
    await page.mouse.move(0, 0); // so that no card is filled because it is hovered
    expect(await radio.isChecked()).toBe(true);
    expect(await page.evaluate(shownCards)).toEqual({
      filled: [name],
      marked: [name],
      lit: all.slice(0, index + 1),
      offers: [`${range ?? name}: ${start}.`],
    });
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(shownCards)).toMatchObject({ filled: [], lit: all });
});

/** In the page: the plans whose card is filled, whose mark is thick and whose radiators are lit, and the line below. */
function shownCards() {
  const cards = [...document.querySelectorAll(".price-card")];
  const nameOf = (card: Element) =>
    card.querySelector(".price-card-name")?.textContent?.replace("\u00a0", " ");
  const styleOf = (card: Element, part: string) => getComputedStyle(card.querySelector(part) ?? card);
  const paintOf = (card: Element) => styleOf(card, ".price-card-plan").backgroundColor;
  const markOf = (card: Element) => Number.parseFloat(styleOf(card, ".choice-mark").borderTopWidth);
  return {
    filled: cards.filter((card) => !paintOf(card).endsWith(", 0)")).map(nameOf),
    marked: cards.filter((card) => markOf(card) > 4).map(nameOf),
    lit: cards.filter((card) => styleOf(card, ".ruler-lit").opacity === "1").map(nameOf),
    offers: [...document.querySelectorAll(".price-choice-offers > *")]
      .filter((offer) => offer.checkVisibility({ visibilityProperty: true }))
      .map((offer) => offer.textContent?.trim()),
  };
}

test("a choice moves nothing, at any width", async () => {
  await openFrame(pageAt("/prices/"));
  const layouts = await runAtSizes(widths(320, 390, 768, 1280, 1920), () =>
    [...document.querySelectorAll<HTMLInputElement>(".prices input")].map((radio) => {
      radio.click();
      const parts = [...document.querySelectorAll(".price-card *, main > *")];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return boxes.map(({ top, height }) => `${top} ${height}`);
    }),
  );
  for (const [first, ...others] of layouts) expect(others).toEqual(others.map(() => first));
});

test("no price card changes its width while the others arrive", async () => {
  await openFrame(pageAt("/prices/"));
  const sizes = await runAtSizes(widths(960, 1440), () => {
    const [first, ...others] = document.querySelectorAll<HTMLElement>(".price-card");
    return [false, true].map((arriving) => {
      for (const other of others) other.hidden = arriving;
      return first?.offsetWidth;
    });
  });
  for (const [all, alone] of sizes) expect(alone).toBe(all);
});

test("the arrow keys bring the chosen plan's price into view, and whom to call below it", async () => {
  for (const viewport of [shortPhone, { width: 1280, height: 600 }]) {
    const page = await openInChromium("/prices/", { viewport });
    await page.getByRole("radio").first().focus();
    for (const key of [...plans.map(() => "ArrowDown"), ...plans.map(() => "ArrowUp")]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(isChoiceInView)).toBe(true);
    }
  }
});

/** In the page: whether the chosen plan's radiators and price are between the header and the number at the lower edge. */
function isChoiceInView(): boolean {
  const card = document.querySelector(".price-card:has(:checked)");
  const edges = (part?: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
  const bar = document.querySelector(".call-bar a");
  const isRepeated = bar?.checkVisibility({ visibilityProperty: true });
  const choice = edges(document.querySelector(".price-choice"));
  const top = edges(card?.querySelector("input")).top - edges(document.querySelector("header")).bottom;
  const isPriceShown = top >= 0 && edges(card?.querySelector(".price-card-price")).bottom <= choice.top;
  return isPriceShown && choice.bottom <= innerHeight && !isRepeated;
}

test("in forced colours, the mark of the chosen card is thicker than the others", async () => {
  const page = await openInChromium("/prices/");
  await page.emulateMedia({ forcedColors: "active" });
  await page.getByRole("radio").first().check();
  const { marked } = await page.evaluate(shownCards);
  expect(marked).toEqual([plans[0]?.name]);
});

test("seven plans stand in rows of four and three, so that none is alone", async () => {
  await openFrame(pageAt("/prices/"), () => readDist("prices/index.html", distOf("most")));
  const sizes = await runAtSizes(widths(960, 1280, 1920), () => {
    const tops = [...document.querySelectorAll<HTMLElement>(".price-card")].map((card) => card.offsetTop);
    return tops.map((top) => tops.filter((other) => other === top).length);
  });
  for (const rows of sizes) expect(rows).toEqual([4, 4, 4, 4, 3, 3, 3]);
});
