import { parseArgs } from "node:util";
import { tools } from "./tools.ts";

export const USAGE =
  "npm run bench -- [--pages=6,100,1000] [--runs=7] [--only=eleventy,eleventy-minified,astro]";
const names = tools.map(({ name }) => name);

/**
 * The sizes of the sites, the number of runs for each size, and the tools' names.
 * @throws {Error} for a wrong argument
 */
export function optionsFrom(args: string[]) {
  const text = { type: "string" } as const;
  const options = { pages: text, runs: text, only: text, help: { type: "boolean" } } as const;
  const { values } = parseArgs({ args, options });
  const pages = (values.pages ?? "6,100,1000").split(",").map((size) => numberIn(size, "pages", 2));
  const runs = values.runs === undefined ? undefined : numberIn(values.runs, "runs", 1);
  const only = ["ours", ...(values.only?.split(",") ?? names)];
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`“${unknown}” is not one of the tools: ${names.join(", ")}.`);
  return {
    help: values.help === true,
    pages: [...new Set(pages)].sort((one, other) => one - other),
    runsFor: (count: number) => runs ?? (count < 1000 ? 7 : 3),
    only: names.filter((name) => only.includes(name)),
  };
}

/** `benchPages` can name a thousand pages. */
function numberIn(given: string, option: string, min: number): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= min && number <= 1000) return number;
  throw new Error(`--${option}: “${given}” is not a whole number from ${min} to 1000.`);
}
