import { expect, test } from "vitest";
import { type Edit, problemsAfter, valuesAfter } from "./usual-forms.ts";

const POUNDS = 'Write whole pounds with the £ sign, from "£10" to "£9,999", or "POA" for a custom quote.';
const UPWARDS =
  'A range goes up, to 60 at most. Write the smaller number first, or "over 20" for the last plan.';
const NO_PRICE =
  'No plan has a price, so the pages can\'t say what a flush costs from. Give a [[plan]] a price: price = "£395".';

test.each<readonly [name: string, ...edit: Edit, problem: string]>([
  ["a price without £", '"£345"', '"345"', `7: “345” isn't a price. ${POUNDS}`],
  ["a price with pence", '"£345"', '"£345.50"', `7: “£345.50” isn't a price. ${POUNDS}`],
  [
    "an answer that says too little",
    /depends_on = .*/,
    'depends_on = "No"',
    '2: “No” isn\'t a sentence. Write a whole one, or "nothing else".',
  ],
  ["no price", '"£345"', '""', `7: price is empty. ${POUNDS}`],
  [
    "a larger system that costs less",
    '"£445"',
    '"£344"',
    "12: Terrace costs £344, less than Flat at £345. Fix the price that is wrong; plans go from small to large.",
  ],
  ["custom quotes alone", /"£\d+"/g, '"POA"', `4: ${NO_PRICE}`],
  [
    "a most popular plan that doesn't exist",
    '"Terrace"',
    '"Terraces"',
    "1: No plan is called “Terraces”. Write one of: Flat, Terrace, Villa, Hall / Workplace.",
  ],
  [
    "two plans of one name",
    'name = "Villa"',
    'name = "flat"',
    "15: Another block has the same text. Change one of the two, or remove its block.",
  ],
  ["a first range above 1", '"up to 5"', '"2–5"', "6: The range of Flat begins at 2. Begin it at 1."],
  [
    "ranges that overlap",
    '"6–11"',
    '"5–11"',
    "11: The range of Terrace begins at 5, but the plan before it ends at 5. Begin it at 6.",
  ],
  [
    "a gap between ranges",
    '"6–11"',
    '"8–11"',
    "11: The range of Terrace begins at 8, but the plan before it ends at 5. Begin it at 6.",
  ],
  [
    "a last range that leaves a gap",
    'radiators = ""',
    'radiators = "20+"',
    '21: The range of Hall / Workplace begins at 20, but the plan before it ends at 18. Begin it at 19: "over 18".',
  ],
  [
    "an open range before the last",
    '"6–11"',
    '"over 5"',
    '16: The plan before this one has no end. Give it one: only the last can be "over" a number.',
  ],
  ["a range downwards", '"6–11"', '"11–6"', `11: ${UPWARDS}`],
  ["a range of thousands", '"12–18"', '"12–2000"', `16: ${UPWARDS}`],
  [
    "a range in other words",
    '"6–11"',
    '"6 or so"',
    '11: “6 or so” isn\'t a range of radiators. Write "up to 6" for the first plan, then "7-12", "over 20" for the last, or "" for none.',
  ],
])("the form of the prices is refused with %s", (_name, from, to, problem) => {
  expect(problemsAfter("prices", from, to)).toBe(problem);
});

const plan = (changes: object) => ({ plan: expect.arrayContaining([expect.objectContaining(changes)]) });

test.each([
  ['"1-5"', '"up to 5"', 1, 5],
  ['"1 to 5"', '"up to 5"', 1, 5],
  ['"Up to 5"', '"up to 5"', 1, 5],
  ['"6 — 11"', '"6–11"', 6, 11],
  ['"6-11"', '"6–11"', 6, 11],
  ['"6−11"', '"6–11"', 6, 11],
  ['"6 to 11"', '"6–11"', 6, 11],
  ['"6to11"', '"6–11"', 6, 11],
  ['"over 18"', '""', 19, Infinity],
  ['"Over 18"', '""', 19, Infinity],
  ['"18+"', '""', 19, Infinity],
  ['"19+"', '""', 19, Infinity],
  ['"18 +"', '""', 19, Infinity],
])("radiators = %s, instead of %s, is %s to %s", (written, usual, from, to) => {
  const values = valuesAfter("prices", `radiators = ${usual}`, `radiators = ${written}`);
  expect(values).toMatchObject(plan({ radiators: { from, to } }));
});

test("a plan may have no line about radiators", () => {
  const values = valuesAfter("prices", 'radiators = ""\n', "");
  expect(values).toMatchObject(plan({ name: "Hall / Workplace", radiators: null }));
});

test.each(["'£345'", "“£345”", "\u201e£345\u201c", '"£345" # till May'])("price = %s is £345", (written) => {
  expect(valuesAfter("prices", '"£345"', written)).toMatchObject(plan({ name: "Flat", price: 345 }));
});

test.each(['"£1149"', '"£1,149"'])("price = %s is £1,149", (written) => {
  expect(valuesAfter("prices", '"£545"', written)).toMatchObject(plan({ name: "Villa", price: 1149 }));
});

test.each([
  ["the type of boiler also counts", "The type of boiler also counts."],
  ["nothing else", "Nothing else."],
  ["Nothing!", "Nothing else."],
])("what a price depends on may be: %s", (written, depends_on) => {
  const values = valuesAfter("prices", /depends_on = .*/, `depends_on = "${written}"`);
  expect(values).toMatchObject({ depends_on });
});

test.each(["", 'most_popular = ""\n'])("no plan need be the most popular: %j", (written) => {
  const values = valuesAfter("prices", /most_popular.*\n/, written);
  expect(values).not.toMatchObject({ most_popular: expect.anything() });
});
