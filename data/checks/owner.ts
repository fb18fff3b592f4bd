import type { Problem } from "../../scripts/contract.ts";
import { daysOf, isDate, isFuture } from "../dates.ts";
import { days, type OpeningHours, type OwnerFacts, type Photograph, type Review, textsIn } from "../owner.ts";
import { reportIn } from "./problem.ts";
import { shapeProblems, wellShaped } from "./shapes.ts";

const report = reportIn("owner");

/** Facts are known or left out: pages would show empty or provisional ones, and those would permit claims. */
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

const UNKNOWN = /^\s*($|…|TODO|TBC|TBD|\?)/i;

function provisional(name: string, fact: unknown): Problem[] {
  const texts = textsIn(fact);
  const isChecked = name === "reviews" || name === "photographs"; // each by itself
  if (texts.length > 0 && (isChecked || !texts.some((text) => UNKNOWN.test(text)))) return [];
  const hint = "Write what is true, or remove the line until it is known.";
  return [report(`${name}:`, `${name} is empty or not final.`, hint)];
}

function emailProblems(email: string | undefined): Problem[] {
  if (!email?.trim() || /^[^\s@:]+@[^\s@:]+\.[a-z]{2,}$/i.test(email)) return [];
  const hint = 'Write the address alone: email: "office@example.org"';
  return [report(email, `“${email}” is not an e-mail address.`, hint)];
}

const HOURS = 'Write hours like this: { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" }';

function hoursProblems(openingHours: readonly OpeningHours[]): Problem[] {
  const wrong = openingHours.flatMap(runProblems);
  return wrong.length > 0 ? wrong : overlapProblems(openingHours);
}

function runProblems({ from, to, opens, closes }: OpeningHours): Problem[] {
  const wrongDay = [from, to].find((day) => !days.includes(day));
  if (wrongDay !== undefined) return [report(wrongDay, `“${wrongDay}” is not a day of the week.`, HOURS)];
  const wrongTime = [opens, closes].find((text) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(text));
  if (wrongTime !== undefined)
    return [report(wrongTime || "openingHours", `“${wrongTime}” is not a time of the day.`, HOURS)];
  if (opens < closes) return [];
  return [report(opens, `Opening hours from ${opens} to ${closes} end before they begin.`, HOURS)];
}

/** A day may have two periods of opening hours, but they must not overlap. */
function overlapProblems(openingHours: readonly OpeningHours[]): Problem[] {
  const runs = openingHours.flatMap((run) => daysOf(run).map((day) => ({ ...run, day })));
  const again = runs.find(({ day, opens, closes }, index) =>
    runs.slice(0, index).some((run) => run.day === day && opens < run.closes && run.opens < closes),
  );
  if (again === undefined) return [];
  const message = `The opening hours of ${again.day} overlap.`;
  return [report("openingHours:", message, "Write each hour of a day once.")];
}

function reviewProblems({ text, author, date, source }: Review): Problem[] {
  const hint = 'Write text, author, date: "2026-05-03" and source: "Google"; a genuine review has all four.';
  const missing = Object.entries({ text, author, source }).filter(([, value]) => !value.trim());
  const messages = [
    ...missing.map(([name]) => `A review has no ${name}.`),
    ...(isDate(date) ? [] : [`A review has the date “${date}”.`]),
    ...(isFuture(date) ? [`A review has a date in the future: ${date}.`] : []),
  ];
  return messages.map((message) => report(author || text || "reviews", message, hint));
}

function photographProblems({ files, alt, caption = alt }: Photograph): Problem[] {
  const part = UNKNOWN.test(alt) ? "alt" : UNKNOWN.test(caption) && "caption";
  if (part) {
    const message = `The ${part} of a photograph is empty or not final.`;
    return [report(files[0], message, `Write ${part}: "…", with the text between quotes.`)];
  }
  if (files.length > 0 && files.every((file) => /^\/photographs\/\d+-[0-9a-f]{8}\.(avif|jpg)$/.test(file)))
    return [];
  const hint = 'Copy the line that npm run photo -- FILE "What it shows" prints.';
  return [report(alt, `The files of the photograph “${alt}” are not what the command printed.`, hint)];
}
