import { expect, test } from "vitest";
import { type Edit, edited, type FormName, formNames, formText, problemsAfter, read } from "./usual-forms.ts";

type Case = readonly [name: string, form: FormName, ...edit: Edit, problem: string];

const MISSING_QUOTE =
  'A quote is missing. A text has one at each end, on the same line: "…". Several paragraphs have three at each end: """…""".';
const INSIDE =
  "A text can't have double quotes inside. Write one at each end of it, and single ones inside: '…'.";
const CUT =
  "The text ends before the #. If the # belongs to it, write single quotes inside: '…'. If a comment begins there, write a space before the # and no quotes after it.";
const noQuotes = (text: string) => `“${text}” has no quotes. Write one before it and one after it: "…".`;
const after = (text: string) =>
  `“${text}” is after the text's last quote. Write it before the quote, or remove it. If it is a comment, write # before it.`;
const NO_LINE =
  'This isn\'t a line of a form. Write it like the others, name = "…". If it is a comment, write # before it.';
const NO_TEXT = 'There is nothing after =. Write two quotes there, and the text between them: "…".';
const EMPTY = "The form is empty. Copy its text back from the file's History on GitHub.";
const noName = (name: string) =>
  `The form has no line called “${name}”. Fix its spelling. If it is a comment, write # before it.`;
const CONFLICT =
  "Two changes of this form met here, and it has both. Keep the right lines of each, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.";

