import { expect, test } from "vitest";
import { associationDetail } from "../../data/copy/reasons.ts";
import { daysOf, hoursText } from "../../data/model/dates.ts";
import { bearingBetween, milesBetween } from "../../data/model/miles.ts";
import { radiatorRange } from "../../data/model/prices.ts";

// tests/snapshot shows what the three sets of facts become; here is what none of them contains.

test("distances and bearings, clockwise from north, follow from positions", () => {
  const reading = { latitude: 51.4562, longitude: -0.9711 };
  const henley = { latitude: 51.5333, longitude: -0.9 };
  expect(milesBetween(reading, henley)).toBeCloseTo(6.1, 1);
  const origin = { latitude: 51, longitude: -1 };
  const bearings = [
    [52, -1],
    [51, -0.99],
    [50, -1],
    [51, -1.01],
  ].map(([latitude = 0, longitude = 0]) => Math.round(bearingBetween(origin, { latitude, longitude })));
  expect(bearings).toEqual([0, 90, 180, 270]);
});

test("opening hours may pass noon, midnight and the end of the week", () => {
  const hours = { from: "Saturday", to: "Monday", opens: "00:05", closes: "12:00" } as const;
  expect(hoursText(hours)).toBe("Saturday to Monday, 12.05 am to 12 pm");
  expect(daysOf(hours)).toEqual(["Saturday", "Sunday", "Monday"]);
  expect(hoursText({ ...hours, to: "Saturday" })).toBe("Saturday, 12.05 am to 12 pm");
});

test("one radiator is singular", () => {
  expect(radiatorRange("up to 1")).toBe("up to 1 radiator");
});

test("a member of an association says so", () => {
  const expected = "We are a member of the Guild, and work to its standards.";
  expect(associationDetail({ name: "The Guild", member: true })).toBe(expected);
});
