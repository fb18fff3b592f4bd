import type { Problem } from "../../scripts/contract.ts";
import { type CountedPlan, counted, type PricePlan, pounds } from "../prices.ts";
import { blanks, duplicates, reportIn, unknownParts } from "./problem.ts";

const report = reportIn("prices");
const PARTS = ["name", "radiators", "price", "popular"];

/** Each price is whole pounds or POA, one plan is popular, and the ranges of radiators have no gap or overlap. */
export function planProblems(plans: readonly PricePlan[]): Problem[] {
  const names = plans.map(({ name }) => name);
  const misspelt = plans.flatMap((plan) => unknownParts(report, plan.name, plan, PARTS));
  const unnamed = plans.flatMap(({ name, price }) => blanks(report, name || price, { name }));
  if (misspelt.length + unnamed.length > 0) return [...misspelt, ...unnamed];
  const wrongPrices = plans.flatMap(priceProblems);
  return [
    ...duplicates(report, names),
    ...popularProblems(plans),
    ...counted(plans).flatMap(rangeProblems).slice(0, 1), // the next ranges follow from this one
    ...(wrongPrices.length > 0 ? wrongPrices : orderProblems(plans)),
    ...noPriceProblems(plans),
  ];
}

function popularProblems(plans: readonly PricePlan[]): Problem[] {
  const hint = "Write popular: true for one plan, and popular: false for all the others.";
  const unclear = plans.filter((plan) => typeof plan.popular !== "boolean");
  if (unclear.length > 0)
    return unclear.map(({ name, popular }) =>
      report(name, `${name} says popular: “${popular}”.`, `${hint} Both without quotes.`),
    );
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.name);
  if (popular.length === 0) return [report("const pricePlans", "No plan is Most Popular.", hint)];
  const message = `${popular.length} plans are Most Popular: ${popular.join(", ")}.`;
  return popular.slice(1).map((name) => report(name, message, hint));
}

function rangeProblems({ name, radiators, from, to }: CountedPlan): Problem[] {
  if (radiators === null) return [];
  if (typeof radiators !== "string") return blanks(report, name, { radiators });
  const fault = rangeFault(radiators, from, to);
  if (fault === undefined) return [];
  const example = `${from === 1 ? '"up to 6" or ' : ""}"${from}–${from + 5}"`;
  const message = `${name} is for “${radiators}” radiators${fault}`;
  return [report(`radiators: "${radiators}"`, message, `Write the range like this: radiators: ${example}.`)];
}

function rangeFault(radiators: string, from: number, to: number | null): string | undefined {
  if (/^\d+ ?[-—] ?\d+$/.test(radiators))
    return ", with a hyphen or a long dash. A range takes a short dash: –";
  const isExpected = radiators === `${from}–${to}` || (from === 1 && radiators === `up to ${to}`);
  if (isExpected && to !== null && to >= from) return undefined;
  const first = Number(radiators.match(/\d+/)?.[0]);
  if (from > 1 && first < from) return `, but the plan before it ends at ${from - 1}: they overlap.`;
  if (from > 1 && first > from) return `, but the plan before it ends at ${from - 1}: there is a gap.`;
  return `, which is not a range from ${from} up.`;
}

function priceProblems({ name, price }: PricePlan): Problem[] {
  if (typeof price === "string" && /^(£[1-9]\d{1,3}|POA)$/.test(price)) return [];
  const hint =
    'Write whole pounds below £10,000 with the £ sign, without a comma or pence, between quotes: price: "£1250". Or "POA" for a custom quote.';
  return [report(name, `${name} has the price “${price}”.`, hint)];
}

/** A larger system that costs less than a smaller one is a typing error. */
function orderProblems(plans: readonly PricePlan[]): Problem[] {
  const priced = plans.filter(({ price }) => pounds(price) !== null);
  return priced.slice(1).flatMap((plan, index) => {
    const smaller = priced[index];
    if (smaller === undefined || !(Number(pounds(plan.price)) < Number(pounds(smaller.price)))) return [];
    const message = `${plan.name} costs ${plan.price}, less than ${smaller.name} at ${smaller.price}.`;
    return [report(plan.name, message, "Fix the price that is wrong; plans go from small to large.")];
  });
}

/** The pages say "from £…", so at least one plan has a price. */
function noPriceProblems(plans: readonly PricePlan[]): Problem[] {
  if (plans.some(({ price }) => price !== "POA")) return [];
  const message = "No plan has a price, so the pages can't say what a flush costs from.";
  return [report("const pricePlans", message, 'Give at least one plan a price: price: "£395".')];
}
