import { expect, test } from "vitest";
import { associationDetail } from "../../data/copy/reasons.ts";
import { dateText, daysOf, hoursText } from "../../data/model/dates.ts";
import { bearingBetween, milesBetween } from "../../data/model/miles.ts";
import { radiatorRange } from "../../data/model/prices.ts";
import { towns } from "../../data/model/towns.ts";

test("distances follow from positions", () => {
  const milesTo = (latitude: number, longitude: number) =>
    milesBetween({ latitude: 51.4562, longitude: -0.9711 }, { latitude, longitude }).toFixed(1);
  const miles = [milesTo(51.4669, -0.9731), milesTo(51.5333, -0.9), milesTo(51.4015, -1.3247)];
  expect(miles).toEqual(["0.7", "6.1", "15.7"]);
});

test("bearings go clockwise from north", () => {
  const bearingTo = (latitude: number, longitude: number) =>
    Math.round(bearingBetween({ latitude: 51, longitude: -1 }, { latitude, longitude }));
  const bearings = [bearingTo(52, -1), bearingTo(51, -0.99), bearingTo(50, -1), bearingTo(51, -1.01)];
  expect(bearings).toEqual([0, 90, 180, 270]);
});

test("opening hours and dates read as people say them", () => {
  const week = { from: "Monday", to: "Friday", opens: "08:00", closes: "18:30" } as const;
  const noon = { from: "Sunday", to: "Sunday", opens: "00:05", closes: "12:00" } as const;
  expect(hoursText(week)).toBe("Monday to Friday, 8 am to 6.30 pm");
  expect(hoursText(noon)).toBe("Sunday, 12.05 am to 12 noon");
  expect(daysOf({ from: "Saturday", to: "Monday" })).toEqual(["Saturday", "Sunday", "Monday"]);
  expect(dateText("2026-05-03")).toBe("3 May 2026");
});

test("towns are listed nearest first", () => {
  const miles = towns.map((town) => town.miles);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));
});

test("one radiator is singular", () => {
  expect(["up to 1", "1–2"].map(radiatorRange)).toEqual(["up to 1 radiator", "1–2 radiators"]);
});

test("a member says so, and others work to the association's standards", () => {
  const of = (name: string, member: boolean) => associationDetail({ name, member });
  expect(of("The Guild", true)).toBe("We are a member of the Guild, and work to its standards.");
  expect(of("Guild", false)).toBe("We work to the standards of the Guild.");
  expect(associationDetail(undefined)).toBe("We work to the standards of a power flush association.");
});
