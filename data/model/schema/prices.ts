import * as v from "valibot";
import { type CrossRules, validEntries } from "../form/read.ts";
import type { Report } from "../form/structure.ts";
import { name } from "../form/texts.ts";

const radiators = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s*[-–—]\s*/, "–")),
  v.regex(/^(|up to [1-9]\d*|[1-9]\d*–[1-9]\d*)$/, ({ input }) => {
    return `“${input}” is not a range of radiators. → Write "up to 6" for the first plan, then "7–12", or "" for none.`;
  }),
  v.transform((text) => text || null),
);

const price = v.pipe(
  v.string(),
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
type Entry = { readonly entry: Plan; readonly index: number };

/** One plan is popular, at least one has a price, names differ, and ranges and prices grow without gaps. */
export const planRules: CrossRules = ({ mostPopular, plan: all = [] }, report) => {
  const entries = validEntries(all, plan);
  const count = (all as readonly unknown[]).length;
  const names = (all as readonly { name?: unknown }[]).map((each) => each.name);
  if (typeof mostPopular === "string" && mostPopular !== "" && !names.includes(mostPopular))
    report(["mostPopular"], `No plan is called “${mostPopular}”.`, `Write one of: ${names.join(", ")}.`);
  if (entries.length === count && entries.every(({ entry }) => entry.price === "POA"))
    report(
      ["plan", 0],
      "No plan has a price, so the pages can't say what a flush costs from.",
      'Give one a price: price = "£395"',
    );
  for (const [position, { entry, index }] of entries.entries()) {
    if (entries.slice(0, position).some((other) => other.entry.name === entry.name))
      report(["plan", index, "name"], `Two plans are called “${entry.name}”.`, "Give one another name.");
  }
  rangeRule(entries, report);
  orderRule(entries, report);
};

/** Each range begins where the one before it ends. Of several mistakes the first is told: the next follow from it. */
function rangeRule(entries: readonly Entry[], report: Report): void {
  let last: number | undefined = 0;
  let expectedIndex = 0;
  for (const { entry, index } of entries) {
    if (index !== expectedIndex) last = undefined; // the plan before it is wrong in itself
    expectedIndex = index + 1;
    const { from, to } = rangeOf(entry.radiators, last);
    const fault = entry.radiators !== null && last !== undefined ? rangeFault(from, to, last) : undefined;
    if (fault !== undefined && last !== undefined) {
      const hint = `Write ${last === 0 ? '"up to 6" or "1–6"' : `"${last + 1}–${last + 6}"`}, or the numbers that you mean.`;
      report(
        ["plan", index, "radiators"],
        `${entry.name} is for “${entry.radiators}” radiators${fault}`,
        hint,
      );
      return;
    }
    last = to ?? last;
  }
}

function rangeFault(from: number, to: number | undefined, last: number): string | undefined {
  if (to !== undefined && to < from) return ", which ends before it begins.";
  const [expected, before] = [last + 1, `but the plan before it ends at ${last}`];
  if (last === 0) return from === expected ? undefined : `, which is not a range from ${expected} up.`;
  if (from < expected) return `, ${before}: they overlap.`;
  return from > expected ? `, ${before}: there is a gap.` : undefined;
}

/** "7–12" is from 7 to 12, "up to 6" from 1 to 6. */
function rangeOf(
  radiators: string | null,
  last = 0,
): { readonly from: number; readonly to: number | undefined } {
  if (radiators === null) return { from: last + 1, to: undefined };
  const numbers = (radiators.match(/\d+/g) ?? []).map(Number);
  return { from: numbers.length > 1 ? (numbers[0] ?? 0) : 1, to: numbers.at(-1) };
}

/** A larger system that costs less than a smaller one is a typing error. */
function orderRule(entries: readonly Entry[], report: Report): void {
  const priced = entries.filter(({ entry }) => entry.price !== "POA");
  for (const [position, { entry, index }] of priced.entries()) {
    const smaller = priced[position - 1]?.entry;
    if (smaller === undefined || Number(entry.price.slice(1)) >= Number(smaller.price.slice(1))) continue;
    const message = `${entry.name} costs ${entry.price}, less than ${smaller.name} at ${smaller.price}.`;
    report(["plan", index, "price"], message, "Fix the price that is wrong; plans go from small to large.");
  }
}
