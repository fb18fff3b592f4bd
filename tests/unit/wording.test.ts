import { expect, test } from "vitest";
import { associationDetail } from "../../data/copy/association.ts";
import { closureSentence, dependenceText, vatSentence } from "../../data/copy/owners-sentences.ts";
import { notFinal } from "../../data/copy/prices.ts";
import { days, daysText, hoursText } from "../../data/model/dates.ts";
import { rangeText } from "../../data/model/plans.ts";

// tests/snapshot shows what the three sets of facts become; here is what none of them contains.

test.each([
  [days, "Every day"],
  [days.slice(0, 5), "Monday to Friday"],
  [days.slice(5), "Saturday and Sunday"],
  [[...days.slice(0, 3), ...days.slice(4, 5)], "Monday to Wednesday and Friday"],
  [["Monday", "Wednesday", "Sunday"] as const, "Monday, Wednesday and Sunday"],
])("%s are called %s", (open, text) => {
  expect(daysText(open)).toBe(text);
});

test.each([
  [{ opens: "00:05", closes: "12:00" }, "12.05 am to 12 noon"],
  [{ opens: "12:30", closes: "24:00" }, "12.30 pm to midnight"],
  [{ opens: "00:00", closes: "24:00" }, "24 hours"],
  ["by appointment" as const, "by appointment"],
])("the hours %j are shown as %s", (hours, text) => {
  expect(hoursText({ days: ["Saturday"], hours })).toBe(`Saturday, ${text}`);
});

test.each([
  [{ from: "2026-12-23", to: "2027-01-02" }, "Closed 23 December 2026 to 2 January 2027."],
  [{ from: "2026-12-25", to: "2026-12-25" }, "Closed 25 December 2026."],
  [
    { from: "2026-12-24", to: "2026-12-26", note: "Ring us on 27 December." },
    "Closed 24 December 2026 to 26 December 2026. Ring us on 27 December.",
  ],
])("the closure %j is told as: %s", (closure, text) => {
  expect(closureSentence(closure)).toBe(text);
});

test.each([
  [{ number: "GB 412 7756 03" }, "Prices include VAT (VAT number GB 412 7756 03)."],
  ["not registered" as const, "We aren’t registered for VAT, so there is none to add."],
])("VAT %j is told as: %s", (vat, text) => {
  expect(vatSentence(vat)).toBe(text);
});

test.each([
  ["Nothing else.", "The price depends on the number of radiators and nothing else."],
  [undefined, notFinal],
  ["The type of boiler also counts.", `${notFinal} The type of boiler also counts.`],
])("that a price depends on “%s” is told as: %s", (dependsOn, text) => {
  expect(dependenceText(dependsOn)).toBe(text);
});

test("one radiator is singular", () => {
  expect(rangeText({ radiators: { from: 1, to: 1 } })).toBe("up to 1 radiator");
});

test("a member of an association says so", () => {
  const expected = "We are a member of the Guild, and work to its standards.";
  expect(associationDetail({ name: "The Guild", member: true })).toBe(expected);
});
