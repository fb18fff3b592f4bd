import { expect, test } from "vitest";
import { type Edit, problemsAfter, valuesAfter } from "./usual-forms.ts";

/** The empty blocks of the *usual* form, and filled ones. */
const NO_REVIEW = 'text = ""\nauthor = ""\ndate = ""\nsource = ""\n';
const REVIEW = 'text = "Warm."\nauthor = "A. Customer"\ndate = "2026-05-03"\nsource = "Letter"\n';
const HOURS = /\[\[opening_hours\]\]\n.*\n.*\n/;
const NO_PHOTOGRAPH = 'file = ""\nshows = ""';

const open = (days: string, hours: string) => `[[opening_hours]]\ndays = "${days}"\nhours = "${hours}"\n`;
const insurance = (text: string): Edit => [/insurance = .*/, `insurance = ${text}`];

const REPEATED = "Another block has the same text. Change one of the two, or remove its block.";
const asItIs = (markup: string) =>
  `5: “${markup}” would be shown as it is: a text is plain, without tags or Markdown. Write the words alone; the pages lay them out.`;
const UNREADABLE = "The text has a character that can't be read. Type the words around it again.";

test.each<readonly [name: string, ...edit: Edit, problem: string]>([
  ["a tag", ...insurance('"We <b>are</b> insured."'), asItIs("<b>")],
  ["two stars around words", ...insurance('"We **are** insured."'), asItIs("**are**")],
  ["a star around words", ...insurance('"We *are* insured."'), asItIs("*are*")],
  ["an underscore around words", ...insurance('"We _are insured_."'), asItIs("_are insured_")],
  ["a link of Markdown", ...insurance('"See [prices](/prices/)."'), asItIs("[prices](/prices/)")],
  ["an entity", ...insurance('"We are insured for &pound;5."'), asItIs("&pound;")],
  [
    "a backslash",
    ...insurance('"We are.\\nInsured."'),
    "5: A text can't have a backslash. Write / instead, or leave it out.",
  ],
  ["a character that was lost", ...insurance('"We are\ufffd insured."'), `5: ${UNREADABLE}`],
  [
    "a character that was lost in the second paragraph",
    /guarantee_terms = .*/,
    'guarantee_terms = """You pay nothing.\n\n# No\ufffdthing."""',
    `3: ${UNREADABLE}`,
  ],
  ["a number for a sentence", ...insurance('"20"'), "5: “20” isn't a sentence. Write a whole one."],
  [
    "a word for terms",
    /guarantee_terms = .*/,
    'guarantee_terms = "Yes."',
    "3: “Yes.” isn't a sentence. Write a whole one.",
  ],
  [
    "a list for a sentence",
    ...insurance('"""\nWe are insured:\n• at home\n• at work\n"""'),
    "5: There is no room for a list here. Write a sentence.",
  ],
  [
    "an answer for a sentence",
    ...insurance('"Yes, we are"'),
    "5: “Yes, we are” isn't a sentence on its own. Write a whole one, without “yes”.",
  ],
  ["no words", 'duration = ""', 'duration = "…"', "8: “…” isn't a text. Write words there."],
  [
    "a sentence about VAT",
    '"not registered"',
    '"No VAT is added."',
    '1: “No VAT is added.” isn\'t an answer. Write "included" or "not registered".',
  ],
  [
    "VAT without its number",
    '"not registered"',
    '"included"',
    "2: Prices that include VAT need your VAT number. Write it between the quotes of vat_number.",
  ],
  [
    "a VAT number of a business that isn't registered",
    'vat_number = ""',
    'vat_number = "GB 412 7756 03"',
    '1: You have a VAT number, but vat says "not registered". Fix one of the two.',
  ],
  [
    "a VAT number of eight digits",
    'vat_number = ""',
    'vat_number = "GB 412 7756 0"',
    '2: “GB 412 7756 0” isn\'t a British VAT number. Write "GB" and its 9 digits, as in "GB 412 7756 03".',
  ],
  [
    "a company number of seven digits",
    '"09876543"',
    '"9876543"',
    "16: “9876543” isn't a company number. Write its 8 digits, or its two letters and 6 digits.",
  ],
  [
    "two e-mail addresses",
    'email = ""',
    'email = "a@b.example, c@d.example"',
    '4: “a@b.example, c@d.example” isn\'t one e-mail address. Write the address alone: "office@example.org".',
  ],
  [
    "a text that would fill the message",
    'email = ""',
    `email = "office-${"of-the-firm-".repeat(5)}"`,
    '4: “office-of-the-firm-of-the-firm-of-the-firm-of-the-firm-of-t…” isn\'t one e-mail address. Write the address alone: "office@example.org".',
  ],
  [
    "a legal identity without its name, which a release needs",
    '"Kennet Heat Care Ltd"',
    '""',
    "12: name is empty. Write words there.",
  ],
  [
    "a postcode in the town",
    'town = "Theale"',
    'town = "Theale RG7 5AA"',
    "14: “Theale RG7 5AA” isn't a town alone. Write it without digits; the postcode has its own line.",
  ],
  [
    "a street that holds the whole address",
    '"7 Mill Lane"',
    '"7 Mill Lane, Theale, rg7 5aa"',
    "13: “7 Mill Lane, Theale, rg7 5aa” isn't a street alone. The town and the postcode have their own lines.",
  ],
  [
    "the letter O in a postcode",
    '"RG7 5AA"',
    '"RG7O 5AA"',
    '15: “RG7O 5AA” isn\'t a British postcode. Write it like "RG1 1AA".',
  ],
  [
    "a place of registration without a company's number",
    '"09876543"',
    '""',
    "17: Only a company is registered. Write its company_number, too, or nothing here.",
  ],
  [
    "an association without its name, which no release needs",
    'member = ""',
    'member = "yes"',
    "20: name is empty. Write words there. Or leave all lines below [association] empty.",
  ],
  [
    "a review without its author",
    NO_REVIEW,
    REVIEW.replace(/author.*\n/, ""),
    '41: author is missing. Write the line back below [[review]]: author = "…". Or leave all lines below [[review]] empty.',
  ],
  ["the same review twice", NO_REVIEW, `${REVIEW}\n[[review]]\n${REVIEW}`, `48: ${REPEATED}`],
  [
    "a review of the next day",
    NO_REVIEW,
    REVIEW.replace("2026-05-03", "2026-11-22"),
    "44: “2026-11-22” is in the future. Fix the year, the month or the day.",
  ],
  [
    "a date in another order",
    NO_REVIEW,
    REVIEW.replace("2026-05-03", "03/05/2026"),
    '44: “03/05/2026” isn\'t a date. Write year-month-day, such as "2026-05-03"; for a whole month, year-month.',
  ],
  [
    "a date that no month has",
    NO_REVIEW,
    REVIEW.replace("2026-05-03", "2026-02-30"),
    '44: “2026-02-30” isn\'t a date. Write year-month-day, such as "2026-05-03"; for a whole month, year-month.',
  ],
  [
    "a file's name for a description",
    NO_PHOTOGRAPH,
    'file = "pump.jpg"\nshows = "IMG_4471"',
    "38: “IMG_4471” isn't a description. Write what the photograph shows, for people who can't see it.",
  ],
  [
    "a word for a description",
    NO_PHOTOGRAPH,
    'file = "pump.jpg"\nshows = "Photo"',
    "38: “Photo” isn't a description. Write what the photograph shows, for people who can't see it.",
  ],
  [
    "a closure that ends before it begins",
    'from = ""\nto = ""',
    'from = "2027-01-02"\nto = "2026-12-23"',
    "29: The closure ends before it begins. Fix one of the two dates.",
  ],
  [
    "a closure of years",
    'from = ""\nto = ""',
    'from = "2026-12-23"\nto = "2072-01-02"',
    "29: The closure takes more than a year. Fix one of the two dates.",
  ],
  [
    "one closure in two blocks",
    'from = ""\nto = ""',
    'from = "2026-12-23"\nto = "2027-01-02"\n\n[[closure]]\nfrom = "2026-12-23"\nto = "2027-01-02"',
    `32: ${REPEATED}`,
  ],
  [
    "a closure of a month",
    'from = ""\nto = ""',
    'from = "2026-12"\nto = "2026-12-23"',
    '28: “2026-12” isn\'t a day. Write year-month-day, such as "2026-12-23".',
  ],
  [
    "a profile that is a whole site",
    'name = ""\naddress = ""',
    'name = "Google"\naddress = "https://google.com/"',
    '34: “https://google.com/” isn\'t your own page there. Open it, and copy its whole address: "https://…".',
  ],
  [
    "a profile whose name is its address",
    'name = ""\naddress = ""',
    'name = "https://google.com/k"\naddress = "https://google.com/k"',
    '33: “https://google.com/k” isn\'t a name. Write the name of the site, such as "Google".',
  ],
  [
    "a profile that isn't a whole address",
    'name = ""\naddress = ""',
    'name = "Google"\naddress = "google.com/kennet"',
    '34: “google.com/kennet” isn\'t an https address. Write the whole address: "https://…".',
  ],
])("the owner's form is refused with %s", (_name, from, to, problem) => {
  expect(problemsAfter("owner", from, to)).toBe(problem);
});

