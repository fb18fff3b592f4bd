import * as v from "valibot";
import { blockList, type Report, rules } from "../form/entries.ts";
import { matching, requiredLine, yesOrNo } from "../form/texts.ts";

/** How many radiators a plan is for, "7–12", "7 - 12" or "up to 6"; null if it says nothing. */
const range = v.pipe(
  matching(
    /^(|up to [1-9]\d*|[1-9]\d*\s*[-\u2010-\u2015\u2212]\s*[1-9]\d*)$/i,
    'a range of radiators. → Write "up to 6" for the first plan, then "7–12", or "" for none.',
  ),
  v.transform((text) => {
    const [to, from = 1] = (text.match(/\d+/g) ?? []).map(Number).reverse();
    return to === undefined ? null : { from, to };
  }),
);

/** In pounds; null for "POA", a custom quote. */
const price = v.pipe(
  matching(
    /^(£[1-9](\d{1,3}|,\d{3})|POA)$/i,
    'a price. → Write whole pounds with the £ sign, from "£10" to "£9,999", or "POA" for a custom quote.',
  ),
  v.transform((text) => Number(text.replace(/\D/g, "")) || null),
);

const plans = blockList(v.object({ name: requiredLine, radiators: range, price }));
type Plans = v.InferOutput<typeof plans>;
export type Plan = Plans[number];

/** data/prices.toml, from the smallest system to the largest. */
export const pricesSchema = v.pipe(
  v.object({
    mostPopular: requiredLine,
    mostPopularConfirmed: yesOrNo,
    plan: v.pipe(plans, rules(reportNames, reportRanges, reportPrices)),
  }),
  rules(({ mostPopular, plan: plans }, report) => {
    const names = plans.map(({ name }) => name);
    if (!names.includes(mostPopular))
      report(["mostPopular"], `No plan is called “${mostPopular}”. → Write one of: ${names.join(", ")}.`);
  }),
  v.transform(({ plan: plans, ...form }) => ({ ...form, plans })),
);

function reportNames(plans: Plans, report: Report): void {
  for (const [position, { name, index }] of plans.entries()) {
    if (plans.findIndex((other) => other.name === name) < position)
      report([index, "name"], `Two plans are called “${name}”. → Give one another name.`);
  }
}

/** Each range begins where the one before it ends. Only the first mistake is reported: the others follow from it. */
function reportRanges(plans: Plans, report: Report): void {
  let next = 1;
  for (const { name, radiators, index } of plans) {
    if (radiators === null) continue;
    const { from, to } = radiators;
    if (from !== next || to < from) {
      const before = next > 1 ? `: the plan before it ends at ${next - 1}` : "";
      const message = `${name} is for “${from}–${to}” radiators, which isn't a range from ${next} up${before}.`;
      const range = `${next}–${to > next ? to : next + 5}`;
      report([index, "radiators"], `${message} → Write "${range}", or the numbers that you mean.`);
      return;
    }
    next = to + 1;
  }
}

/** A larger system that costs less than a smaller one is a typing error. */
function reportPrices(plans: Plans, report: Report): void {
  const priced = plans.flatMap(({ price, ...plan }) => (price === null ? [] : [{ ...plan, price }]));
  const noPrice = "No plan has a price, so the pages can't say what a flush costs from.";
  if (priced.length === 0) report([0], `${noPrice} → Give one a price: price = "£395"`);
  for (const [position, { name, price, index }] of priced.slice(1).entries()) {
    const smaller = priced[position];
    if (smaller && price < smaller.price) {
      const message = `${name} costs £${price}, less than ${smaller.name} at £${smaller.price}.`;
      report([index, "price"], `${message} → Fix the price that is wrong; plans go from small to large.`);
    }
  }
}
