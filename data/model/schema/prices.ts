import * as v from "valibot";
import { type CrossRules, type Report, validEntries } from "../form/read.ts";
import { name } from "../form/texts.ts";

const radiators = v.pipe(
  v.string(),
  v.transform((text) => text.toLowerCase().replace(/\s*[-\u2010-\u2015\u2212]\s*/, "–")),
  v.regex(/^(|up to [1-9]\d*|[1-9]\d*–[1-9]\d*)$/, ({ input }) => {
    return `“${input}” is not a range of radiators. → Write "up to 6" for the first plan, then "7–12", or "" for none.`;
  }),
  v.transform((text) => text || null),
);

const price = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^poa$/i, "POA")),
  v.regex(/^(£[1-9]\d{1,3}|POA)$/, ({ input }) => {
    const hint =
      'Write whole pounds with the £ sign, below £10,000 and without a comma: "£1250"; or "POA" for a custom quote.';
    return `The price is “${input}”. → ${hint}`;
  }),
  v.transform((text) => text as `£${number}` | "POA"),
);

/** A plan; `radiators` is its range as text, "7–12", or null if none is stated. */
const plan = v.object({ name, radiators, price });

/** data/prices.toml, from the smallest system to the largest. */
export const pricesSchema = v.object({ mostPopular: name, plan: v.array(plan) });

export type Plan = v.InferOutput<typeof plan>;
type Plans = ReturnType<typeof validEntries<Plan>>;

/** One plan is popular, at least one has a price, names differ, and ranges and prices grow without gaps. */
export const planRules: CrossRules = ({ mostPopular, plan: all = [] }, report) => {
  const plans = validEntries(all, plan);
  const names = plans.map(({ entry }) => entry.name);
  const isComplete = plans.length === (all as readonly unknown[]).length;
  if (isComplete && !names.includes(`${mostPopular}`))
    report(["mostPopular"], `No plan is called “${mostPopular}”.`, `Write one of: ${names.join(", ")}.`);
  if (isComplete && plans.every(({ entry }) => entry.price === "POA")) {
    const message = "No plan has a price, so the pages can't say what a flush costs from.";
    report(["plan", 0], message, 'Give one a price: price = "£395"');
  }
  for (const [position, { entry, index }] of plans.entries()) {
    if (names.indexOf(entry.name) < position)
      report(["plan", index, "name"], `Two plans are called “${entry.name}”.`, "Give one another name.");
  }
  reportRanges(plans, report);
  reportPrices(plans, report);
};

/** Each range begins where the one before it ends. Only the first mistake is reported: the others follow from it. */
function reportRanges(plans: Plans, report: Report): void {
  let last = 0;
  // Nothing is known of the ranges after an invalid plan.
  for (const { entry, index } of plans.filter(({ index }, position) => index === position)) {
    if (entry.radiators === null) continue;
    const { from, to } = rangeOf(entry.radiators);
    const fault = rangeFault(from, to, last);
    if (fault) {
      const range = last === 0 ? '"up to 6" or "1–6"' : `"${last + 1}–${to > last + 1 ? to : last + 6}"`;
      const message = `${entry.name} is for “${entry.radiators}” radiators${fault}`;
      report(["plan", index, "radiators"], message, `Write ${range}, or the numbers that you mean.`);
      return;
    }
    last = to;
  }
}

function rangeFault(from: number, to: number, last: number): string | undefined {
  if (to < from) return ", which ends before it begins.";
  if (from === last + 1) return undefined;
  if (last === 0) return ", which is not a range from 1 up.";
  return `, but the plan before it ends at ${last}: ${from > last ? "there is a gap" : "they overlap"}.`;
}

/** A larger system that costs less than a smaller one is a typing error. */
function reportPrices(plans: Plans, report: Report): void {
  const priced = plans.filter(({ entry }) => entry.price !== "POA");
  for (const [position, { entry, index }] of priced.entries()) {
    const smaller = priced[position - 1]?.entry;
    if (smaller === undefined || Number(pounds(entry.price)) >= Number(pounds(smaller.price))) continue;
    const message = `${entry.name} costs ${entry.price}, less than ${smaller.name} at ${smaller.price}.`;
    report(["plan", index, "price"], message, "Fix the price that is wrong; plans go from small to large.");
  }
}

/** "7–12" is from 7 to 12, "up to 6" from 1 to 6. */
export function rangeOf(radiators: string): { readonly from: number; readonly to: number } {
  const [first = 1, last] = (radiators.match(/\d+/g) ?? []).map(Number);
  return last === undefined ? { from: 1, to: first } : { from: first, to: last };
}

/** "£395" as a number; null if a custom quote is required. */
export function pounds(price: Plan["price"]): number | null {
  return price === "POA" ? null : Number(price.slice(1));
}
