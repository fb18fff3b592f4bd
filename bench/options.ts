import { parseArgs } from "node:util";
import { tools } from "./tools.ts";

/** What `npm run bench` is asked to do. */
export type Options = {
  /** How many pages the sites have, from the smallest to the largest. */
  readonly pages: readonly number[];
  /** How often each site of so many pages is built; the medians are reported. */
  readonly runsFor: (pages: number) => number;
  /** The names of the tools to measure; ours is always among them. */
  readonly only: readonly string[];
};

const USAGE = "npm run bench takes -- --pages=6,100,1000 --runs=7 --only=eleventy,eleventy-minified,astro.";
const names = tools.map(({ name }) => name);

/**
 * Reads the arguments of the command.
 * @throws {Error} naming the argument that is wrong, and what the command takes
 */
export function optionsFrom(args: string[]): Options {
  const values = parse(args);
  const runs = values.runs === undefined ? undefined : numberIn(values.runs, "runs", 1);
  const pages = (values.pages ?? "6,100,1000").split(",").map((text) => numberIn(text, "pages", 2));
  const only = values.only?.split(",") ?? names;
  const stranger = only.find((name) => !names.includes(name));
  if (stranger !== undefined) fail(`“${stranger}” is no tool: ${names.join(", ")}.`);
  return {
    pages: [...new Set(pages)].sort((one, other) => one - other),
    runsFor: (count) => runs ?? (count < 1000 ? 7 : 3),
    only: names.filter((name) => name === "ours" || only.includes(name)),
  };
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { pages: text, runs: text, only: text } }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The words that name the pages make a thousand names, and no more. */
function numberIn(text: string, name: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= 1000) return number;
  return fail(`--${name}: “${text}” is not a whole number from ${least} to 1000.`);
}

function fail(message: string): never {
  throw new Error(`${message}\n${USAGE}`);
}
