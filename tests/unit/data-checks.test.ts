import { expect, test } from "vitest";
import {
  blankProblems,
  businessProblems,
  navigationProblems,
  questionProblems,
  stepProblems,
} from "../../data/checks/content.ts";
import { linkProblems } from "../../data/checks/links.ts";
import { ownerProblems } from "../../data/checks/owner.ts";
import { phoneProblems } from "../../data/checks/phones.ts";
import { planProblems } from "../../data/checks/prices.ts";
import { wellShaped } from "../../data/checks/shapes.ts";
import { townProblems } from "../../data/checks/towns.ts";
import type { OwnerFacts } from "../../data/owner.ts";
import { phone } from "../../data/phones.ts";
import { located, reading } from "../../data/towns.ts";
import type { Problem } from "../../scripts/contract.ts";
import { fullOwner } from "../full-site.ts";

// Facts that are valid except for the given parts. No type restricts these, as in the owner's editor.
const plans = (...parts: readonly object[]) =>
  planProblems(
    parts.map((part, index) => {
      const name = `Plan ${index + 1}`;
      return { name, radiators: null, price: "£100", popular: index === 0, ...part };
    }),
  );
const range = (radiators: string) => plans({ radiators: "up to 6" }, { radiators });
const near = located({ name: "Near", latitude: reading.latitude, longitude: reading.longitude });
const town = (part: object) => townProblems([{ ...near, ...part }], 5);
const north = (name: string) => located({ ...reading, name, latitude: 52 });
const links = (part: object) =>
  linkProblems([{ href: "https://a.example", checked: "2026-11-21", label: "A", publisher: "B", ...part }]);
const owner = (facts: object) => ownerProblems(facts as OwnerFacts);
const monday = { from: "Monday", to: "Monday", opens: "08:00", closes: "12:00" };
const hours = (...parts: readonly object[]) =>
  owner({ openingHours: parts.map((part) => ({ ...monday, ...part })) });
const review = (part: object) =>
  owner({ reviews: [{ text: "Warm.", author: "A", date: "2026-05-03", source: "Post", ...part }] });
const photograph = (part: object) =>
  owner({ photographs: [{ path: "/a.jpg", width: 1, height: 1, alt: "A", caption: "B", ...part }] });
const business = (part: object) =>
  businessProblems({ name: "Bakery", trade: "Bread", nameConfirmed: true, ...part });
const step = (place: string) => ({ name: place, place: place as "pump", detail: "", optional: false });
const steps = ["pump", "magnet", "dose", "valves", "filter"].map(step);

test.each([
  ["plans", [...plans({}, {}), ...range("7–9")]],
  ["links", [...links({}), ...links({ checked: null })]],
  ["no facts of the owner", owner({})],
  ["all facts of the owner", owner(fullOwner)],
  ["hours of one day", hours({}, { opens: "19:00", closes: "20:00" })],
])("%s without a mistake", (_, problems) => {
  expect(problems).toEqual([]);
});

/** owners-mistakes.test.ts makes mistakes in the files, and asserts their lines. */
test.each<[message: string, problems: readonly Problem[]]>([
  ["Plan 1 says popular: “true”.", plans({ popular: "true" })],
  ["Plan 1 has the price “395”.", plans({ price: 395 })],
  ["Plan 2 is for “8–9” radiators, but the plan before it ends at 6: there is a gap.", range("8–9")],
  ["Plan 2 is for “7 or so” radiators, which is not a range from 7 up.", range("7 or so")],
  ["Plan 2 costs £99, less than Plan 1 at £100.", plans({}, { price: "£99" })],
  ["No plan has a price, so the pages can't say what a flush costs from.", plans({ price: "POA" })],
  ["No plan is Most Popular.", plans({ popular: false })],
  ["2 plans are Most Popular: Plan 1, Plan 2.", plans({}, { popular: true })],
  ["The radius is “NaN”.", townProblems([near], Number.NaN)],
  ["“Near” is there twice.", townProblems([near, near], 5)],
  ["Copy is at the same place as Near.", townProblems([near, { ...near, name: "Copy" }], 5)],
  [
    `Far is ${north("Far").miles.toFixed(1)} miles from Reading, outside the radius of 5.`,
    townProblems([north("Far")], 5),
  ],
  ["A radius of 5 miles leaves out A, B, C.", townProblems(["A", "B", "C"].map(north), 5)],
  ["Near has the position “51.4, -1”, which is not two numbers.", town({ latitude: "51.4", longitude: -1 })],
  [`“${"A".repeat(31)}” has 31 characters; search results have room for 30.`, town({ name: "A".repeat(31) })],
  ["“Near” has a part called “contry”, which no page shows.", town({ contry: "Kent" })],
  ["“0118 496 012” is not a British phone number.", phoneProblems([phone("0118 496 012")])],
  ["“0118 496 0123” would call +441.", phoneProblems([{ ...phone("0118 496 0123"), href: "tel:+441" }])],
  ["“http://a.example” is not an https address.", links({ href: "http://a.example" })],
  ["The day in checked has no quotes.", links({ checked: 1994 })],
  ["“2026-13-01” is not a day.", links({ checked: "2026-13-01" })],
  ["2999-12-01 is in the future.", links({ checked: "2999-12-01" })],
  ["“office@” is not an e-mail address.", owner({ email: "office@" })],
  ["vat is empty or not final.", owner({ vat: " " })],
  ["reviews needs square brackets around it: [ … ].", owner({ reviews: {} })],
  ["legalIdentity needs its parts in braces: { … }.", owner({ legalIdentity: "A. Smith" })],
  ["“Mon” is not a day of the week.", hours({ from: "Mon" })],
  ["“6 pm” is not a time of the day.", hours({ closes: "6 pm" })],
  ["Opening hours from 19:00 to 12:00 end before they begin.", hours({ opens: "19:00" })],
  ["The opening hours of Monday overlap.", hours({}, { opens: "11:00" })],
  ["“a.jpg” has no slash at its start.", photograph({ path: "a.jpg" })],
  ["/a.jpg has 1 times 0 pixels.", photograph({ height: 0 })],
  ["A review has no text.", review({ text: "" })],
  ["A review has the date “2026-02-30”.", review({ date: "2026-02-30" })],
  ["The business has no name.", business({ name: " " })],
  ["nameConfirmed is “no”.", business({ nameConfirmed: "no" })],
  ["The name has 41 characters; search results have room for 40.", business({ name: "A".repeat(41) })],
  ["“Ä” can't be part of an address.", questionProblems([{ id: "Ä", question: "Why?", answer: "Yes." }])],
  ["“/a/” has no label.", navigationProblems([{ label: "", path: "/a/" }])],
  ["No step is at the pump.", stepProblems(steps.slice(1))],
  ["The picture has no place “Pump”.", stepProblems([...steps, step("Pump")])],
  ["A text is empty.", blankProblems("heating", { cause: "Sludge.", signs: [{ name: " " }], count: 1 })],
])("%s", (message, problems) => {
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

test("only facts with the shape of their examples reach the pages", () => {
  const photographs = [{ path: "/a.jpg", width: "1", height: 1, alt: "A" }];
  const stated = { ...fullOwner, vat: 20, photographs, email: undefined, colour: "red" };
  const { vat: _vat, photographs: _photographs, email: _email, ...known } = fullOwner;
  expect(wellShaped(stated as unknown as OwnerFacts)).toEqual(known);
  expect(owner(stated).map(({ message }) => message)).toEqual([
    "vat needs quotes around its text.",
    "photographs: width needs a number without quotes.",
    "photographs: lacks caption.",
    "No page shows a fact called “colour”.",
  ]);
});
