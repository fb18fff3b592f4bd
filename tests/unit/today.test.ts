import { expect, test } from "vitest";
import { dayProblems, today } from "../../data/model/today.ts";

test.each(["24/12/2026", "2026-13-01", "26-12-24", "2026-02-31", ""])("TODAY can't be “%s”", (day) => {
  expect(dayProblems(day)).toMatchObject([{ searchFor: "process.env.TODAY" }]);
});

test("TODAY can be year-month-day", () => {
  expect(dayProblems(today)).toEqual([]);
});