const DAYS =
  'Write names or three letters, such as "Monday to Friday" or "Sat and Sun", or "weekdays", "weekends" or "every day".';
const TIMES =
  'Write two times, such as "8 am to 6 pm", or "24 hours" or "by appointment". For a break, write two blocks with the same days; leave closed days out.';

test.each([
  ["Friady", "8 am to 6 pm", `24: “Friady” isn't days of the week. ${DAYS}`],
  [
    "Bank holidays",
    "8 am to 6 pm",
    "24: Write days of the week here. Holidays are closures: write each as a [[closure]].",
  ],
  ["weekdays", "closed", `25: “closed” isn't opening hours. ${TIMES}`],
  ["weekdays", "9 to 5", `25: “9 to 5” isn't opening hours. ${TIMES}`],
  [
    "weekdays",
    "8 am to 12 pm, 1 pm to 6 pm",
    `25: “8 am to 12 pm, 1 pm to 6 pm” isn't opening hours. ${TIMES}`,
  ],
  ["weekdays", "8 am to 26:00", '25: There is no such time. Write it like "8 am" or "17:30".'],
  [
    "weekdays",
    "8 am to 8 am",
    '25: These hours begin when they end. Write "24 hours" for days that are open all day, and leave closed days out.',
  ],
  [
    "Fri and Sat",
    "6 pm to 2 am",
    '25: These hours go past midnight. Write two blocks: days = "Friday and Saturday", hours = "18:00 to 00:00"; and days = "Saturday and Sunday", hours = "00:00 to 02:00".',
  ],
  ["weekdays", "", `25: hours is empty. ${TIMES} Or leave all lines below [[opening_hours]] empty.`],
])("opening hours on “%s” at “%s” are refused", (days, hours, problem) => {
  expect(problemsAfter("owner", HOURS, open(days, hours))).toBe(problem);
});

