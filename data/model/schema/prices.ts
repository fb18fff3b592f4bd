import * as v from "valibot";
import { blockList, type Report, rules } from "../form/entries.ts";
import { corrected, matching, optionalText, requiredLine, sentence } from "../form/texts.ts";

/** How many radiators a plan is for: "7–12", "up to 6", "over 20" (to Infinity); null if it says nothing. */
const range = v.pipe(
  matching(
    /^(|(up to|over) [1-9]\d*|[1-9]\d*\s*(([-\u2010-\u2015\u2212]|to)\s*[1-9]\d*|\+))$/i,
    "a range of radiators",
    'Write "up to 6" for the first plan, then "7-12", "over 20" for the last, or "" for none.',
  ),
  v.transform((text) => {
    const [first, second] = (text.match(/\d+/g) ?? []).map(Number);
    if (first === undefined) return null;
    if (text.endsWith("+")) return { from: first, to: Infinity, isOrMore: true };
    if (/over/i.test(text)) return { from: first + 1, to: Infinity };
    return second === undefined ? { from: 1, to: first } : { from: first, to: second };
  }),
  v.check(
    (range) => !range || (range.from <= range.to && (range.to <= 60 || range.to === Infinity)),
    'A range goes up, to 60 at most. Write the smaller number first, or "over 20" for the last plan.',
  ),
);

/** In pounds; null for "POA", a custom quote. */
const price = v.pipe(
  matching(
    /^(£[1-9](\d{1,3}|,\d{3})|POA)$/i,
    "a price",
    'Write whole pounds with the £ sign, from "£10" to "£9,999", or "POA" for a custom quote.',
  ),
  v.transform((text) => Number(text.replace(/\D/g, "")) || null),
);

/** What a price depends on besides radiators. */
const dependence = corrected(
  (written) => written.replace(/^nothing( else)?[.!]?$/i, "nothing else"),
  v.pipe(matching(/\S\s+\S/, "a sentence", 'Write a whole one, or "nothing else".'), sentence),
);

const plan = v.strictObject({ name: requiredLine, radiators: v.optional(range, ""), price });
const form = v.strictObject({
  most_popular: optionalText(requiredLine),
  depends_on: optionalText(dependence),
  plan: blockList(plan, "name"),
});
type Prices = v.InferOutput<typeof form>;

/** data/prices.toml, from the smallest system to the largest. */
export const pricesSchema = v.pipe(
  form,
  v.transform(withoutPlus),
  rules(reportRanges, reportPrices, reportMostPopular),
);

/** After a plan up to 12 radiators, "12+" and "13+" both are 13 or more. */
function withoutPlus(prices: Prices): Prices {
  const ends = prices.plan.map((plan) => plan?.radiators?.to);
  const plan = prices.plan.map((each) => {
    if (!each?.radiators?.isOrMore) return each;
    const { from, to } = each.radiators;
    return { ...each, radiators: { from: ends.includes(from) ? from + 1 : from, to } };
  });
  return { ...prices, plan };
}

/** Each range begins where the one before it ends. Only the first problem is reported: the others follow from it. */
function reportRanges({ plan: plans }: Prices, report: Report): void {
  let next = 1;
  for (const [index, plan] of plans.entries()) {
    if (!plan?.radiators) continue;
    const { from, to } = plan.radiators;
    if (from !== next) {
      report(wrongRange(plan.name, from, to, next), "plan", index, "radiators");
      return;
    }
    next = to + 1;
  }
}

function wrongRange(name: string, from: number, to: number, next: number): string {
  if (next === Infinity)
    return 'The plan before this one has no end. Give it one: only the last can be "over" a number.';
  const before = next > 1 ? `, but the plan before it ends at ${next - 1}` : "";
  const written = to === Infinity ? `: "over ${next - 1}"` : "";
  return `The range of ${name} begins at ${from}${before}. Begin it at ${next}${written}.`;
}

const NO_PLANS = "[[plan]] is missing. Copy a block back from the file's History on GitHub.";
const NO_PRICE =
  'No plan has a price, so the pages can\'t say what a flush costs from. Give a [[plan]] a price: price = "£395".';

/** A larger system that costs less than a smaller one is a typing error. */
function reportPrices({ plan: plans }: Prices, report: Report): void {
  let smaller = { name: "", price: 0 };
  for (const [index, plan] of plans.entries()) {
    if (!plan?.price) continue;
    const { name, price } = plan;
    const message = `${name} costs £${price}, less than ${smaller.name} at £${smaller.price}. Fix the price that is wrong; plans go from small to large.`;
    if (price < smaller.price) report(message, "plan", index, "price");
    smaller = { name, price };
  }
  if (smaller.price === 0) report(plans.length > 0 ? NO_PRICE : NO_PLANS, "plan", 0);
}

function reportMostPopular({ most_popular, plan: plans }: Prices, report: Report): void {
  const names = plans.flatMap((plan) => plan?.name ?? []);
  if (most_popular && names.length > 0 && !names.includes(most_popular))
    report(`No plan is called “${most_popular}”. Write one of: ${names.join(", ")}.`, "most_popular");
}
