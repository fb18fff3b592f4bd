import * as v from "valibot";
import { blockList, type Report, rules } from "../form/entries.ts";
import { matching, optionalText, requiredLine, yesOrNo } from "../form/texts.ts";

/** How many radiators a plan is for: "7–12", "up to 6", "over 20" (to Infinity); null if it says nothing. */
const range = v.pipe(
  matching(
    /^(|(up to|over) [1-9]\d*|[1-9]\d*\s*(([-\u2010-\u2015\u2212]|to)\s*[1-9]\d*|\+))$/i,
    'a range of radiators. → Write "up to 6" for the first plan, then "7-12", "over 20" for the last, or "" for none.',
  ),
  v.transform((text) => {
    const [to, from = 1] = (text.match(/\d+/g) ?? []).map(Number).reverse();
    if (to === undefined) return null;
    return /over|\+/i.test(text) ? { from: to + 1, to: Infinity } : { from, to };
  }),
  v.check(
    (range) => !range || (range.from <= range.to && (range.to <= 60 || range.to === Infinity)),
    'A range goes up, to 60 at most. → Write the smaller number first, or "over 20" for the last plan.',
  ),
);

/** In pounds; null for "POA", a custom quote. */
const price = v.pipe(
  matching(
    /^(£[1-9](\d{1,3}|,\d{3})|POA)$/i,
    'a price. → Write whole pounds with the £ sign, from "£10" to "£9,999", or "POA" for a custom quote.',
  ),
  v.transform((text) => Number(text.replace(/\D/g, "")) || null),
);

const plans = blockList(v.object({ name: requiredLine, radiators: range, price }), "name");
type Plans = v.InferOutput<typeof plans>;
export type Plan = Plans[number];

/** data/prices.toml, from the smallest system to the largest. */
export const pricesSchema = v.pipe(
  v.object({
    mostPopular: optionalText(requiredLine),
    mostPopularConfirmed: yesOrNo,
    plan: v.pipe(plans, rules(reportRanges, reportPrices)),
  }),
  rules(({ mostPopular, plan: plans }, report) => {
    const names = plans.map(({ name }) => name);
    if (mostPopular && !names.includes(mostPopular))
      report(["mostPopular"], `No plan is called “${mostPopular}”. → Write one of: ${names.join(", ")}.`);
  }),
  v.transform(({ plan: plans, ...form }) => ({ ...form, plans })),
);

const OPEN = 'The plan before this one has no end. → Give it one: only the last can be "over" a number.';

/** Each range begins where the one before it ends. Only the first mistake is reported: the others follow from it. */
function reportRanges(plans: Plans, report: Report): void {
  let next = 1;
  for (const { name, radiators, index } of plans) {
    if (radiators === null) continue;
    const { from, to } = radiators;
    if (from !== next) {
      const before = next > 1 ? `, but the plan before it ends at ${next - 1}` : "";
      const written = to === Infinity ? `: "over ${next - 1}"` : "";
      const message = `The range of ${name} begins at ${from}${before}. → Begin it at ${next}${written}.`;
      report([index, "radiators"], next === Infinity ? OPEN : message);
      return;
    }
    next = to + 1;
  }
}

/** A larger system that costs less than a smaller one is a typing error. */
function reportPrices(plans: Plans, report: Report): void {
  let smaller = { name: "", price: 0 };
  for (const { name, price, index } of plans) {
    if (price === null) continue;
    const message = `${name} costs £${price}, less than ${smaller.name} at £${smaller.price}.`;
    const hint = "Fix the price that is wrong; plans go from small to large.";
    if (price < smaller.price) report([index, "price"], `${message} → ${hint}`);
    smaller = { name, price };
  }
  const noPrice = "No plan has a price, so the pages can't say what a flush costs from.";
  if (smaller.price === 0) report([0], `${noPrice} → Give a [[plan]] a price: price = "£395"`);
}
