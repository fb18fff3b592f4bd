import type { Problem } from "../../scripts/contract.ts";

/** Reports a mistake in a file of data/. */
export type Report = (text: unknown, message: string, hint: string) => Problem;

/** Reports mistakes in one file of data/: "prices" for data/prices.ts. The line is where that file contains `text`. */
export function reportIn(name: string): Report {
  return (text, message, hint) => {
    return { rule: "invalid-fact", places: [`data/${name}.ts`], text: `${text}`, message, hint };
  };
}

/** A problem for each unknown part of an entry; `of` says whose it is: "Newbury". */
export function unknownParts(
  report: Report,
  of: unknown,
  entry: object,
  known: readonly string[],
): Problem[] {
  const unknown = Object.keys(entry).filter((part) => !known.includes(part));
  const hint = `Fix the spelling. It can have: ${known.join(", ")}.`;
  return unknown.map((part) =>
    report(`${part}:`, `“${of}” has a part called “${part}”, which no page shows.`, hint),
  );
}

/** A problem for each repeated value in a list. */
export function duplicates(report: Report, values: readonly unknown[]): Problem[] {
  const again = values.filter((value, index) => values.indexOf(value) !== index);
  return again.map((value) => report(value, `“${value}” is there twice.`, "Remove one of the two."));
}

/** A problem for each text that is missing or blank; `of` says whose it is: "Newbury". */
export function blanks(report: Report, of: unknown, texts: Readonly<Record<string, unknown>>): Problem[] {
  const blank = Object.entries(texts).filter(([, text]) => typeof text !== "string" || text.trim() === "");
  return blank.map(([field, text]) => {
    const hint = `Write ${field}: "…", with the text between quotes.`;
    return report(of || `${field}: "${text}"`, `“${of}” has no ${field}.`, hint);
  });
}
