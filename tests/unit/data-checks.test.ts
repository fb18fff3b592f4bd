import { expect, test } from "vitest";
import {
  blankProblems,
  businessProblems,
  navigationProblems,
  questionProblems,
  reasonProblems,
  stepProblems,
} from "../../data/checks/content.ts";
import { linkProblems } from "../../data/checks/links.ts";
import { ownerProblems } from "../../data/checks/owner.ts";
import { phoneProblems } from "../../data/checks/phones.ts";
import { planProblems } from "../../data/checks/prices.ts";
import { wellShaped } from "../../data/checks/shapes.ts";
import { townProblems } from "../../data/checks/towns.ts";
import type { OpeningHours, OwnerFacts } from "../../data/owner.ts";
import { ownerTodos } from "../../data/owner-todos.ts";
import { phone } from "../../data/phones.ts";
import type { PricePlan } from "../../data/prices.ts";
import type { ProcessStep } from "../../data/services.ts";
import { located, reading } from "../../data/towns.ts";
import type { Problem } from "../../scripts/contract.ts";
import { fullOwner } from "../full-site.ts";

const told = (problems: readonly Problem[]) => problems.map(({ message }) => message);

test("facts that are right have no problem", () => {
  expect(ownerProblems({})).toEqual([]);
  expect(ownerProblems(fullOwner)).toEqual([]);
  expect(townProblems([located(reading)], 1)).toEqual([]);
  expect(businessProblems({ name: "Bakery", trade: "Bread", nameConfirmed: true })).toEqual([]);
});

test("plans", () => {
  const plans = (...wrong: readonly Partial<PricePlan>[]) =>
    told(
      planProblems(
        wrong.map((each, index) => ({
          name: `Plan ${index + 1}`,
          radiators: null,
          price: "£100",
          popular: index === 0,
          ...each,
        })),
      ),
    );
  expect(plans({}, {})).toEqual([]);
  expect(plans({ name: " " })).toEqual(["“ ” has no name."]);
  expect(plans({}, { name: "Plan 1" })).toEqual(["“Plan 1” is there twice."]);
  expect(plans({ popular: false })).toEqual(["No plan is Most Popular."]);
  expect(plans({}, { popular: true })).toEqual(["2 plans are Most Popular: Plan 1, Plan 2."]);
  expect(plans({ price: "POA" })).toEqual([
    "No plan has a price, so the pages can't say what a flush costs from.",
  ]);
  expect(plans({}, { price: "£99" })).toEqual(["Plan 2 costs £99, less than Plan 1 at £100."]);
  expect(plans({ prise: "£1" } as Partial<PricePlan>)[0]).toMatch(/a part called “prise”/);
  expect(plans({ popular: "true" as unknown as boolean })[0]).toMatch(/^Plan 1 says popular: “true”/);
  expect(plans({ radiators: 6 as unknown as string })).toEqual(["“Plan 1” has no radiators."]);
  expect(plans({ price: "£1.50" })).toEqual(["Plan 1 has the price “£1.50”."]);
  const range = (radiators: string) => plans({ radiators: "up to 6" }, { radiators });
  expect(range("7–9")).toEqual([]);
  expect(range("7-9")).toEqual([
    "Plan 2 is for “7-9” radiators, with a hyphen or a long dash. A range takes a short dash: –",
  ]);
  expect(range("5–9")).toEqual([
    "Plan 2 is for “5–9” radiators, but the plan before it ends at 6: they overlap.",
  ]);
  expect(range("8–9")).toEqual([
    "Plan 2 is for “8–9” radiators, but the plan before it ends at 6: there is a gap.",
  ]);
  expect(range("7 or so")).toEqual(["Plan 2 is for “7 or so” radiators, which is not a range from 7 up."]);
});

