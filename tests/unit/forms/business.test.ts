import { expect, test } from "vitest";
import { type Edit, problemsAfter, valuesAfter } from "./usual-forms.ts";

const NO_PHONE = 'Write one number only, with its area code: "0118 496 0123".';

test.each<readonly [name: string, ...edit: Edit, problem: string]>([
  [
    "a name of spaces",
    '"Kennet Heat Care"',
    '" "',
    "1: There is nothing between the quotes. Write words there.",
  ],
  [
    "neither yes nor no",
    'name_confirmed = "yes"',
    'name_confirmed = "perhaps"',
    '2: “perhaps” isn\'t yes or no. Write "yes" or "no".',
  ],
  [
    "a phone number with a digit missing",
    '"0118 946 0231"',
    '"0118 950 123"',
    `4: “0118 950 123” isn't a British phone number. ${NO_PHONE}`,
  ],
  [
    "two phone numbers",
    '"0118 946 0231"',
    '"0118 946 0231 or 0118 950 5678"',
    `4: “0118 946 0231 or 0118 950 5678” isn't a British phone number. ${NO_PHONE}`,
  ],
  ["no phone number", '"0118 946 0231"', '""', `4: There is nothing between the quotes. ${NO_PHONE}`],
  [
    "an address of http",
    "https://pipes",
    "http://pipes",
    '8: “http://pipes.example.org/thin/microbore” isn\'t an https address. Write the whole address: "https://…".',
  ],
  [
    "a date in another order",
    '"2026-05-03"',
    '"21/11/2026"',
    '11: “21/11/2026” isn\'t a date. Write year-month-day, such as "2026-05-03"; for a whole month, year-month.',
  ],
  [
    "a date that no month has",
    '"2026-05-03"',
    '"2026-02-30"',
    '11: “2026-02-30” isn\'t a date. Write year-month-day, such as "2026-05-03"; for a whole month, year-month.',
  ],
  [
    "a date in the future",
    '"2026-05-03"',
    '"2099-12-01"',
    "11: “2099-12-01” is in the future. Fix the year, the month or the day.",
  ],
])("the form of the business is refused with %s", (_name, from, to, problem) => {
  expect(problemsAfter("business", from, to)).toBe(problem);
});

test.each([
  ["01184 960 123", "0118 496 0123"],
  ["(0118) 496-0123", "0118 496 0123"],
  ["0118\u00a0496\u20110123", "0118 496 0123"],
  ["+44 (0)118 496 0123", "0118 496 0123"],
  ["0044 118 496 0123", "0118 496 0123"],
  ["020 79460000", "020 7946 0000"],
  ["0121 4960000", "0121 496 0000"],
  ["01491571234", "01491 571234"],
  ["0800 111111", "0800 111111"],
  ["07700900123", "07700 900123"],
])("the phone number %s is shown as %s", (written, label) => {
  const main_phone = { label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` };
  expect(valuesAfter("business", "0118 946 0231", written)).toMatchObject({ main_phone });
});

test.each([
  ['name_confirmed = "Yes"', true],
  ['name_confirmed = "yes" # since May', true],
  ["name_confirmed = “yes”", true],
  ["name_confirmed = 'yes'", true],
  ['name_confirmed = ""', false],
  ["", false],
])("the name is confirmed by: %s: %s", (written, name_confirmed) => {
  expect(valuesAfter("business", 'name_confirmed = "yes"', written)).toMatchObject({ name_confirmed });
});

test.each(['checked = ""', ""])("a link that nobody has checked may say: %s", (written) => {
  const { microbore_link } = valuesAfter("business", 'checked = "2026-05-03"', written) as {
    readonly microbore_link: { readonly checked?: string };
  };
  expect(microbore_link.checked).toBeUndefined();
});
