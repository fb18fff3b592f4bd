import { expect, test } from "vitest";
import { type Edit, problemsAfter, valuesAfter } from "./usual-forms.ts";

/** The empty review of the *usual* form, and another. */
const NO_REVIEW = 'text = ""\nauthor = ""\ndate = ""\nsource = ""\n';
const REVIEW = 'text = "Warm."\nauthor = "A. Customer"\ndate = "2026-05-03"\nsource = "Letter"\n';
const HOURS = /\[\[opening_hours\]\]\n(.*\n){4}/;

const EMPTY = "There is nothing between the quotes.";
const TIME =
  'Write it like "8 am" or "17:30"; midnight is "00:00". Leave closed days out: remove their block.';
const REPEATED = "Another block has the same text. Change one of the two, or remove its block.";
const asItIs = (markup: string) =>
  `“${markup}” would be shown as it is: a text is plain, without tags or Markdown. Write the words alone; the pages lay them out.`;
const UNREADABLE = "The text has a character that can't be read. Type the words around it again.";

test.each<readonly [name: string, ...edit: Edit, problems: string]>([
  ["a tag", /vat = .*/, 'vat = "<b>No</b> tax."', `1: ${asItIs("<b>")}`],
  ["Markdown", /vat = .*/, 'vat = "**No** tax."', `1: ${asItIs("**No**")}`],
  ["a link of Markdown", /vat = .*/, 'vat = "See [prices](/prices/)."', `1: ${asItIs("[prices](/prices/)")}`],
  ["an entity", /vat = .*/, 'vat = "We add &pound;0 of tax."', `1: ${asItIs("&pound;")}`],
  [
    "a backslash",
    /vat = .*/,
    'vat = "No tax.\\nNone."',
    "1: A text can't have a backslash. Write / instead, or leave it out.",
  ],
  ["a character that was lost", /vat = .*/, 'vat = "No \ufffdtax."', `1: ${UNREADABLE}`],
  [
    "a character that was lost in the second paragraph",
    /guarantee_terms = .*/,
    'guarantee_terms = """You pay nothing.\n\n# No\ufffdthing."""',
    `2: ${UNREADABLE}`,
  ],
  [
    "a number for a sentence",
    /vat = .*/,
    'vat = "20"',
    '1: “20” isn\'t a sentence. Write a whole one, or leave it empty: "".',
  ],
  ["no words", 'duration = ""', 'duration = "…"', "7: “…” isn't a text. Write words there."],
  [
    "two e-mail addresses",
    'email = ""',
    'email = "a@b.example, c@d.example"',
    '3: “a@b.example, c@d.example” isn\'t one e-mail address. Write the address alone: "office@example.org".',
  ],
  [
    "a text that would fill the message",
    'email = ""',
    `email = "office-${"of-the-firm-".repeat(5)}"`,
    '3: “office-of-the-firm-of-the-firm-of-the-firm-of-the-firm-of-t…” isn\'t one e-mail address. Write the address alone: "office@example.org".',
  ],
  ["a group without its name", '"Kennet Heat Care Ltd"', '""', `11: ${EMPTY} Write words there.`],
  [
    "an association without its name",
    'name = ""\nmember = ""',
    'name = ""\nmember = "no"',
    `19: ${EMPTY} Write words there.`,
  ],
  [
    "a misspelt day",
    '"Friday"',
    '"Friady"',
    '24: “Friady” isn\'t a day of the week. Write it out: "Monday".',
  ],
  ["a word for a time", '"08:30"', '"closed"', `25: “closed” isn't a time of day. ${TIME}`],
  ["days without times", /"08:30"\n.*/, '""\ncloses = ""', `25: ${EMPTY} ${TIME}\n26: ${EMPTY} ${TIME}`],
  [
    "the same time twice",
    /"08:30"\n.*/,
    '"00:00"\ncloses = "00:00"',
    '26: Opening hours from 00:00 to 00:00: closed, or open all day? Remove the block of a closed day; if it is open all day, write closes = "24:00".',
  ],
  [
    "hours past midnight",
    '"08:30"',
    '"19:00"',
    "26: Opening hours from 19:00 to 17:00 don't end after they begin. Fix one of the two times.",
  ],
  [
    "the same hours twice",
    HOURS,
    "$&\n$&",
    "29: The hours of Monday overlap. Write each hour of a day once.",
  ],
  [
    "a review without its author",
    NO_REVIEW,
    REVIEW.replace(/author.*\n/, ""),
    '33: author is missing. Write the line back below [[review]]: author = "…".',
  ],
  ["the same review twice", NO_REVIEW, `${REVIEW}\n[[review]]\n${REVIEW}`, `40: ${REPEATED}`],
  [
    "a review of the future",
    NO_REVIEW,
    REVIEW.replace("2026-05-03", "2099-05"),
    "36: “2099-05” is in the future. Fix the year, the month or the day.",
  ],
])("the owner's form is refused with %s", (_name, from, to, problems) => {
  expect(problemsAfter("owner", from, to)).toBe(problems);
});

