import { expect, test } from "vitest";
import { pricePlans } from "../../data/prices.ts";
import { open, phone } from "./browse.ts";

/** In the page: the plans with a hot card, and those with warm radiators. */
const look = () => {
  const cards = [...document.querySelectorAll(".price-card")];
  const nameOf = (card: Element) => card.querySelector("h3")?.textContent?.replace("\u00a0", " ");
  const styleOf = (card: Element, part: string) => getComputedStyle(card.querySelector(part) ?? card);
  const hot = getComputedStyle(document.documentElement).getPropertyValue("--hot").trim();
  return {
    hot: cards.filter((card) => getComputedStyle(card).getPropertyValue("--card").trim() === hot).map(nameOf),
    warm: cards.filter((card) => styleOf(card, "use").opacity === "1").map(nameOf),
  };
};

test("choosing radiators on the ruler makes them warm and their price hot, without JavaScript", async () => {
  const page = await open("/prices/", { viewport: phone, javaScriptEnabled: false });
  const all = pricePlans.map(({ name }) => name);
  const popular = pricePlans.filter((plan) => plan.popular).map(({ name }) => name);
  expect(await page.evaluate(look)).toEqual({ hot: popular, warm: all });
  for (const { name, radiators, price } of pricePlans) {
    const part = page.getByRole("radio", { name: `Yours? ${radiators ?? "more"} radiators: ${name}` });
    expect(await part.getAttribute("aria-label")).toContain(price);
    if (name === all[0]) await part.check();
    else await page.keyboard.press("ArrowRight");
    expect(await part.isChecked()).toBe(true);
    expect(await page.evaluate(look)).toEqual({ hot: [name], warm: [name] });
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(look)).toEqual({ hot: popular, warm: all });
});
