import type { Problem, ShownProblem } from "../contract.ts";
import { problemsIn } from "../errors/failure.ts";
import { locate, readSources, type Sources } from "../errors/locate.ts";
import { messageOf } from "../errors/site-error.ts";

/** How many lines of code are shown on either side of the one that is meant. */
const AROUND = 2;

/** What a failed attempt to make the site says of its sources, with the code at each place. */
export function shownProblems(error: unknown, root: string): readonly ShownProblem[] {
  const sources = readSources(root);
  const problems = problemsIn(error, root) ?? [ownFault(error)];
  return locate(problems, sources).map(({ places, ...problem }) => ({
    ...problem,
    places: places.map((place) => ({ place, ...codeAt(place, sources) })),
  }));
}

function ownFault(error: unknown): Problem {
  const hint = "The generator itself failed; the terminal shows where.";
  return { file: "scripts/", message: messageOf(error), hint };
}

function codeAt(place: string, sources: Sources): { readonly frame?: string } {
  const [, file = "", line] = /^(.*):(\d+)$/.exec(place) ?? [];
  const source = sources.get(file);
  return source === undefined ? {} : { frame: codeFrame(source, Number(line)) };
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
