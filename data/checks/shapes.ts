import type { Problem } from "../../scripts/contract.ts";
import type { OwnerFacts } from "../owner.ts";
import { reportIn } from "./problem.ts";

const report = reportIn("owner");

/** One example of each fact; the owner's must have the same shape. */
const EXAMPLES: Required<OwnerFacts> = {
  legalIdentity: { name: "A. Smith", street: "20 Any Street", town: "Reading", postcode: "RG1 2AB" },
  vat: "Prices include VAT.",
  guaranteeTerms: "…",
  openingHours: [{ from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" }],
  email: "office@example.org",
  association: { name: "…", member: true },
  insurance: "Public liability insurance of £2 million.",
  certificate: "…",
  priceConfirmation: "…",
  duration: "…",
  reviews: [{ text: "…", author: "…", date: "2026-05-03", source: "Google" }],
  photographs: [{ files: ["/photographs/…"], width: 640, height: 480, alt: "…", caption: "…" }],
};

/** Parts that a fact may lack. */
const OPTIONAL = ["caption"];

/** A problem for each fact that no page shows or whose shape differs from its example's. */
export function shapeProblems(owner: OwnerFacts): Problem[] {
  return Object.entries(owner).flatMap(([name, fact]) => problemsOf(name, fact));
}

/** The facts with the same shape as their examples. Pages read only these, so that a mistake can't crash them. */
export function wellShaped(owner: OwnerFacts): OwnerFacts {
  const facts = Object.entries(owner).filter(
    ([name, fact]) => fact !== undefined && problemsOf(name, fact).length === 0,
  );
  return Object.fromEntries(facts);
}

function problemsOf(name: string, fact: unknown): Problem[] {
  if (fact === undefined) return [];
  const example = (EXAMPLES as Readonly<Record<string, unknown>>)[name];
  if (example === undefined) {
    const hint = `Fix the spelling. The pages can show: ${Object.keys(EXAMPLES).join(", ")}.`;
    return [report(`${name}:`, `No page shows a fact called “${name}”.`, hint)];
  }
  const hint = `Write it like this: ${name}: ${sourceOf(example)},`;
  if (Array.isArray(example) && Array.isArray(fact)) {
    return fact.flatMap((part) =>
      faultsIn(part, example[0]).map((message) =>
        report(firstPart(part) ?? `${name}:`, `${name}: ${message}`, hint),
      ),
    );
  }
  return faultsIn(fact, example).map((message) => report(`${name}:`, `${name} ${message}`, hint));
}

const NEEDED: Readonly<Record<string, string>> = {
  string: "needs quotes around its text.",
  number: "needs a number without quotes.",
  boolean: "needs true or false, without quotes.",
};

/** How a value's shape differs from the example's, each as the end of a sentence. */
function faultsIn(value: unknown, example: unknown): string[] {
  if (Array.isArray(example)) return Array.isArray(value) ? [] : ["needs square brackets around it: [ … ]."];
  const needed = NEEDED[typeof example];
  if (needed !== undefined) return typeof value === typeof example ? [] : [needed];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return ["needs its parts in braces: { … }."];
  const [parts, wanted] = [value, example] as Readonly<Record<string, unknown>>[];
  const unknown = Object.keys(parts ?? {}).filter((key) => !(wanted && key in wanted));
  return [
    ...unknown.map((key) => `has no part called “${key}”.`),
    ...Object.entries(wanted ?? {}).flatMap(([key, like]) => partFaults(key, parts?.[key], like)),
  ];
}

function partFaults(key: string, part: unknown, like: unknown): string[] {
  if (part === undefined) return OPTIONAL.includes(key) ? [] : [`lacks ${key}.`];
  return faultsIn(part, like).map((fault) => `${key} ${fault}`);
}

/** An entry's first part with a text, as written: `from: "Monday"`. */
function firstPart(entry: unknown): string | undefined {
  const [part] = Object.entries(entry ?? {}).filter(([, text]) => typeof text === "string" && text !== "");
  return part && `${part[0]}: "${part[1]}"`;
}

/** A value as written in data/owner.ts. */
function sourceOf(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/"(\w+)":/g, "$1:");
}
