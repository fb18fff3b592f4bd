import type { Problem } from "../../scripts/contract.ts";

/**
 * A mistake in a file of data/.
 * @param name the file without its folder and ending: "prices"
 * @param text the text to find in that file, which gives the line
 */
export function problem(name: string, text: string, what: string, remedy: string): Problem {
  return { file: `data/${name}.ts`, text, what, remedy };
}

/** A problem for each value that appears again later in the list. */
export function duplicates(name: string, values: readonly string[]): Problem[] {
  const again = values.filter((value, index) => values.indexOf(value) !== index);
  return again.map((value) => problem(name, value, `“${value}” is there twice.`, "Remove one of the two."));
}

/** A problem for each text that is missing or blank; `of` says whose it is: "Newbury". */
export function blanks(name: string, of: string, texts: Readonly<Record<string, unknown>>): Problem[] {
  const blank = Object.entries(texts).filter(([, text]) => typeof text !== "string" || text.trim() === "");
  return blank.map(([field]) => {
    return problem(
      name,
      of,
      `“${of}” has no ${field}.`,
      `Write ${field}: "…", with the text between quotes.`,
    );
  });
}
