import type { Problem } from "../../scripts/contract.ts";
import type { NavigationEntry } from "../navigation.ts";
import type { Question } from "../questions.ts";
import type { Reason } from "../reasons.ts";
import type { ProcessStep } from "../services.ts";
import { blanks, duplicates, reportIn } from "./problem.ts";

/** How many characters of a name fit into titles and descriptions. */
const LONGEST_NAME = 40;

type Business = { readonly name: string; readonly trade: string; readonly nameConfirmed: boolean };

/** The business has a name that fits where pages show it. */
export function businessProblems({ name, trade, nameConfirmed }: Business): Problem[] {
  const report = reportIn("business");
  const texts = Object.entries({ name, trade });
  const [blank] = texts.filter(([, text]) => typeof text !== "string" || text.trim() === "");
  if (blank)
    return [
      report(`${blank[0]}:`, `The business has no ${blank[0]}.`, `Write ${blank[0]}: "…", between quotes.`),
    ];
  if (typeof nameConfirmed !== "boolean") {
    const message = `nameConfirmed is “${nameConfirmed}”.`;
    return [report("nameConfirmed", message, "Write true or false, without quotes.")];
  }
  if (name.length <= LONGEST_NAME) return [];
  const message = `The name has ${name.length} characters; search results have room for ${LONGEST_NAME}.`;
  const hint = "Write the short form that customers know; the legal name belongs in data/owner.ts.";
  return [report("name:", message, hint)];
}

/** Each question has an answer, and a unique anchor that is valid in an address. */
export function questionProblems(questions: readonly Question[]): Problem[] {
  const report = reportIn("questions");
  const hint = 'Write small letters and hyphens: id: "how-soon"';
  const ids = questions.map(({ id }) => id);
  return [
    ...questions.flatMap(({ id, question, answer }) => [
      ...blanks(report, question || id, { question, answer }),
      ...(/^[a-z][a-z0-9-]*$/.test(id)
        ? []
        : [report(question, `“${id}” can't be part of an address.`, hint)]),
    ]),
    ...duplicates(report, ids),
  ];
}

/** Each reason has a name and a sentence. */
export function reasonProblems(reasons: readonly Reason[]): Problem[] {
  const report = reportIn("reasons");
  const names = reasons.map(({ name }) => name);
  return [
    ...reasons.flatMap(({ name, detail }) => blanks(report, name || detail, { name, detail })),
    ...duplicates(report, names),
  ];
}

/** Each entry has a label and an address on this site. */
export function navigationProblems(entries: readonly NavigationEntry[]): Problem[] {
  const report = reportIn("navigation");
  const hint = 'Write it with a slash at both ends: path: "/boiler-care/"';
  const paths = entries.map(({ path }) => path);
  const wrong = entries.filter(({ path }) => !/^\/([\w-]+\/)*$/.test(path));
  return [
    ...duplicates(report, paths),
    ...entries.flatMap(({ label, path }) => blanks(report, label || path, { label })),
    ...wrong.map(({ label, path }) =>
      report(label, `“${label}” leads to “${path}”, which isn't the address of a page.`, hint),
    ),
  ];
}

/** No text of these facts is blank; `name` is their file. */
export function blankProblems(name: string, facts: object): Problem[] {
  return Object.entries(facts).flatMap(([part, value]) => {
    if (typeof value === "object" && value !== null) return blankProblems(name, value);
    if (typeof value !== "string" || value.trim() !== "") return [];
    const text = /^\d+$/.test(part) ? `"${value}"` : `${part}: "${value}"`;
    const hint = "Write it, or copy the old one back from the file's History.";
    return [reportIn(name)(text, "A text is empty.", hint)];
  });
}

const PLACES: readonly ProcessStep["place"][] = ["pump", "magnet", "dose", "valves", "filter"];

/** Each place in the process picture has a step, and each step a place. */
export function stepProblems(steps: readonly ProcessStep[]): Problem[] {
  const report = reportIn("services");
  const places = steps.map(({ place }) => place);
  const unknown = places.filter((place) => !PLACES.includes(place));
  const missing = PLACES.filter((place) => !places.includes(place));
  const hint = `The picture has these places, each for one step: ${PLACES.join(", ")}.`;
  return [
    ...duplicates(report, places),
    ...unknown.map((place) => report(`place: "${place}"`, `The picture has no place “${place}”.`, hint)),
    ...missing.map((place) => report("const processSteps", `No step is at the ${place}.`, hint)),
  ];
}
