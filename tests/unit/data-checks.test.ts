import { expect, test } from "vitest";
import { blankProblems, businessProblems, stepProblems } from "../../data/checks/content.ts";
import { linkProblems } from "../../data/checks/links.ts";
import { ownerProblems } from "../../data/checks/owner.ts";
import { planProblems } from "../../data/checks/prices.ts";
import { wellShaped } from "../../data/checks/shapes.ts";
import { townProblems } from "../../data/checks/towns.ts";
import type { OwnerFacts } from "../../data/owner.ts";
import type { ProcessStep } from "../../data/services.ts";
import { located, reading } from "../../data/towns.ts";
import { fullOwner } from "../full-site.ts";

/** owners-mistakes.test.ts has a mistake of each kind, with its message and its line. */
test("facts that are right have no problem", () => {
  expect(ownerProblems({})).toEqual([]);
  expect(ownerProblems(fullOwner)).toEqual([]);
  const morning = { from: "Monday", to: "Friday", opens: "08:00", closes: "12:00" } as const;
  const evening = { ...morning, opens: "19:00", closes: "20:00" } as const;
  expect(ownerProblems({ openingHours: [morning, evening] })).toEqual([]);
  expect(townProblems([located(reading)], 1)).toEqual([]);
  expect(businessProblems({ name: "Bakery", trade: "Bread", nameConfirmed: true })).toEqual([]);
  const link = { href: "https://a.example", checked: "2026-11-21", label: "A", publisher: "B" } as const;
  expect(linkProblems([link, { ...link, checked: null }])).toEqual([]);
  const plan = { name: "A", radiators: "up to 6", price: "£100", popular: true } as const;
  expect(planProblems([plan, { ...plan, name: "B", radiators: "7–9", popular: false }])).toEqual([]);
});

test("blank texts are named with their part, wherever they are", () => {
  expect(blankProblems("heating", { cause: "Sludge.", signs: ["", { name: " " }], count: 1 })).toMatchObject([
    { places: ["data/heating.ts"], text: '""' },
    { text: 'name: " "' },
  ]);
});

test("each place in the picture of the process needs its step", () => {
  const steps = ["pump", "magnet", "dose", "valves", "filter"].map((place) => {
    return { name: place, place: place as ProcessStep["place"], detail: "", optional: false };
  });
  expect(stepProblems(steps)).toEqual([]);
  expect(stepProblems(steps.slice(1))).toMatchObject([{ message: "No step is at the pump." }]);
});

test("only facts that are written like their examples reach the pages", () => {
  const photographs = [{ path: "/a.jpg", width: "1", height: 1, alt: "A" }];
  const stated = { ...fullOwner, vat: 20, photographs, email: undefined, colour: "red" };
  const { vat: _vat, photographs: _photographs, email: _email, ...known } = fullOwner;
  expect(wellShaped(stated as unknown as OwnerFacts)).toEqual(known);
  expect(ownerProblems(stated as unknown as OwnerFacts).map(({ message }) => message)).toEqual([
    "vat needs quotes around its text.",
    "photographs: width needs a number without quotes.",
    "photographs: lacks caption.",
    "No page shows a fact called “colour”.",
  ]);
});
