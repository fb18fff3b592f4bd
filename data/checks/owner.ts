import type { Problem } from "../../scripts/contract.ts";
import { daysOf, isDate, isFuture } from "../dates.ts";
import { days, type OpeningHours, type OwnerFacts, type Photograph, type Review, textsIn } from "../owner.ts";
import { problem } from "./problem.ts";
import { shapeProblems, wellShaped } from "./shapes.ts";

/** A fact is known or left out: an empty or provisional one would be shown, and would allow claims. */
export function ownerProblems(stated: OwnerFacts): Problem[] {
  const owner = wellShaped(stated);
  return [
    ...shapeProblems(stated),
    ...Object.entries(owner).flatMap(([name, fact]) => provisional(name, fact)),
    ...emailProblems(owner.email),
    ...hoursProblems(owner.openingHours ?? []),
    ...(owner.reviews ?? []).flatMap(reviewProblems),
    ...(owner.photographs ?? []).flatMap(photographProblems),
  ];
}

function provisional(name: string, fact: unknown): Problem[] {
  const texts = textsIn(fact);
  if (name === "reviews" && texts.length > 0) return []; // reviewProblems looks at each
  const isKnown = texts.length > 0 && texts.every((text) => !/^\s*($|…|TODO|TBC|TBD|\?)/i.test(text));
  if (isKnown) return [];
  const hint = "Write what is true, or remove the line until it is known.";
  return [problem("owner", `${name}:`, `${name} is empty or not final.`, hint)];
}

function emailProblems(email: string | undefined): Problem[] {
  if (!email?.trim() || /^[^\s@:]+@[^\s@:]+\.[a-z]{2,}$/i.test(email)) return [];
  const hint = 'Write the address alone: email: "office@example.org"';
  return [problem("owner", email, `“${email}” is not an e-mail address.`, hint)];
}

const HOURS = 'Write hours like this: { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" }';

function hoursProblems(openingHours: readonly OpeningHours[]): Problem[] {
  const wrong = openingHours.flatMap(runProblems);
  return wrong.length > 0 ? wrong : overlapProblems(openingHours);
}

function runProblems({ from, to, opens, closes }: OpeningHours): Problem[] {
  const time = /^([01]\d|2[0-3]):[0-5]\d$/;
  const wrongDay = [from, to].find((day) => !days.includes(day));
  const wrongTime = [opens, closes].find((text) => !time.test(text));
  const fault = (text: string, message: string) => [problem("owner", text || "openingHours", message, HOURS)];
  if (wrongDay !== undefined) return fault(wrongDay, `“${wrongDay}” is not a day of the week.`);
  if (wrongTime !== undefined) return fault(wrongTime, `“${wrongTime}” is not a time of the day.`);
  return opens < closes
    ? []
    : fault(opens, `Opening hours from ${opens} to ${closes} end before they begin.`);
}

/** A day may have two runs of hours, but no hour may be in both. */
function overlapProblems(openingHours: readonly OpeningHours[]): Problem[] {
  const runs = openingHours.flatMap((run) => daysOf(run).map((day) => ({ ...run, day })));
  const again = runs.find(({ day, opens, closes }, index) =>
    runs.slice(0, index).some((run) => run.day === day && opens < run.closes && run.opens < closes),
  );
  if (again === undefined) return [];
  return [
    problem(
      "owner",
      "openingHours:",
      `The opening hours of ${again.day} overlap.`,
      "Write each hour of a day once.",
    ),
  ];
}

function reviewProblems({ text, author, date, source }: Review): Problem[] {
  const place = author || text || "reviews";
  const hint = 'Write text, author, date: "2026-05-03" and source: "Google"; a genuine review has all four.';
  const missing = Object.entries({ text, author, source }).filter(([, value]) => !value.trim());
  return [
    ...missing.map(([name]) => problem("owner", place, `A review has no ${name}.`, hint)),
    ...(isDate(date) ? [] : [problem("owner", place, `A review has the date “${date}”.`, hint)]),
    ...(isFuture(date) ? [problem("owner", place, `A review has a date in the future: ${date}.`, hint)] : []),
  ];
}

function photographProblems({ path, width, height }: Photograph): Problem[] {
  if (!path.startsWith("/")) {
    return [problem("owner", path, `“${path}” has no slash at its start.`, `Write path: "/${path}"`)];
  }
  if ([width, height].every((size) => Number.isInteger(size) && size > 0)) return [];
  const message = `${path} has ${width} times ${height} pixels.`;
  return [problem("owner", path, message, "Write the picture's width and height in whole pixels.")];
}
