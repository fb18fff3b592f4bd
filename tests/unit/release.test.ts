import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { forms } from "../../data/model/forms.ts";
import { placeholdersIn } from "../../data/model/placeholders.ts";
import { todosOf } from "../../data/model/todos.ts";
import { temporaryCopy } from "../built-sites.ts";
import { build } from "./generator/minimal-site.ts";
import { finalTexts, placeholders } from "./placeholders.ts";

const { business } = forms;
const REAL = "https://flush.co.uk";

test.each(placeholders)("a release waits for %s to be replaced", (text, found) => {
  expect(placeholdersIn(text).map(({ message }) => message)).toEqual([expect.stringContaining(`“${found}”`)]);
});

test.each(finalTexts)("a release may say: %s", (text) => {
  expect(placeholdersIn(text)).toEqual([]);
});

test.each([
  [undefined, "2026-11-21", [true]],
  ["2026-11-21", "2026-11-21", []],
  ["2026-11-21", "2027-02-19", []],
  ["2026-11-21", "2027-02-20", [false]],
  ["2026-11-21", "2026-11-20", []],
])("a link that was checked on %s: what is open on %s blocks a release: %s", (checked, today, open) => {
  const facts = { ...business.facts, microboreLink: { ...business.facts.microboreLink, checked } };
  const changed = { ...forms, business: { ...business, facts } };
  const todos = todosOf(changed, REAL, new Date(`${today}T12:00Z`));
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
    const identity = { street: "", town: "", postcode: "", name, companyNumber, registeredIn };
    const facts = { ...forms.owner.facts, legalIdentity: identity };
    const todos = todosOf({ ...forms, owner: { ...forms.owner, facts } }, REAL);
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
