import { expect, test } from "vitest";
import { associationDetail } from "../../data/copy/association.ts";
import { daysOf, hoursText } from "../../data/model/dates.ts";
import { rangeText } from "../../data/model/plans.ts";

// tests/snapshot shows what the three sets of facts become; here is what none of them contains.

test("opening hours may pass noon, midnight and the end of the week", () => {
  const hours = { from: "Saturday", to: "Monday", opens: "00:05", closes: "12:00" } as const;
  expect(hoursText(hours)).toBe("Saturday to Monday, 12.05 am to 12 noon");
  expect(daysOf(hours)).toEqual(["Saturday", "Sunday", "Monday"]);
  expect(hoursText({ ...hours, to: "Saturday" })).toBe("Saturday, 12.05 am to 12 noon");
});

test("one radiator is singular", () => {
  expect(rangeText({ radiators: { from: 1, to: 1 } })).toBe("up to 1 radiator");
});

test("a member of an association says so", () => {
  const expected = "We are a member of the Guild, and work to its standards.";
  expect(associationDetail({ name: "The Guild", member: true })).toBe(expected);
});
