import { expect, test } from "vitest";
import { placeholdersIn, placeholdersInQuote } from "../../data/model/placeholders.ts";

const messagesIn = (text: string) => placeholdersIn(text).map(({ message }) => message);

test.each([
  ["TBC", "TBC"],
  ["tba.", "tba"],
  ["TBD", "TBD"],
  ["Our terms are TBC with our adviser.", "TBC"],
  ["We are insured (number TBC).", "TBC"],
  ["“TBC”", "TBC"],
  ["TODO: ask the accountant", "TODO"],
  ["To be confirmed…", "To be confirmed"],
  ["30 days (to be agreed)", "to be agreed"],
  ["The date is to be announced.", "to be announced"],
  ["To be decided", "To be decided"],
  ["Tell us within 30 days. To follow.", "To follow"],
  ["Our terms will follow.", "will follow"],
])("a release waits for the words of: %s", (text, found) => {
  expect(messagesIn(text)).toEqual([`“${found}” isn't final.`]);
});

test.each([
  ["[Your name] trading as Kennet Heat Care", "[Your name]"],
  ["Our number is ____ .", "____"],
  ["30 days??? Ask.", "???"],
  ["GB XXX", "XXX"],
  ["Tell us within XX days.", "XX"],
  ["We have cover of £xx million.", "£xx"],
])("a release waits until this is filled in: %s", (text, found) => {
  expect(messagesIn(text)).toEqual([`“${found}” isn't filled in.`]);
});

test.each([
  ["https://www.example.com", "www.example.com"],
  ["office@example.org", "example.org"],
  ["See Example.net/terms.", "Example.net"],
  ["https://site.example/a", "site.example"],
  ["office@flush.invalid", "flush.invalid"],
  ["http://localhost:3000", "localhost"],
  ["info@yourdomain.co.uk", "yourdomain.co.uk"],
])("a release waits for the address in: %s", (text, found) => {
  expect(messagesIn(text)).toEqual([`“${found}” is an example; nobody owns it.`]);
});

/** One of each range for fiction. */
const FICTION = [
  "0113 496 0000, 0114 496 0999, 0115 496 0123, 0116 496 0123, 0117 496 0123, 0118 496 0123",
  "0121 496 0123, 0131 496 0123, 0141 496 0123, 0151 496 0123, 0161 496 0123, 0191 498 0123",
  "020 7946 0123, 028 9649 6123, 029 2018 0123, 01632 960123, 07700 900123, 0306 999 0123",
].flatMap((numbers) => numbers.split(", "));

test.each<readonly [text: string, found: string]>([
  ...FICTION.map((number) => [number, number] as const),
  ["08081 570123", "0808 157 0123"],
  ["0909 8790123", "0909 8790123"],
  ["Ring (0118) 496-0123, or 24 hours later.", "0118 496 0123"],
  ["Ring +44 (0)118 4960123.", "0118 496 0123"],
  ["tel:+441184960123", "0118 496 0123"],
  ["Ring 0.1.1.8.4.9.6.0.1.2.3", "0118 496 0123"],
  ["On this number since 2020 0118 496 0000", "0118 496 0000"],
])("a release waits for the real number in: %s", (text, found) => {
  expect(messagesIn(text)).toEqual([`“${found}” is reserved for fiction; nobody answers it.`]);
});

test("a release waits for a real text instead of lorem ipsum", () => {
  expect(messagesIn("We lorem ipsum dolor.")).toEqual(["“lorem ipsum” is a filler."]);
});

test.each([
  "A report is to follow the work.",
  "What time? To be agreed when you call.",
  "None of it is lost: to be confirmed by you.",
  "We leave a list (with steps to follow on the day), at a time (to be agreed with you).",
  "Todos Santos. We sell mtbc.",
  "https://www.myexample.com",
  "https://example.com.uk",
  "https://a.testing",
  "They came in one day.Test passed.",
  "For example, a test. Invalid ones are localised.",
  "Really?? Yes… so_so __init",
  "0118 950 0123",
  "0118 497 0000",
  "020 7947 0018",
  "07701 900123",
  "11 to 18, 49 to 60, 123",
])("a release may say: %s", (text) => {
  expect(messagesIn(text)).toEqual([]);
});

test.each([
  ["All warm now. TBC XXX [sic] ???", []],
  ["Ring 0118 496 0123 or see www.example.com.", ["0118 496 0123", "www.example.com"]],
])("a customer's own words may be any, but for numbers and addresses: %s", (text, found) => {
  const searched = placeholdersInQuote(text).map(({ searchFor }) => searchFor);
  expect(searched).toEqual(found);
});