test.each<Case>([
  ["no quote at the end", "prices", '"£345"', '"£345', `7: ${MISSING_QUOTE}`],
  ["no quote at the beginning", "prices", '"£345"', '£345"', `7: ${MISSING_QUOTE}`],
  ["a curly quote at the beginning, none at the end", "prices", '"£345"', "“£345", `7: ${MISSING_QUOTE}`],
  ["a single quote at the beginning, none at the end", "prices", '"£345"', "'£345", `7: ${MISSING_QUOTE}`],
  ["no quote before =", "areas", '"Marlow"', '"Marlow', `6: ${MISSING_QUOTE}`],
  ["a text that goes on in the next line", "prices", '"£345"', '"£\n345"', `7: ${MISSING_QUOTE}`],
  [
    "one quote before several paragraphs, three after them",
    "owner",
    /guarantee_terms = (.*)"/,
    'guarantee_terms = "You pay nothing.\n\nTell us."""',
    `3: ${MISSING_QUOTE}`,
  ],
  [
    "three quotes, one at the end",
    "owner",
    'guarantee_terms = "',
    'guarantee_terms = """',
    `3: ${MISSING_QUOTE}`,
  ],
  [
    "three quotes, none at the end",
    "owner",
    /guarantee_terms = .*/,
    'guarantee_terms = """You pay nothing.\n\nTell us.',
    `3: ${MISSING_QUOTE}`,
  ],
  [
    "three quotes, none at the end, before another text with three",
    "owner",
    /guarantee_terms = .*\nemail = ""/,
    'guarantee_terms = """You pay nothing.\nemail = """\nTell us."""',
    `3: ${MISSING_QUOTE}`,
  ],
  [
    "no quote, after three quotes in a comment",
    "owner",
    /email = ""\ninsurance = ""/,
    '# Such as = """\nemail = ""\ninsurance = We are',
    `6: ${noQuotes("We are")}`,
  ],
  [
    "no quote, after a text with three that has a line like a fact",
    "owner",
    /guarantee_terms = .*\nemail = ""/,
    'guarantee_terms = """\nWe pay:\nprice = "all"\n"""\nemail = office',
    `7: ${noQuotes("office")}`,
  ],
  ["two quotes at the end", "prices", '"£345"', '"£345""', `7: ${INSIDE}`],
  ["quotes inside", "owner", /insurance = .*/, 'insurance = "We "are" insured."', `5: ${INSIDE}`],
  ["quotes and a # inside", "owner", /insurance = .*/, 'insurance = "We are "#1" insured."', `5: ${CUT}`],
  ["a comment without a space before it", "prices", '"£345"', '"£345"#1', `7: ${CUT}`],
  ["a comment with quotes", "prices", '"£345"', '"£345" # not "£340"', `7: ${CUT}`],
  ["a colon for =", "prices", "price =", "price:", "7: There is a colon where = should be. Write = instead."],
  ["no quotes", "prices", '"£345"', "£345", `7: ${noQuotes("£345")}`],
  ["a number", "prices", '"£345"', "345", `7: ${noQuotes("345")}`],
  ["true", "owner", /vat = .*/, "vat = true", `1: ${noQuotes("true")}`],
  [
    "a town of several words without quotes",
    "areas",
    '"Goring-on-Thames"',
    "Goring on Thames",
    `7: ${noQuotes("Goring on Thames")}`,
  ],
  ["a list", "prices", '"£345"', '["£345", "£355"]', `7: ${noQuotes('["£345", "£355"]')}`],
  ["a number as it is written", "prices", '"£345"', "3_45.0 # pounds", `7: ${noQuotes("3_45.0")}`],
  ["a date", "owner", 'from = ""', "from = 2026-12-23", `28: ${noQuotes("2026-12-23")}`],
  ["a time", "owner", 'hours = "08:30 to 17:00"', "hours = 08:30:00", `25: ${noQuotes("08:30:00")}`],
  ["braces", "owner", 'email = ""', "email = {}", `4: ${noQuotes("{}")}`],
  ["a town with a dot", "areas", '"Marlow"', "St.Albans", `6: ${noQuotes("St.Albans")}`],
  ["a name with a dot", "prices", "most_popular", "most.popular", `1: ${noName("most.popular")}`],
  ["a name with a space", "business", "name_confirmed", "name confirmed", `2: ${noName("name confirmed")}`],
  [
    "a comment with = that lost its #",
    "owner",
    'email = ""',
    "This is = what we do",
    `4: ${noName("This is")}`,
  ],
  ["no line at all", "business", /[\s\S]+/, "", `1: ${EMPTY}`],
  ["nothing but spaces", "questions", /[\s\S]+/, "\ufeff \n\n", `1: ${EMPTY}`],
  ["words after the text", "prices", '"£345"', '"£345" or less', `7: ${after("or less")}`],
  [
    "words after several paragraphs",
    "owner",
    /guarantee_terms = .*/,
    'guarantee_terms = """You pay nothing.""" or less',
    `3: ${after("or less")}`,
  ],
  ["two changes that met", "prices", "[[plan]]", "<<<<<<< HEAD\n=======\n>>>>>>> main", `4: ${CONFLICT}`],
  [
    "a bracket that is missing",
    "prices",
    "[[plan]]",
    "[[plan]",
    "4: The brackets on this line are wrong. Write them like those of [towns] or [[opening_hours]].",
  ],
  [
    "a line twice in a block",
    "prices",
    'price = "£345"',
    'price = "£345"\nprice = "£355"',
    "8: price stands here twice. Remove one of the two, or write [[plan]] between them.",
  ],
  [
    "a town twice",
    "areas",
    /"Marlow".*/,
    '$&\n"Marlow " = "51.5, -0.8"',
    '7: "Marlow" stands here twice. Remove one of the two.',
  ],
  [
    "a heading in the brackets of one group, then of several blocks",
    "prices",
    "[[plan]]",
    "[plan]",
    "9: [[plan]] stands here again, or in other brackets above. If there may be several, write [[plan]] above each; if not, remove one of the two.",
  ],
  [
    "two facts on one line",
    "prices",
    'price = "£345"',
    'price = "£345" name = "Flat"',
    "7: Two facts are on one line. Begin a new line for the second.",
  ],
  ["nothing after =", "prices", '"£345"', '\n"£345"', `7: ${NO_TEXT}`],
  [
    "nothing after =, before empty lines and comments",
    "owner",
    'email = ""',
    "email =\n\n# Proof",
    `4: ${NO_TEXT}`,
  ],
  ["nothing after = but a comment", "owner", 'email = ""', "email = # unknown", `4: ${NO_TEXT}`],
  ["nothing after the last =", "owner", 'source = ""\n', "source =\n\n", `45: ${NO_TEXT}`],
  ["a name alone, before a comment", "owner", 'email = ""', "email\n\n# Proof", `4: ${NO_LINE}`],
  ["no =", "prices", "price =", "price", `7: ${NO_LINE}`],
  ["nothing before =", "prices", "price =", "=", `7: ${NO_LINE}`],
  ["a comment without #", "prices", 'price = "£345"', 'price = "£345"\nThe price for flats', `8: ${NO_LINE}`],
])("a form that isn't TOML is refused at its first bad line: %s", (_name, form, from, to, problem) => {
  expect(problemsAfter(form, from, to)).toBe(problem);
});

test.each([
  ["from Windows", (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ["with curly quotes", (text: string) => text.replace(/(?<==.*)"/g, "“").replace(/"(?="*(\n|$))/g, "”")],
  ["with invisible characters", (text: string) => text.replace(/[ "]/g, "\u00ad$&\u200b\u202a\u0007")],
  ["with other spaces", (text: string) => text.replaceAll(" ", "\u00a0\u2009")],
  ["with control characters between words", (text: string) => text.replaceAll(" ", "\u000b\u000c\u0085")],
])("files %s are read like others", (_name, edit) => {
  for (const form of formNames) {
    const text = formText(form, "most");
    expect(read(form, edit(text)).values).toEqual(read(form, text).values);
  }
  const { problems } = read("prices", edit(formText("prices", "most").replace('"£249"', "£249")));
  expect(problems.map(({ line }) => line)).toEqual([7]);
});

test("a comment after a heading may have quotes, and need no space before it", () => {
  const text = edited("prices", "[[plan]]", '[[plan]]# the "small" one');
  expect(read("prices", text).problems).toEqual([]);
});

test("reading the values of a form with a problem throws an error that names the form", () => {
  const form = read("prices", edited("prices", '"£345"', '"£345'));
  expect(() => form.values).toThrow("data/prices.toml has problems");
});