test.each([
  ['"no tax is added"', "No tax is added."],
  ['"No tax is added,"', "No tax is added."],
  ['"""\nNo tax\nis added.\n"""', "No tax is added."],
  ["“No tax is added.”", "No tax is added."],
  ['"""No tax.\n\nNone at all."""', "No tax. None at all."],
  ["“We add “no” tax.”", "We add “no” tax."],
  ["'We add \"no\" tax.'", 'We add "no" tax.'],
])("a sentence written as %j is: %s", (written, vat) => {
  expect(valuesAfter("owner", /vat = .*/, `vat = ${written}`)).toMatchObject({ vat });
});

test.each([
  ['"""you pay nothing. \n \n\nTell\nus: "warm.""""', 'You pay nothing.\n\nTell us: "warm."'],
  ['"""\nYou pay nothing:\n- warm\n- hot\n"""', "You pay nothing:\n\n- warm\n\n- hot"],
  ["'''You pay nothing:\n- warm\n- hot'''", "You pay nothing:\n\n- warm\n\n- hot"],
])("paragraphs written as %j are: %j", (written, guarantee_terms) => {
  const values = valuesAfter("owner", /guarantee_terms = .*/, `guarantee_terms = ${written}`);
  expect(values).toMatchObject({ guarantee_terms });
});

test.each(['"""Unit 1\n7 Mill Lane"""', '"""\nUnit 1,\n\n7 Mill Lane,"""'])(
  "an address of several lines is joined by commas: %j",
  (written) => {
    const values = valuesAfter("owner", '"7 Mill Lane"', written);
    expect(values).toMatchObject({ legal_identity: { street: "Unit 1, 7 Mill Lane" } });
  },
);

test.each([
  ['"Warm."', "Warm."],
  ['"“Warm.”"', "Warm."],
  ["\"'Warm.'\"", "Warm."],
  ['""""Warm.""""', "Warm."],
  ['"""\n“Warm.”\n"""', "Warm."],
  ["'He said \"warm\".'", 'He said "warm".'],
  ['"""He said\n"warm"."""', 'He said "warm".'],
])("a review written as %j is: %s", (written, text) => {
  const values = valuesAfter("owner", NO_REVIEW, REVIEW.replace('"Warm."', written));
  expect(values).toMatchObject({ review: [{ text }] });
});

test.each([
  ["8:30", "08:30"],
  ["8.30", "08:30"],
  ["8.30am", "08:30"],
  ["8:30 a.m.", "08:30"],
  ["9am", "09:00"],
  ["9 AM", "09:00"],
  ["9.00", "09:00"],
  ["12am", "00:00"],
  ["0.00", "00:00"],
])("opens = “%s” is %s", (written, opens) => {
  expect(valuesAfter("owner", "08:30", written)).toMatchObject({ opening_hours: [{ opens }] });
});

test.each([
  ["5.30pm", "17:30"],
  ["5:30 p.m.", "17:30"],
  ["12pm", "12:00"],
  ["24:00", "24:00"],
  ["00:00", "24:00"],
  ["12am", "24:00"],
])("closes = “%s” is %s", (written, closes) => {
  expect(valuesAfter("owner", "17:00", written)).toMatchObject({ opening_hours: [{ closes }] });
});

test.each([
  ['to = ""\n', "Monday"],
  ["", "Monday"],
  ['to = "thursday"\n', "Thursday"],
])("hours from Monday with %j go to %s", (written, to) => {
  expect(valuesAfter("owner", 'to = "Friday"\n', written)).toMatchObject({ opening_hours: [{ to }] });
});

test.each<readonly [fact: string, ...edit: Edit]>([
  ["email", 'email = ""\n', ""],
  ["association", /\[association\]\n.*\n.*\n/, "[association]\n"],
  ["association", /\[association\]\n.*\n.*\n/, ""],
  ["association", /\[association\]\n.*\n.*\n/, '[association]\nmember = ""\n'],
])("%s is unknown without its lines: %s → %j", (fact, from, to) => {
  expect(valuesAfter("owner", from, to)).not.toMatchObject({ [fact]: expect.anything() });
});

test.each(["", "[[opening_hours]]\n", '[[opening_hours]]\nfrom = ""\n'])(
  "opening hours are unknown without their lines: %j",
  (written) => {
    const { opening_hours } = valuesAfter("owner", HOURS, written) as { opening_hours: readonly unknown[] };
    expect(opening_hours.filter((hours) => hours !== undefined)).toEqual([]);
  },
);
