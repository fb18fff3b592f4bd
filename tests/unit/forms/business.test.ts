import { expect, test } from "vitest";
import { type Edit, problemsAfter, valuesAfter } from "./usual-forms.ts";

const ONE_NUMBER = 'Write one number with its area code, such as "0118 496 0123".';

test.each<readonly [name: string, ...edit: Edit, problem: string]>([
  ["a name of spaces", '"Kennet Heat Care"', '" "', "1: name is empty. Write words there."],
  [
    "neither yes nor no",
    'name_confirmed = "yes"',
    'name_confirmed = "perhaps"',
    '2: “perhaps” isn\'t yes or no. Write "yes" or "no".',
  ],
  [
    "an address of http",
    "https://pipes",
    "http://pipes",
    '8: “http://pipes.example.org/thin/microbore” isn\'t an https address. Write the whole address: "https://…".',
  ],
])("the form of the business is refused with %s", (_name, from, to, problem) => {
  expect(problemsAfter("business", from, to)).toBe(problem);
});

test.each([
  ["", `main_phone is empty. ${ONE_NUMBER}`],
  ["0118 950 123", `“0118 950 123” has 10 digits, too few. ${ONE_NUMBER}`],
  ["0118 950 12345", `“0118 950 12345” has 12 digits, too many. ${ONE_NUMBER}`],
  ["0118 950 123O", `“0118 950 123O” has more than digits and spaces. ${ONE_NUMBER}`],
  ["0118 946 0231 or 5678", `“0118 946 0231 or 5678” has more than digits and spaces. ${ONE_NUMBER}`],
  ["+33 1 42 68 53 00", `“+33 1 42 68 53 00” isn't British. ${ONE_NUMBER}`],
  ["950 1234", `“950 1234” doesn't begin with 0. ${ONE_NUMBER}`],
  ["0518 950 1234", `“0518 950 1234” has an area code that doesn't exist. ${ONE_NUMBER}`],
])("the phone number “%s” is refused", (written, problem) => {
  expect(problemsAfter("business", '"0118 946 0231"', `"${written}"`)).toBe(`4: ${problem}`);
});

const phone = (label: string) => ({
  main_phone: { label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` },
});

test.each(["0118 496 0123", "0800 111 999", "07700 123 988", "0118 49 60 123"])(
  "the phone number %s keeps its owner's spaces",
  (written) => {
    expect(valuesAfter("business", "0118 946 0231", written)).toMatchObject(phone(written));
  },
);

test.each([
  ["(0118) 496-0123", "0118 496 0123"],
  ["0118\u00a0496\u20110123", "0118 496 0123"],
  ["+44 (0)118 496 0123", "0118 496 0123"],
  ["0044 118 496 0123", "0118 496 0123"],
  ["02079460000", "020 7946 0000"],
  ["01214960000", "0121 496 0000"],
  ["01491571234", "01491 571234"],
  ["0800111111", "0800 111111"],
  ["07700900123", "07700 900123"],
])("the phone number %s is shown as %s", (written, label) => {
  expect(valuesAfter("business", "0118 946 0231", written)).toMatchObject(phone(label));
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

test("what the business does has a capital and no full stop", () => {
  const values = valuesAfter("business", /trade = .*/, 'trade = "flushing of heating systems."');
  expect(values).toMatchObject({ trade: "Flushing of heating systems" });
});