test("towns", () => {
  const near = located({ name: "Near", latitude: reading.latitude, longitude: reading.longitude });
  expect(told(townProblems([near], Number.NaN))).toEqual(["The radius is “NaN”."]);
  expect(told(townProblems([near, near], 5))).toEqual(["“Near” is there twice."]);
  expect(told(townProblems([{ ...near, name: "" }], 5))).toHaveLength(1);
  expect(told(townProblems([{ ...near, latitude: Number.NaN }], 5))[0]).toMatch(/which is not two numbers/);
});

test("phones and links", () => {
  expect(told(phoneProblems([phone("0118 496 012")]))).toEqual([
    "“0118 496 012” is not a British phone number.",
  ]);
  const other = { ...phone("0118 496 0123"), href: "tel:+441184960456" } as const;
  expect(told(phoneProblems([other]))).toEqual(["“0118 496 0123” would call +441184960456."]);
  const link = { href: "https://a.example", checked: "2026-11-21", label: "A", publisher: "B" } as const;
  expect(linkProblems([link, { ...link, checked: null }])).toEqual([]);
  expect(told(linkProblems([{ ...link, href: "http://a.example" as "https://a" }]))).toHaveLength(1);
  expect(told(linkProblems([{ ...link, checked: "2026-13-01" }]))).toEqual(["“2026-13-01” is not a day."]);
  expect(told(linkProblems([{ ...link, checked: "2999-12-01" }]))).toEqual(["2999-12-01 is in the future."]);
  expect(told(linkProblems([{ ...link, checked: 1994 as unknown as "1994-1-1" }]))).toEqual([
    "The day in checked has no quotes.",
  ]);
  const text = "0118 950 1234" as unknown as ReturnType<typeof phone>;
  expect(told(phoneProblems([text]))).toEqual([
    "“0118 950 1234” is not written as a phone number has to be.",
  ]);
});

