import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { validForms as forms } from "../../data/model/facts.ts";
import { todosOf } from "../../data/model/todos.ts";
import { temporaryCopy } from "../built-sites.ts";
import { build } from "./generator/minimal-site.ts";

const { business } = forms;
const REAL = "https://flush.co.uk";

/** What is open with some facts of the business replaced. */
const todosWith = (facts: Partial<typeof business.facts>, origin = REAL, today = new Date()) =>
  todosOf({ ...forms, business: { ...business, facts: { ...business.facts, ...facts } } }, origin, today);

test.each([
  [true, "0118 496 0000", "https://www.example.com"],
  [true, "0118 496 0999", "https://example.org"],
  [true, "020 7946 0018", "https://site.example"],
  [true, "01632 960 123", "https://a.test"],
  [true, "07700 900123", "https://www.example.com"],
  [false, "0118 950 0123", "https://www.myexample.com"],
  [false, "0118 497 0000", "https://example.com.uk"],
  [false, "020 7947 0018", REAL],
  [false, "07701 900123", "https://a.testing"],
])("a release waits (%s) for facts like %s and %s to be replaced", (waits, label, address) => {
  const ofNumber = todosWith({ closingPhone: { label, href: "tel:+44" } });
  const ofAddress = todosWith({}, address);
  for (const todos of [ofNumber, ofAddress]) expect(todos.some(({ blocks }) => blocks)).toBe(waits);
});

test.each([
  [undefined, "2026-11-21", [true]],
  ["2026-11-21", "2026-11-21", []],
  ["2026-11-21", "2027-02-19", []],
  ["2026-11-21", "2027-02-20", [false]],
  ["2026-11-21", "2026-11-20", []],
])("a link that was checked on %s: what is open on %s blocks a release: %s", (checked, today, open) => {
  const facts = { microboreLink: { ...business.facts.microboreLink, checked } };
  const todos = todosWith(facts, REAL, new Date(`${today}T12:00Z`));
  const ofLink = todos.filter(({ message }) => message.includes("checked"));
  expect(ofLink.map(({ blocks }) => blocks)).toEqual(open);
});

test.each([
  ["A. Smith trading as Kennet Heat Care", undefined, undefined, 0],
  ["Kennet Heat Care Ltd", "09876543", "England and Wales", 0],
  ["Kennet Heat Care Ltd", "09876543", undefined, 1],
  ["KENNET HEAT CARE LLP", undefined, undefined, 2],
])(
  "a release of %s waits for its number (%s) and place (%s): %i lines",
  (name, companyNumber, registeredIn, open) => {
    const { owner } = forms;
    const legalIdentity = {
      name,
      street: "7 Mill Lane",
      town: "Theale",
      postcode: "RG7 5AA",
      companyNumber,
      registeredIn,
    };
    const facts = { ...owner.facts, legalIdentity };
    const todos = todosOf({ ...forms, owner: { ...owner, facts } }, REAL);
    expect(todos.filter(({ message }) => message.includes("is a company"))).toHaveLength(open);
  },
);

test("npm run build lists what a release lacks, one line each; --release fails and writes nothing", async () => {
  const folder = temporaryCopy("least", onTestFinished);
  vi.stubEnv("SITE_URL", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const refused = await build(folder, { release: true, compress: false });
  expect([refused.code, existsSync(join(folder, "dist"))]).toEqual([1, false]);
  const { code, out } = await build(folder);
  expect(code).toBe(0);
  const told = refused.out + out.slice(out.indexOf("Before the site goes live"));
  await expect(told).toMatchFileSnapshot("__snapshots__/release.txt");
});
