import { ProblemsError } from "./problems-error.ts";
import { problemsText } from "./problems-text.ts";

/** Ends a command: prints the problems of its options or surroundings, or our own error with its stack. */
export function exitAfter(error: unknown): never {
  const isBug = !(error instanceof ProblemsError);
  console.error(
    isBug ? error : problemsText(error.problems.map((each) => ({ ...each, locations: [] }))).trimEnd(),
  );
  process.exit(1);
}
