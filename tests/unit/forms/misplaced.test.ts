import { expect, test } from "vitest";
import { type Edit, type FormName, formText, problemsAfter, read } from "./usual-forms.ts";

type Case = readonly [name: string, form: FormName, ...edit: Edit, problems: string];

const HISTORY =
  "is missing or empty. Copy it back, with the lines below it, from the file's History on GitHub.";
const noLine = (name: string) => `The form has no line called ${name} here.`;
const FIX = "Fix its spelling, or remove it.";

test.each<Case>([
  [
    "a line without which the form isn't complete",
    "business",
    /main_phone.*\n/,
    "",
    'main_phone is missing. Write the line back: main_phone = "…".',
  ],
  [
    "a line of a block",
    "prices",
    /price = "£345"\n/,
    "",
    '4: price is missing. Write the line back below [[plan]]: price = "…".',
  ],
  [
    "a line of a group",
    "business",
    /label.*\n/,
    "",
    '7: label is missing. Write the line back below [microbore_link]: label = "…".',
  ],
  ["a group", "business", /\[microbore_link\][\s\S]*/, "", `[microbore_link] ${HISTORY}`],
  [
    "all blocks of which one is needed",
    "prices",
    /\[\[plan\]\][\s\S]*/,
    "",
    "[[plan]] is missing. Copy a block back from the file's History on GitHub.",
  ],
  [
    "all lines but a comment",
    "business",
    /[\s\S]+/,
    "# The business",
    `name is missing. Write the line back: name = "…".
trade is missing. Write the line back: trade = "…".
main_phone is missing. Write the line back: main_phone = "…".
closing_phone is missing. Write the line back: closing_phone = "…".
[microbore_link] ${HISTORY}`,
  ],
  [
    "the name of a line is misspelt",
    "business",
    "main_phone",
    "mian_phone",
    `4: ${noLine("mian_phone")} ${FIX}`,
  ],
  ["a heading is misspelt", "prices", /\[\[plan\]\]/g, "[[paln]]", `4: ${noLine("paln")} ${FIX}`],
  [
    "a heading of empty lines is misspelt",
    "owner",
    "[association]",
    "[asociation]",
    `19: ${noLine("asociation")} ${FIX}`,
  ],
  [
    "an empty line of an empty block is misspelt",
    "owner",
    "caption",
    "captoin",
    `39: ${noLine("captoin")} ${FIX}`,
  ],
  [
    "a name that all objects have",
    "owner",
    "[association]",
    "[__proto__]",
    `19: ${noLine("__proto__")} ${FIX}`,
  ],
  ["another such name", "owner", "vat =", "constructor =", `1: ${noLine("constructor")} ${FIX}`],
  [
    "a heading is missing",
    "prices",
    "[[plan]]\n",
    "",
    ["name", "radiators", "price"]
      .map((name, index) => `${index + 4}: ${noLine(name)} It belongs below [[plan]].`)
      .join("\n"),
  ],
  [
    "a line of the form stands in a block that is empty otherwise",
    "owner",
    /source = ""/,
    '$&\nemail = "office@flush.co.uk"',
    `46: ${noLine("email")} It belongs above the first line in brackets.`,
  ],
  [
    "a line stands above its heading",
    "owner",
    /(\[association\]\n)(.*\n)(.*\n)/,
    "$3$1$2",
    `19: ${noLine("member")} It belongs below [association].`,
  ],
  [
    "a line of the form stands in a block",
    "prices",
    /most_popular.*\n(.*\n)\n\[\[plan\]\]\n/,
    '$1\n[[plan]]\nmost_popular = "Terrace"\n',
    `4: ${noLine("most_popular")} It belongs above the first line in brackets.`,
  ],
  [
    "a line stands in another form",
    "business",
    "trade =",
    'email = "office@flush.co.uk"\ntrade =',
    `3: ${noLine("email")} It belongs to data/owner.toml.`,
  ],
  [
    "a line of another form's block",
    "owner",
    'duration = ""',
    'radiators = "7-12"',
    `8: ${noLine("radiators")} It belongs to data/prices.toml.`,
  ],
  [
    "a heading of one group has the brackets of blocks",
    "owner",
    "[legal_identity]",
    "[[legal_identity]]",
    "11: This line needs other brackets. Write [legal_identity] instead.",
  ],
  [
    "the heading of the towns is gone",
    "areas",
    "[towns]\n",
    "",
    "3: [towns] is missing. Write it back, above the lines below it.",
  ],
  [
    "the heading of the towns has another name",
    "areas",
    "[towns]",
    "[town]",
    "3: [towns] is missing. Write it back, above the lines below it.",
  ],
  [
    "a line is misspelt in a form without [unlisted]",
    "areas",
    /radius_miles([\s\S]*)\[unlisted\][\s\S]*/,
    "radius_mils$1",
    `1: ${noLine("radius_mils")} ${FIX}`,
  ],
  [
    "a heading of towns has the brackets of blocks",
    "areas",
    "[towns]",
    "[[towns]]",
    "3: This line needs other brackets. Write [towns] instead.",
  ],
  [
    "a heading of blocks has the brackets of one group",
    "questions",
    /\[\[question\]\]\n(.*\n){3}[\s\S]*/,
    '[question]\nabout = "price"\n',
    "1: This line needs other brackets. Write [[question]] instead.",
  ],
  [
    "a heading of empty blocks has the brackets of one group",
    "owner",
    "[[photograph]]",
    "[photograph]",
    "36: This line needs other brackets. Write [[photograph]] instead.",
  ],
  [
    "a text has brackets",
    "owner",
    /(insurance) = .*([\s\S]*)/,
    "$2\n[$1]",
    '47: This line needs no brackets. Write insurance = "…" instead, above the first line in brackets.',
  ],
  [
    "a heading has a dot",
    "owner",
    "[association]",
    "[the.association]",
    `19: ${noLine("the.association")} ${FIX}`,
  ],
])("what is missing or in the wrong place in a form is told: %s", (_name, form, from, to, problems) => {
  expect(problemsAfter(form, from, to)).toBe(problems);
});

test("all that is missing or wrong in a form is told at once", () => {
  const text = /name = "Flat"\n(.*\n)price = "£345"\n\n\[\[plan\]\]\nname = "Terrace"/;
  const edited = '$1price = "345"\n\n[[plan]]\nname = ""';
  expect(problemsAfter("prices", text, edited).split("\n")).toEqual([
    '4: name is missing. Write the line back below [[plan]]: name = "…".',
    '6: “345” isn\'t a price. Write whole pounds with the £ sign, from "£10" to "£9,999", or "POA" for a custom quote.',
    "9: name is empty. Write words there.",
  ]);
});

test.each(["areas", "owner", "questions"] as const)(
  "the form of the %s may have no blocks at all",
  (form) => {
    const text = formText(form).replace(/(^|\n)\[[\s\S]*/, "\n# No blocks");
    expect(read(form, text).problems).toEqual([]);
  },
);
