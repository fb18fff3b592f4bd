import type { Problem } from "../../scripts/contract.ts";
import type { NavigationEntry } from "../navigation.ts";
import type { Question } from "../questions.ts";
import type { Reason } from "../reasons.ts";
import type { ProcessStep } from "../services.ts";
import { blanks, duplicates, problem } from "./problem.ts";

/** Titles and descriptions have room for a name of so many characters. */
const LONGEST_NAME = 40;

type Business = { readonly name: string; readonly trade: string; readonly nameConfirmed: boolean };

/** The business has a name, which fits where it is shown. */
export function businessProblems({ name, trade, nameConfirmed }: Business): Problem[] {
  const fault = (text: string, message: string, hint: string) => [problem("business", text, message, hint)];
  const [blank] = Object.entries({ name, trade }).filter(
    ([, text]) => !(typeof text === "string" && text.trim()),
  );
  if (blank) {
    return fault(
      `${blank[0]}:`,
      `The business has no ${blank[0]}.`,
      `Write it between quotes: ${blank[0]}: "…"`,
    );
  }
  if (typeof nameConfirmed !== "boolean") {
    return fault(
      "nameConfirmed",
      `nameConfirmed is “${nameConfirmed}”.`,
      "Write true or false, without quotes.",
    );
  }
  if (name.length <= LONGEST_NAME) return [];
  const message = `The name has ${name.length} characters; search results have room for ${LONGEST_NAME}.`;
  return fault(
    "name:",
    message,
    "Write the short form that customers know; the legal name belongs in data/owner.ts.",
  );
}

/** Each question has an answer, and an anchor of its own that fits in an address. */
export function questionProblems(questions: readonly Question[]): Problem[] {
  const hint = 'Write small letters and hyphens: id: "how-soon"';
  return [
    ...questions.flatMap(({ id, question, answer }) => {
      const isAnchor = /^[a-z][a-z0-9-]*$/.test(id);
      return [
        ...blanks("questions", question || id, { question, answer }),
        ...(isAnchor ? [] : [problem("questions", question, `“${id}” can't be part of an address.`, hint)]),
      ];
    }),
    ...duplicates(
      "questions",
      questions.map(({ id }) => id),
    ),
  ];
}

/** Each reason has a name and a sentence. */
export function reasonProblems(reasons: readonly Reason[]): Problem[] {
  return [
    ...reasons.flatMap(({ name, detail }) => blanks("reasons", name || detail, { name, detail })),
    ...duplicates(
      "reasons",
      reasons.map(({ name }) => name),
    ),
  ];
}

/** Each entry has a label and an address below the site's own. */
export function navigationProblems(entries: readonly NavigationEntry[]): Problem[] {
  const hint = 'Write it with a slash at both ends: path: "/boiler-care/"';
  const wrong = entries.filter(({ path }) => !/^\/([\w-]+\/)*$/.test(path));
  return [
    ...duplicates(
      "navigation",
      entries.map(({ path }) => path),
    ),
    ...entries.flatMap(({ label, path }) => blanks("navigation", label || path, { label })),
    ...wrong.map(({ label, path }) => {
      return problem(
        "navigation",
        label,
        `“${label}” leads to “${path}”, which is not an address of a page.`,
        hint,
      );
    }),
  ];
}

/** No text of these facts is blank; `name` is their file. */
export function blankProblems(name: string, facts: object): Problem[] {
  return Object.entries(facts).flatMap(([part, value]) => {
    if (typeof value === "object" && value !== null) return blankProblems(name, value);
    if (typeof value !== "string" || value.trim() !== "") return [];
    const text = /^\d+$/.test(part) ? `"${value}"` : `${part}: "${value}"`;
    return [
      problem(name, text, "A text is empty.", "Write it, or copy the old one back from the file's History."),
    ];
  });
}

const PLACES: readonly ProcessStep["place"][] = ["pump", "magnet", "dose", "valves", "filter"];

/** Each place in the picture of the process has its step, and each step its place. */
export function stepProblems(steps: readonly ProcessStep[]): Problem[] {
  const places = steps.map(({ place }) => place);
  const missing = PLACES.filter((place) => !places.includes(place));
  const hint = `The picture has these places, each for one step: ${PLACES.join(", ")}.`;
  return [
    ...duplicates("services", places),
    ...steps
      .filter(({ place }) => !PLACES.includes(place))
      .map(({ place }) =>
        problem("services", `place: "${place}"`, `The picture has no place “${place}”.`, hint),
      ),
    ...missing.map((place) => problem("services", "const processSteps", `No step is at the ${place}.`, hint)),
  ];
}
