import type { Problem } from "../../scripts/contract.ts";
import { addressProblems, basePath, origin } from "./address.ts";
import { forms, type readForms } from "./facts.ts";

/** Mistakes in the facts. While there is one, no module but this one and its imports may run. */
export const problems: readonly Problem[] = findProblems(forms, origin, basePath);

/** All mistakes in all forms and in the site's address. */
export function findProblems(
  all: ReturnType<typeof readForms>,
  origin: string,
  basePath: string,
): readonly Problem[] {
  return [...Object.values(all).flatMap((form) => form.problems), ...addressProblems(origin, basePath)];
}
