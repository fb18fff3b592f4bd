import type { Problem } from "../contract.ts";
import { problemText } from "../errors/problem-text.ts";
import { SiteError } from "../errors/site-error.ts";

/** How many of the last times the median is taken of. */
const LAST = 20;

/** What the terminal says of each save. */
export function createLog(say: (text: string) => void) {
  const times: number[] = [];
  return {
    started(address: string): void {
      say(`${address}\nChanges of the sources show at once. Ctrl+C ends this.`);
    },
    /** These files were saved; of many, the first are named. */
    changed(paths: readonly string[]): void {
      const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
      if (paths.length > 0) say(paths.slice(0, 3).join(", ") + more);
    },
    /** A browser has painted an open page, so many milliseconds after the save. */
    painted(address: string, milliseconds: number): void {
      times.push(milliseconds);
      const last = times.slice(-LAST).toSorted((one, other) => one - other);
      const median = shown(last[Math.floor(last.length / 2)] ?? milliseconds);
      say(`  ${address} painted ${shown(milliseconds)} after the save (median of ${last.length}: ${median})`);
    },
    made(milliseconds: number): void {
      say(`  whole site made and checked in ${shown(milliseconds)}`);
    },
    /** In short what the browser shows with the code around it; of the generator's own faults the stack. */
    failed(problems: readonly Problem[], error: unknown): void {
      if (!(error instanceof SiteError)) say(error instanceof Error ? (error.stack ?? "") : String(error));
      for (const problem of problems) say(problemText(problem, process.stdout));
    },
  };
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
