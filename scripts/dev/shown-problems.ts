import type { Problem } from "../contract.ts";
import { locate, readSources, type Sources } from "../errors/locate.ts";
import { messageOf, siteErrorOf } from "../errors/site-error.ts";

/** How many lines of code are shown on either side of the one that is meant. */
const AROUND = 2;

/** What a failed attempt to make the site says of its sources, with the code at each place. */
export function shownProblems(error: unknown, root: string): readonly Problem[] {
  const sources = readSources(root);
  return locate(problemsOf(error, root), sources).map((problem) => ({
    ...problem,
    code: Object.fromEntries(problem.places.flatMap((place) => codeAt(place, sources))),
  }));
}

function problemsOf(error: unknown, root: string): readonly Problem[] {
  try {
    return siteErrorOf(error, root).problems;
  } catch {
    const hint = "The generator itself failed; the terminal shows where.";
    return [{ rule: "generator-error", places: ["scripts/"], message: messageOf(error), hint }];
  }
}

function codeAt(place: string, sources: Sources): [string, string][] {
  const [, file = "", line] = /^(.*):(\d+)$/.exec(place) ?? [];
  const source = sources.get(file);
  return source === undefined ? [] : [[place, codeFrame(source, Number(line))]];
}

/** The lines of a source around one, which is marked. */
function codeFrame(source: string, marked: number): string {
  const lines = source.split("\n").map((text, index) => ({ text, number: index + 1 }));
  const shown = lines.filter(({ number }) => Math.abs(number - marked) <= AROUND);
  const width = `${marked + AROUND}`.length;
  return shown
    .map(({ text, number }) => `${number === marked ? ">" : " "} ${`${number}`.padStart(width)} | ${text}`)
    .join("\n");
}