test("opening hours that overlap are refused", () => {
  const twice = open("weekdays", "8 am to 6 pm") + open("Mon, Sat", "5 pm to 7 pm");
  const problem = "27: The hours of Monday overlap. Write each hour of a day once.";
  expect(problemsAfter("owner", HOURS, twice)).toBe(problem);
});

test("a day may have hours before and after lunch", () => {
  const both = open("weekdays", "8 am to 12 pm") + open("weekdays", "1 pm to 6 pm");
  expect(valuesAfter("owner", HOURS, both)).toMatchObject({
    opening_hours: [{ hours: { closes: "12:00" } }, { hours: { opens: "13:00" } }],
  });
});

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

test.each([
  ["Monday to Friday", week.slice(0, 5)],
  ["mon-fri", week.slice(0, 5)],
  ["Mon – Wed, Fri", ["Monday", "Tuesday", "Wednesday", "Friday"]],
  ["Sat and Sun", ["Saturday", "Sunday"]],
  ["Mon, Wed, and Fri", ["Monday", "Wednesday", "Friday"]],
  ["Saturday to Monday", ["Monday", "Saturday", "Sunday"]],
  ["Weekdays", week.slice(0, 5)],
  ["weekends", ["Saturday", "Sunday"]],
  ["every day", week],
  ["Tuesday", ["Tuesday"]],
])("the days “%s” are %s", (written, days) => {
  const values = valuesAfter("owner", HOURS, open(written, "8 am to 6 pm"));
  expect(values).toMatchObject({ opening_hours: [{ days }] });
});

test.each([
  ["8:30 to 17:00", "08:30", "17:00"],
  ["8.30 - 17.30", "08:30", "17:30"],
  ["8.30am–5.30pm", "08:30", "17:30"],
  ["9 AM to 5:30 p.m.", "09:00", "17:30"],
  ["12am to 12pm", "00:00", "12:00"],
  ["12pm to 12am", "12:00", "24:00"],
  ["8 am to 00:00", "08:00", "24:00"],
  ["24 hours", "00:00", "24:00"],
])("the hours “%s” are %s to %s", (written, opens, closes) => {
  const values = valuesAfter("owner", HOURS, open("weekdays", written));
  expect(values).toMatchObject({ opening_hours: [{ hours: { opens, closes } }] });
});

test("hours may be by appointment", () => {
  const values = valuesAfter("owner", HOURS, open("Sunday", "By appointment"));
  expect(values).toMatchObject({ opening_hours: [{ days: ["Sunday"], hours: "by appointment" }] });
});

