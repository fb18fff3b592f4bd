import * as v from "valibot";
import { type BlockRule, blockList, type Report, rule } from "../form/entries.ts";
import { requiredLine, yesOrNo } from "../form/texts.ts";

/** How many radiators a plan is for; null if the form states no range. */
type Range = { readonly from: number; readonly to: number };

/** "7–12", "7 - 12" or "up to 6" */
const range = v.pipe(
  v.string(),
  v.regex(/^(|up to [1-9]\d*|[1-9]\d*\s*[-\u2010-\u2015\u2212]\s*[1-9]\d*)$/i, ({ input }) => {
    return `“${input}” isn't a range of radiators. → Write "up to 6" for the first plan, then "7–12", or "" for none.`;
  }),
  v.transform((text): Range | null => {
    const [first = 1, last = first] = (text.match(/\d+/g) ?? []).map(Number);
    return text === "" ? null : { from: /^up/i.test(text) ? 1 : first, to: last };
  }),
);

/** In pounds; null if a custom quote is required. */
const price = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^£(\d),(\d{3})$/, "£$1$2")),
  v.regex(/^(£[1-9]\d{1,3}|POA)$/i, ({ input }) => {
    const hint =
      'Write whole pounds with the £ sign, from £10 to £9,999: "£395"; or "POA" for a custom quote.';
    return `The price is “${input}”. → ${hint}`;
  }),
  v.transform((text) => (text.startsWith("£") ? Number(text.slice(1)) : null)),
);

const plan = v.object({ name: requiredLine, radiators: range, price });
export type Plan = v.InferOutput<typeof plan>;

/** "£1,250" */
export function priceText(pounds: number): string {
  return `£${pounds.toLocaleString("en-GB")}`;
}

/** "7–12 radiators", "up to 1 radiator"; undefined for a plan without a range. */
export function rangeText({ radiators }: Pick<Plan, "radiators">): string | undefined {
  if (radiators === null) return undefined;
  const { from, to } = radiators;
  return `${from === 1 ? `up to ${to}` : `${from}–${to}`} ${to === 1 ? "radiator" : "radiators"}`;
}

/** At least one plan has a price, names differ, ranges have no gaps, and prices don't fall. */
const planRules: BlockRule<Plan> = (plans, report, firstInvalid) => {
  if (firstInvalid === Infinity && plans.every(({ price }) => price === null)) {
    const message = "No plan has a price, so the pages can't say what a flush costs from.";
    report([0], message, 'Give one a price: price = "£395"');
  }
  for (const { name, index } of plans) {
    if (plans.some((other) => other.index < index && other.name === name))
      report([index, "name"], `Two plans are called “${name}”.`, "Give one another name.");
  }
  // Nothing is known of the ranges after an invalid plan.
  reportRanges(
    plans.filter(({ index }) => index < firstInvalid),
    report,
  );
  reportPrices(plans, report);
};

/** data/prices.toml, from the smallest system to the largest. */
export const pricesSchema = v.pipe(
  v.strictObject({
    mostPopular: requiredLine,
    mostPopularConfirmed: yesOrNo,
    plan: blockList(plan, planRules),
  }),
  rule(({ mostPopular, plan }, report, isValid) => {
    const names =
      isValid("mostPopular") && isValid("plan") ? plan.flatMap((each) => each?.name ?? []) : [mostPopular];
    if (!names.includes(mostPopular))
      report(["mostPopular"], `No plan is called “${mostPopular}”.`, `Write one of: ${names.join(", ")}.`);
  }),
  v.transform((form) => ({ ...form, ...summaryOf(form.plan) })),
);

function summaryOf(plans: readonly Plan[]) {
  const hasSeveralPlans = plans.length > 1;
  return {
    /** Whether visitors choose between plans. */
    hasSeveralPlans,
    /** Whether the number of radiators decides between plans. */
    isByRadiators: hasSeveralPlans && plans.some(({ radiators }) => radiators !== null),
    /** The lowest price: "£395". */
    lowestPrice: priceText(Math.min(...plans.flatMap(({ price }) => price ?? []))),
  };
}

type Plans = Parameters<typeof planRules>[0];

/** Each range begins where the one before it ends. Only the first mistake is reported: the others follow from it. */
function reportRanges(plans: Plans, report: Report): void {
  let last = 0;
  for (const { name, radiators, index } of plans) {
    if (radiators === null) continue;
    const { from, to } = radiators;
    const fault = rangeFault(radiators, last);
    if (fault) {
      const hint = last === 0 ? '"up to 6" or "1–6"' : `"${last + 1}–${to > last + 1 ? to : last + 6}"`;
      const message = `${name} is for “${from}–${to}” radiators${fault}`;
      report([index, "radiators"], message, `Write ${hint}, or the numbers that you mean.`);
      return;
    }
    last = to;
  }
}

function rangeFault({ from, to }: Range, last: number): string | undefined {
  if (to < from) return ", which ends before it begins.";
  if (from === last + 1) return undefined;
  if (last === 0) return ", which isn't a range from 1 up.";
  return `, but the plan before it ends at ${last}: ${from > last ? "there is a gap" : "they overlap"}.`;
}

/** A larger system that costs less than a smaller one is a typing error. */
function reportPrices(plans: Plans, report: Report): void {
  let smaller: Plan | undefined;
  for (const plan of plans.filter(({ price }) => price !== null)) {
    if (smaller && Number(plan.price) < Number(smaller.price)) {
      const message = `${plan.name} costs £${plan.price}, less than ${smaller.name} at £${smaller.price}.`;
      report([plan.index, "price"], message, "Fix the price that is wrong; plans go from small to large.");
    }
    smaller = plan;
  }
}
