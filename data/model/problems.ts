import type { Problem } from "../../scripts/contract.ts";
import { addressProblems, basePath, origin } from "./address.ts";
import { forms } from "./forms.ts";
import { dayProblems, today } from "./today.ts";

/** What is wrong with the facts. While there is a problem, no module but this one and its imports may run. */
export const problems: readonly Problem[] = [
  ...Object.values(forms).flatMap((form) => form.problems),
  ...addressProblems(origin, basePath),
  ...dayProblems(today),
];
