import type { Problem } from "../../scripts/contract.ts";

/** The British day of the build, "2026-11-21". Set TODAY to build as on another day. */
export const today =
  process.env.TODAY ?? new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });

/** Whether it is a real day or month: "2026-05-03", "2026-05". */
export const isDate = (text: string) =>
  /^20\d\d(-\d\d){1,2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** Whether it is a real day: "2026-12-23". */
export const isDay = (text: string) => text.length === "2026-12-23".length && isDate(text);

/** What is wrong with TODAY. */
export function dayProblems(day: string): readonly Problem[] {
  if (isDay(day)) return [];
  const hint = "Set TODAY to year-month-day, such as 2026-12-24.";
  const at = { file: "data/model/today.ts", searchFor: "process.env.TODAY" };
  return [{ ...at, message: `TODAY is “${day}”, which isn't a day.`, hint }];
}
