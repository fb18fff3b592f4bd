import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { forms, readers } from "../../data/model/forms.ts";
import { todosOf } from "../../data/model/todos.ts";
import { temporaryCopy } from "../built-sites.ts";
import { edited } from "./forms/usual-forms.ts";
import { build } from "./generator/commands.ts";

const { owner } = forms;
const REAL = "https://flush.co.uk";

test.each([
  ["A. Smith trading as Kennet Heat Care", undefined, undefined, []],
  ["Kennet Limitless Heat", undefined, undefined, []],
  ["Kennet Heat Care Ltd", "09876543", "England and Wales", []],
  ["Kennet Heat Care Ltd", "09876543", undefined, ["registered_in"]],
  ["KENNET HEAT CARE LLP", undefined, undefined, ["company_number", "registered_in"]],
  ["Kennet Heat Care Ltd. trading as KHC", undefined, "Wales", ["company_number"]],
])("a release of %s with the number %s, registered in %s, waits for %s", (name, number, place, missing) => {
  const legal_identity = {
    street: "",
    town: "",
    postcode: "",
    name,
    company_number: number,
    registered_in: place,
  };
  const changed = { ...forms, owner: { ...owner, values: { ...owner.values, legal_identity } } };
  const todos = todosOf(changed, REAL).filter(({ message }) => message.includes("is a company"));
  expect(todos.map(({ hint, blocks }) => [hint, blocks])).toEqual(
    missing.map((line) => [`Fill in ${line}.`, true]),
  );
});

const REQUIRED = [
  "data/business.toml:8: “pipes.example.org” is an example; nobody owns it. → Write the real address.",
  "data/model/address.ts:6: “www.example.com” is an example; nobody owns it. → Set SITE_URL to the real address for each build.",
  "data/business.toml:4, data/business.toml:5: “01632 960111” is reserved for fiction; nobody answers it. → Write the real number.",
  'data/business.toml:2: Nobody has confirmed that the business is called Flo. → Fix the name if it is wrong, then write name_confirmed = "yes".',
  "data/owner.toml:11: The legal name and the address for service are missing; the law requires them. → Fill in [legal_identity], as the comment above it explains.",
  'data/owner.toml:1: vat doesn\'t say whether the prices include VAT. It is "included" or "not registered". → Fill in vat, as the comment above it explains.',
  "data/owner.toml:4: An e-mail address is missing; the law asks for it beside prices. → Fill in email, as the comment above it explains.",
  "data/owner.toml:3: The terms of the no-fix no-fee guarantee are missing. → Fill in guarantee_terms, as the comment above it explains.",
  "data/prices.toml:2: It isn't known what a price depends on besides radiators; the law asks for it. → Fill in depends_on, as the comment above it explains.",
];

const WANTED = [
  "data/owner.toml:9: How to cancel is missing (Consumer Contracts Regulations 2013, reg. 36). → Fill in cancellation, as the comment above it explains.",
  "data/owner.toml:19: Visitors ask: “Which association is that, and are you a member?” → Fill in [association], as the comment above it explains.",
  "data/owner.toml:23: Visitors ask: “When can I ring?” → Fill in [[opening_hours]], as the comment above it explains.",
  "data/owner.toml:5: Visitors ask: “How can I tell that you are insured?” → Fill in insurance, as the comment above it explains.",
  "data/owner.toml:6: Visitors ask: “What does the certificate certify?” → Fill in certificate, as the comment above it explains.",
  "data/owner.toml:7: Visitors ask: “Will I know the final price before you start?” → Fill in price_confirmation, as the comment above it explains.",
  "data/owner.toml:8: Visitors ask: “How long will it take?” → Fill in duration, as the comment above it explains.",
  "data/questions.toml:4: Visitors ask: “Must I pay at once?” → Fill in answer; the comment below the question says what a good one covers.",
];

test.each([
  ["a line", /email = .*\n/, 'Write the line back: email = "…".'],
  [
    "a group",
    /\[association\]\n.*\n.*\n/,
    "Copy [association] back, with the lines below it, from the file's History on GitHub, and fill it in.",
  ],
  [
    "all blocks",
    /\[\[opening_hours\]\]\n.*\n.*\n/,
    "Copy [[opening_hours]] back, with the lines below it, from the file's History on GitHub, and fill it in.",
  ],
])("the owner is told to write back what was deleted: %s", (_name, deleted, hint) => {
  const changed = { ...forms, owner: readers.owner(edited("owner", deleted, "")) };
  expect(todosOf(changed, REAL).map((todo) => todo.hint)).toContain(hint);
});

test.each([
  ["2026-11-20", ["The closure of 1 November 2026 to 20 November 2026 is over. Remove the block."]],
  ["2026-11-21", []],
])("a closure until %s is over on 21 November: %s", (to, told) => {
  const text = edited("owner", 'from = ""\nto = ""', `from = "2026-11-01"\nto = "${to}"`);
  const todos = todosOf({ ...forms, owner: readers.owner(text) }, REAL);
  const ofClosures = todos.filter(({ message }) => message.includes("closure"));
  expect(ofClosures.map(({ message, hint }) => `${message} ${hint}`)).toEqual(told);
  expect(ofClosures.filter(({ blocks }) => blocks)).toEqual([]);
});

/** The items of a list, with a dash before each. */
const listed = (text: string | undefined) => text?.split("\n").filter((line) => line.startsWith("- "));
const asList = (todos: readonly string[]) => todos.map((todo) => `- ${todo}`);

test("a build without the owner's facts lists what a release lacks, one line each", async () => {
  const { code, out } = await build(temporaryCopy("least", onTestFinished));
  const [, required, wanted] = out.split(/^Before the site.*|^The site can go live.*/m);
  expect(code).toBe(0);
  expect(listed(required)).toEqual(asList(REQUIRED));
  expect(listed(wanted)).toEqual(asList(WANTED));
});

test("a release without the owner's facts fails and writes nothing", async () => {
  const folder = temporaryCopy("least", onTestFinished);
  const { code, out } = await build(folder, { release: true, compress: false });
  expect([code, existsSync(join(folder, "dist"))]).toEqual([1, false]);
  expect(out).toContain(`\n${REQUIRED.length} problems; dist/ is unchanged.`);
});