test("the owner's facts", () => {
  const hours = (wrong: object) =>
    told(ownerProblems({ openingHours: [{ ...fullOwner.openingHours[0], ...wrong } as OpeningHours] }));
  expect(hours({ from: "Mon" })).toEqual(["“Mon” is not a day of the week."]);
  expect(hours({ closes: "6 pm" })).toEqual(["“6 pm” is not a time of the day."]);
  expect(hours({ opens: "", closes: "18:00" })[0]).toMatch(/empty or not final/);
  expect(hours({ opens: "19:00" })).toEqual(["Opening hours from 19:00 to 18:00 end before they begin."]);
  expect(told(ownerProblems({ emial: "x" } as OwnerFacts))[0]).toMatch(/No page shows a fact called “emial”/);
  expect(told(ownerProblems({ email: "office@" }))).toEqual(["“office@” is not an e-mail address."]);
  const association = { name: "Bakers", member: "false" } as unknown as OwnerFacts["association"];
  expect(told(ownerProblems({ association } as OwnerFacts))).toEqual([
    "association member needs true or false, without quotes.",
  ]);
  const run = { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" } as const;
  expect(told(ownerProblems({ openingHours: [run, { ...run, from: "Friday", to: "Friday" }] }))).toEqual([
    "The opening hours of Friday overlap.",
  ]);
  const afterwards = { ...run, opens: "19:00", closes: "20:00" } as const;
  expect(ownerProblems({ openingHours: [run, afterwards] })).toEqual([]);
  const early = { text: "Warm.", author: "A", date: "2999-01-01", source: "Post" } as const;
  expect(told(ownerProblems({ reviews: [early] }))).toEqual([
    "A review has a date in the future: 2999-01-01.",
  ]);
  const review = { text: "", author: "", date: "2026-02-30", source: "Post" } as const;
  expect(told(ownerProblems({ reviews: [review] }))).toEqual([
    "A review has no text.",
    "A review has no author.",
    "A review has the date “2026-02-30”.",
  ]);
});

test("townships, places and radius", () => {
  const near = located({ name: "Near", latitude: reading.latitude, longitude: reading.longitude });
  const at = (name: string, latitude: number) => located({ name, latitude, longitude: reading.longitude });
  expect(told(townProblems([near, { ...near, name: "Copy" }], 5))).toEqual([
    "Copy is at the same place as Near.",
  ]);
  expect(told(townProblems([{ ...near, contry: "Kent" } as typeof near], 5))).toEqual([
    "“Near” has a part called “contry”, which no page shows.",
  ]);
  expect(told(townProblems([{ ...near, name: "A".repeat(31) }], 5))[0]).toMatch(/has 31 characters/);
  expect(told(townProblems([at("Far", 52)], 5))[0]).toMatch(/^Far is 37\.\d miles from Reading, outside/);
  const far = [at("A", 52), at("B", 52.1), at("C", 52.2)];
  expect(told(townProblems(far, 5))).toEqual(["A radius of 5 miles leaves out A, B, C."]);
});

test("blank texts, and steps of the process at their places", () => {
  expect(blankProblems("heating", { cause: "Sludge.", signs: ["", { name: " " }], count: 1 })).toMatchObject([
    { places: ["data/heating.ts"], text: '""' },
    { text: 'name: " "' },
  ]);
  const steps = ["pump", "magnet", "dose", "valves", "filter"].map((place) => {
    return { name: place, place: place as ProcessStep["place"], detail: "", optional: false };
  });
  expect(stepProblems(steps)).toEqual([]);
  const wrong = steps.map((step) => ({ ...step, place: "pump" as const }));
  expect(told(stepProblems(wrong))).toContain("No step is at the magnet.");
  const misspelt = [...steps.slice(1), { ...steps[0], place: "Pump" }] as unknown as ProcessStep[];
  expect(told(stepProblems(misspelt))).toEqual([
    "The picture has no place “Pump”.",
    "No step is at the pump.",
  ]);
});

test("photographs, and examples of the manual that were left in", () => {
  const photograph = { path: "/a.jpg", width: 1, height: 1, alt: "A", caption: "B" } as const;
  const photographs = (wrong: object) => told(ownerProblems({ photographs: [{ ...photograph, ...wrong }] }));
  expect(photographs({})).toEqual([]);
  expect(photographs({ path: "a.jpg" })).toEqual(["“a.jpg” has no slash at its start."]);
  expect(photographs({ height: 0 })).toEqual(["/a.jpg has 1 times 0 pixels."]);
  const todos = ownerTodos({ ...fullOwner, email: "office@example.org" });
  expect(told(todos)).toEqual(["“office@example.org” is the example from docs/owner.md."]);
});

test("only facts that are written like their examples reach the pages", () => {
  const wrong = {
    vat: 20,
    photographs: [{ path: "/a.jpg", width: "1", height: 1, alt: "A" }],
    email: undefined,
  };
  const stated = { ...fullOwner, ...wrong, colour: "red" } as unknown as OwnerFacts;
  const { vat, photographs, email, ...known } = fullOwner;
  expect(wellShaped(stated)).toEqual(known);
  expect(told(ownerProblems(stated))).toEqual([
    "vat needs quotes around its text.",
    "photographs: width needs a number without quotes.",
    "photographs: lacks caption.",
    "No page shows a fact called “colour”.",
  ]);
});

test("the name, questions, reasons and the navigation", () => {
  expect(told(businessProblems({ name: " ", trade: "Bread", nameConfirmed: true }))).toEqual([
    "The business has no name.",
  ]);
  const question = { id: "Ä", question: "", answer: "Yes." };
  expect(told(questionProblems([question, question]))).toHaveLength(5);
  expect(told(reasonProblems([{ name: "", detail: "A" }]))).toEqual(["“A” has no name."]);
  expect(told(navigationProblems([{ label: "", path: "/a" }]))).toEqual([
    "“/a” has no label.",
    "“” leads to “/a”, which is not an address of a page.",
  ]);
});
