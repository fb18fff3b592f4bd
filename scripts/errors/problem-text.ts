import { styleText } from "node:util";
import type { Problem } from "../contract.ts";
import type { SiteError } from "./site-error.ts";

/** All problems, for the terminal. */
export function failureText({ problems, partiallyWritten }: SiteError): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const state = partiallyWritten
    ? "dist/ has old and new files, all intact: fix this and build again"
    : "dist/ is unchanged";
  const summary = styleText("red", `${count}; ${state}.`, { stream: process.stderr });
  return [...problems.map((problem) => problemText(problem, process.stderr)), summary].join("\n");
}

/** One problem: place, rule, message, the pages that the place doesn't name, and hint. */
export function problemText(problem: Problem, stream: NodeJS.WriteStream): string {
  const { rule, places, pages = [], message, hint } = problem;
  const others = pages.filter((page) => !places.some((place) => place.startsWith(page)));
  const on = others.length > 0 ? `\n  on ${others.join(", ")}` : "";
  const place = `${styleText("bold", places.join("\n"), { stream })}  ${styleText("dim", rule, { stream })}`;
  return `${place}\n  ${styleText("red", message, { stream })}${on}\n  → ${hint}\n`;
}
