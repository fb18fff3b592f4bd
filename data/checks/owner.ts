import type { Problem } from "../../scripts/contract.ts";
import { isDate } from "../dates.ts";
import { days, type OpeningHours, type OwnerFacts, type Review, textsIn } from "../owner.ts";
import { problem } from "./problem.ts";

const FACTS: Readonly<Record<keyof OwnerFacts, true>> = {
  legalIdentity: true,
  vat: true,
  guaranteeTerms: true,
  openingHours: true,
  email: true,
  association: true,
  insurance: true,
  certificate: true,
  priceConfirmation: true,
  duration: true,
  reviews: true,
  photographs: true,
};

/** A fact is known or left out: an empty or provisional one would be shown, and would allow claims. */
export function ownerProblems(owner: OwnerFacts): Problem[] {
  const known = Object.entries(owner).filter(([, fact]) => fact !== undefined);
  return [
    ...known.flatMap(([name, fact]) => (name in FACTS ? provisional(name, fact) : unknownFact(name))),
    ...emailProblems(owner.email),
    ...associationProblems(owner.association),
    ...(owner.openingHours ?? []).flatMap(hoursProblems),
    ...(owner.reviews ?? []).flatMap(reviewProblems),
  ];
}

function unknownFact(name: string): Problem[] {
  const remedy = `Correct the spelling. The pages can show: ${Object.keys(FACTS).join(", ")}.`;
  return [problem("owner", `${name}:`, `No page shows a fact called “${name}”.`, remedy)];
}

function provisional(name: string, fact: unknown): Problem[] {
  const texts = textsIn(fact);
  if (name === "reviews" && texts.length > 0) return []; // reviewProblems looks at each
  const isKnown = texts.length > 0 && texts.every((text) => !/^\s*($|TODO|TBC|TBD|\?)/i.test(text));
  if (isKnown) return [];
  const remedy = "Write what is true, or remove the line until it is known.";
  return [problem("owner", `${name}:`, `${name} is empty or not final.`, remedy)];
}

function emailProblems(email: string | undefined): Problem[] {
  if (!email?.trim() || /^[^\s@:]+@[^\s@:]+\.[a-z]{2,}$/i.test(email)) return [];
  const remedy = 'Write the address alone: email: "office@example.org"';
  return [problem("owner", email, `“${email}” is not an e-mail address.`, remedy)];
}

/** In quotes, "false" would count as true, and the pages would claim a membership. */
function associationProblems(association: OwnerFacts["association"]): Problem[] {
  if (association === undefined || typeof association.member === "boolean") return [];
  const what = `association says member: “${association.member}”.`;
  return [problem("owner", "association:", what, "Write member: true or member: false, without quotes.")];
}

function hoursProblems({ from, to, opens, closes }: OpeningHours): Problem[] {
  const time = /^([01]\d|2[0-3]):[0-5]\d$/;
  const wrongDay = [from, to].find((day) => !days.includes(day));
  const wrongTime = [opens, closes].find((text) => !time.test(text));
  const remedy = 'Write hours like this: { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" }';
  const fault = (text: string, what: string) => [problem("owner", text || "openingHours", what, remedy)];
  if (wrongDay !== undefined) return fault(wrongDay, `“${wrongDay}” is not a day of the week.`);
  if (wrongTime !== undefined) return fault(wrongTime, `“${wrongTime}” is not a time of the day.`);
  return opens < closes
    ? []
    : fault(opens, `Opening hours from ${opens} to ${closes} end before they begin.`);
}

function reviewProblems({ text, author, date, source }: Review): Problem[] {
  const place = author || text || "reviews";
  const remedy =
    'Write text, author, date: "2026-05-03" and source: "Google"; a genuine review has all four.';
  const missing = Object.entries({ text, author, source }).filter(([, value]) => !value?.trim());
  return [
    ...missing.map(([name]) => problem("owner", place, `A review has no ${name}.`, remedy)),
    ...(isDate(date) ? [] : [problem("owner", place, `A review has the date “${date}”.`, remedy)]),
  ];
}
