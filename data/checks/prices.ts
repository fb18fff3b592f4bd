import type { Problem } from "../../scripts/contract.ts";
import { type CountedPlan, counted, type PricePlan } from "../prices.ts";
import { blanks, duplicates, problem } from "./problem.ts";

/** Each price is whole pounds or POA, one plan is popular, and the ranges of radiators have no gap or overlap. */
export function planProblems(plans: readonly PricePlan[]): Problem[] {
  const names = plans.map(({ name }) => name);
  const unnamed = plans.flatMap(({ name, price }) => blanks("prices", name || price, { name }));
  if (unnamed.length > 0) return unnamed;
  return [
    ...duplicates("prices", names),
    ...popularProblems(plans),
    ...counted(plans).flatMap(rangeProblems),
    ...plans.flatMap(priceProblems),
    ...noPriceProblems(plans),
  ];
}

function popularProblems(plans: readonly PricePlan[]): Problem[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.name);
  if (popular.length === 1) return [];
  const remedy = "Write popular: true for one plan, and popular: false for all the others.";
  if (popular.length === 0) return [problem("prices", "pricePlans", "No plan is Most Popular.", remedy)];
  const what = `${popular.length} plans are Most Popular: ${popular.join(", ")}.`;
  return popular.slice(1).map((name) => problem("prices", name, what, remedy));
}

function rangeProblems({ name, radiators, from, to }: CountedPlan): Problem[] {
  if (radiators === null) return [];
  const example = from === 1 ? '"up to 6"' : `"${from}–${from + 5}"`;
  const fault = (what: string) => [
    problem(
      "prices",
      radiators,
      `${name} is for “${radiators}” radiators${what}`,
      `Write the range like this: radiators: ${example}.`,
    ),
  ];
  if (/^\d+ ?[-—] ?\d+$/.test(radiators))
    return fault(", with a hyphen or a long dash. A range takes a short dash: –");
  const expected = from === 1 ? `up to ${to}` : `${from}–${to}`;
  if (radiators === expected && to !== null && to >= from) return [];
  const first = Number(radiators.match(/\d+/)?.[0]);
  if (from > 1 && first < from) return fault(`, but the plan before it ends at ${from - 1}: they overlap.`);
  if (from > 1 && first > from) return fault(`, but the plan before it ends at ${from - 1}: there is a gap.`);
  return fault(`, which is not a range from ${from} up.`);
}

function priceProblems({ name, price }: PricePlan): Problem[] {
  if (typeof price === "string" && /^(£[1-9]\d{1,4}|POA)$/.test(price)) return [];
  const remedy =
    'Write whole pounds with the £ sign, between quotes: price: "£395". Or "POA" for a custom quote.';
  return [problem("prices", name, `${name} has the price “${price}”.`, remedy)];
}

/** The pages say "from £…", so at least one plan has a price. */
function noPriceProblems(plans: readonly PricePlan[]): Problem[] {
  if (plans.some(({ price }) => price !== "POA")) return [];
  const remedy = 'Give at least one plan a price: price: "£395".';
  return [
    problem(
      "prices",
      "pricePlans",
      "No plan has a price, so the pages can't say what a flush costs from.",
      remedy,
    ),
  ];
}