test.each(["GB412775603", "412 7756 03", "gb 412775603"])(
  "the VAT number %s is GB 412 7756 03",
  (written) => {
    const both = /vat = .*\nvat_number = .*/;
    const values = valuesAfter("owner", both, `vat = "Included"\nvat_number = "${written}"`);
    expect(values).toMatchObject({ vat: "included", vat_number: "GB 412 7756 03" });
  },
);

test.each([
  ["oc123456", "OC123456"],
  ["SC 123456", "SC123456"],
  ["01234567", "01234567"],
])("the company number %s is %s", (written, company_number) => {
  const values = valuesAfter("owner", "09876543", written);
  expect(values).toMatchObject({ legal_identity: { company_number } });
});

test.each([
  ['"we are insured"', "We are insured."],
  ['"We are insured,"', "We are insured."],
  ['"""\nWe are\ninsured.\n"""', "We are insured."],
  ["“We are insured.”", "We are insured."],
  ['"""We are.\n\nInsured too."""', "We are. Insured too."],
  ["“We “are” insured.”", "We “are” insured."],
  ["'We \"are\" insured.'", 'We "are" insured.'],
  ["\"We're insured, and it's ours.\"", "We’re insured, and it’s ours."],
  ['"We are insured.”"', "We are insured."],
  ["'\"We are insured.'", "We are insured."],
  ["'We flush pipes of 10\"'", 'We flush pipes of 10".'],
  ['"5 * 3 * 2 rooms, a_b_c and 3*4 pipes."', "5 * 3 * 2 rooms, a_b_c and 3*4 pipes."],
])("a sentence written as %j is: %s", (written, text) => {
  expect(valuesAfter("owner", ...insurance(written))).toMatchObject({ insurance: text });
});

test.each([
  ['"""you pay nothing. \n \n\nTell\nus: "warm.""""', 'You pay nothing.\n\nTell us: "warm."'],
  ["'''You pay nothing:\n- warm\n- hot'''", "You pay nothing:\n\n- warm\n\n- hot"],
  ['"""\nYou pay:\n✅ warm\n✔️hot\n"""', "You pay:\n\n- warm\n\n- hot"],
  ['"""\nYou pay:\n• warm\n – hot\n* wet\n"""', "You pay:\n\n- warm\n\n- hot\n\n- wet"],
  ['"""\nYou pay:\n\uf0b7\twarm\n·\thot\n"""', "You pay:\n\n- warm\n\n- hot"],
  ['"""\nYou pay:\na) warm\n(b) hot\n"""', "You pay:\n\na) warm\n\n(b) hot."],
  ['"""\nYou pay:\n1. warm\n2) hot\n"""', "You pay:\n\n1. warm\n\n2. hot"],
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
  ['"“Warm."', "Warm."],
  ["\"'Warm.'\"", "Warm."],
  ['""""Warm.""""', "Warm."],
  ['"""\n“Warm.”\n"""', "Warm."],
  ["'He said \"warm\".'", 'He said "warm".'],
  ['"""He said\n"warm"."""', 'He said "warm".'],
])("a review written as %j is: %s", (written, text) => {
  const values = valuesAfter("owner", NO_REVIEW, REVIEW.replace('"Warm."', written));
  expect(values).toMatchObject({ review: [{ text }] });
});

test.each(["none", "None.", "n/a", "no", "-", "–", "."])("“%s” says nothing", (written) => {
  expect(valuesAfter("owner", ...insurance(`"${written}"`))).not.toMatchObject({
    insurance: expect.anything(),
  });
});

test.each<readonly [fact: string, ...edit: Edit]>([
  ["email", 'email = ""\n', ""],
  ["association", /\[association\]\n.*\n.*\n/, "[association]\n"],
  ["association", /\[association\]\n.*\n.*\n/, ""],
  ["association", /\[association\]\n.*\n.*\n/, '[association]\nname = "none"\nmember = "no"\n'],
  ["association", /\[association\]\n.*\n.*\n/, '[association]\nname = " "\nmember = "\u00a0"\n'],
])("%s is unknown without its lines: %s → %j", (fact, from, to) => {
  expect(valuesAfter("owner", from, to)).not.toMatchObject({ [fact]: expect.anything() });
});

test.each(["", "[[opening_hours]]\n", open("n/a", "-")])(
  "opening hours are unknown without their lines: %j",
  (written) => {
    const { opening_hours } = valuesAfter("owner", HOURS, written) as { opening_hours: readonly unknown[] };
    expect(opening_hours.filter((hours) => hours !== undefined)).toEqual([]);
  },
);
