import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prices } from "../../data/model/facts.ts";
import { plans, rangeText } from "../../data/model/plans.ts";
import { distOf } from "../built-sites.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { phone, shortPhone, widths } from "./harness/devices.ts";
import { pageAt } from "./harness/site-pages.ts";
import { openFrame, runAtSizes } from "./harness/unpainted-frame.ts";

test("choosing radiators on the ruler makes them warm and their price hot, without JavaScript", async () => {
  const page = await openInChromium("/prices/", { viewport: phone, javaScriptEnabled: false });
  const all = plans.map(({ name }) => name);
  const popular = [prices.mostPopular];
  expect(await page.evaluate(hotAndWarmPlans)).toEqual({ hot: popular, warm: all });
  for (const { name, radiators, price } of plans) {
    const range = rangeText({ radiators });
    const said = [
      name,
      range,
      price === null ? "price on application, custom quote required" : `from £${price}`,
    ];
    const label = `My system: ${said.filter(Boolean).join(", ")}`;
    const part = page.getByRole("radio", { name: label, exact: true });
    if (name === all[0]) await part.check();
    else await page.keyboard.press("ArrowRight");
    expect(await part.isChecked()).toBe(true);
    expect(await page.evaluate(hotAndWarmPlans)).toEqual({ hot: [name], warm: [name] });
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(hotAndWarmPlans)).toEqual({ hot: [], warm: all });
});

/** In the page: the plans with a hot card, and those with warm radiators. */
function hotAndWarmPlans() {
  const cards = [...document.querySelectorAll(".price-card")];
  const nameOf = (card: Element) => card.querySelector("h3")?.textContent?.replace("\u00a0", " ");
  const styleOf = (card: Element, part: string) => getComputedStyle(card.querySelector(part) ?? card);
  const paintOf = (card: Element) => styleOf(card, ".price-card-plan").backgroundColor;
  return {
    hot: cards.filter((card) => !paintOf(card).endsWith(", 0)")).map(nameOf),
    warm: cards.filter((card) => styleOf(card, "use").opacity === "1").map(nameOf),
  };
}

test("the arrow keys bring the chosen plan's price into view", async () => {
  for (const viewport of [shortPhone, { width: 1280, height: 600 }]) {
    const page = await openInChromium("/prices/", { viewport });
    await page.getByRole("radio").first().focus();
    for (const key of [...plans.map(() => "ArrowDown"), ...plans.map(() => "ArrowUp")]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(isChoiceInView)).toBe(true);
    }
  }
});

/** In the page: whether the chosen plan's radiators and price are between the header and the call bar. */
function isChoiceInView(): boolean {
  const card = document.querySelector(".price-card:has(:checked)");
  const edges = (part?: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
  const bar = document.querySelector(".call-bar");
  const end = bar?.checkVisibility({ visibilityProperty: true }) ? edges(bar).top : innerHeight;
  const top = edges(card?.querySelector("input")).top - edges(document.querySelector("header")).bottom;
  return top >= 0 && edges(card?.querySelector(".price-card-price")).bottom <= end;
}

test("in forced colours, the chosen card has a frame", async () => {
  const page = await openInChromium("/prices/");
  await page.emulateMedia({ forcedColors: "active" });
  await page.getByRole("radio").first().check();
  const plan = page.locator(".price-card:has(:checked) .price-card-plan");
  expect(await plan.evaluate((card) => getComputedStyle(card).outlineWidth)).toBe("6px");
});

test("seven plans stand in rows of four and three, so that none is alone", async () => {
  const html = readFileSync(join(distOf("most"), "prices/index.html"), "utf8");
  await openFrame(pageAt("/prices/"), () => html);
  const sizes = await runAtSizes(widths(960, 1280, 1920), () => {
    const tops = [...document.querySelectorAll<HTMLElement>(".price-card")].map((card) => card.offsetTop);
    return tops.map((top) => tops.filter((other) => other === top).length);
  });
  for (const rows of sizes) expect(rows).toEqual([4, 4, 4, 4, 3, 3, 3]);
});
