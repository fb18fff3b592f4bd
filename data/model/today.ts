import type { Problem } from "../../scripts/contract.ts";

/** The British day of the build, "2026-11-21". Set TODAY to build as on another day. */
export const today =
  process.env.TODAY ?? new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });

/** What is wrong with TODAY. */
export function dayProblems(day: string): readonly Problem[] {
  if (/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day)) return [];
  const hint = "Set TODAY to year-month-day, such as 2026-12-24.";
  const at = { file: "data/model/today.ts", searchFor: "process.env.TODAY" };
  return [{ ...at, message: `The day of the build is “${day}”.`, hint }];
}
