import type { Problem } from "../../scripts/contract.ts";

/**
 * A mistake in a file of data/.
 * @param name the file without its folder and ending: "prices"
 * @param text the text to find in that file, which gives the line
 */
export function problem(name: string, text: unknown, message: string, hint: string): Problem {
  return { rule: "invalid-fact", places: [`data/${name}.ts`], text: `${text}`, message, hint };
}

/** A problem for each part of an entry that has no such name; `of` says whose it is: "Newbury". */
export function unknownParts(name: string, of: unknown, entry: object, known: readonly string[]): Problem[] {
  const unknown = Object.keys(entry).filter((part) => !known.includes(part));
  return unknown.map((part) => {
    const hint = `Correct the spelling. It can have: ${known.join(", ")}.`;
    return problem(name, `${part}:`, `“${of}” has a part called “${part}”, which no page shows.`, hint);
  });
}

/** A problem for each value that appears again later in the list. */
export function duplicates(name: string, values: readonly unknown[]): Problem[] {
  const again = values.filter((value, index) => values.indexOf(value) !== index);
  return again.map((value) => problem(name, value, `“${value}” is there twice.`, "Remove one of the two."));
}

/** A problem for each text that is missing or blank; `of` says whose it is: "Newbury". */
export function blanks(name: string, of: unknown, texts: Readonly<Record<string, unknown>>): Problem[] {
  const blank = Object.entries(texts).filter(([, text]) => typeof text !== "string" || text.trim() === "");
  return blank.map(([field, text]) => {
    const hint = `Write ${field}: "…", with the text between quotes.`;
    return problem(name, of || `${field}: "${text}"`, `“${of}” has no ${field}.`, hint);
  });
}
