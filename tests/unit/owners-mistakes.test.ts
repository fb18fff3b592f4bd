import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { microboreLink } from "../../data/microbore-link.ts";
import { navigation } from "../../data/navigation.ts";
import { mainPhone } from "../../data/phones.ts";
import { reasons } from "../../data/reasons.ts";
import { locate, readSources } from "../../scripts/errors/locate.ts";
import { makeSite } from "../../scripts/site.ts";
import { load } from "../../scripts/stages/load.ts";
import { root } from "../root.ts";
import { copyWithCommonFacts } from "./common-facts.ts";
import { problemsIn } from "./fixture.ts";

/** Stops at the first mistake in the facts, before the pages, which take longer. */
const build = async (folder: string) => (await load(folder, [])) && makeSite(folder);

/** The problems that stop a folder's build, one text each, and the source line of each one's first place. */
async function problemsOf(folder: string) {
  return locate(await problemsIn(folder, build), readSources(folder)).map(({ places, message, hint }) => {
    const [file = "", line = ""] = places[0]?.split(":") ?? [];
    const source = line && readFileSync(join(folder, file), "utf8").split("\n")[Number(line) - 1];
    return { file, source: source?.trim() ?? "", message, hint };
  });
}

let folder = "";
beforeAll(() => {
  folder = copyWithCommonFacts(afterAll);
});

/** The problems after a change of a file, which is undone when the test ends. */
function problemsAfter(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  onTestFinished(() => writeFileSync(path, before));
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return problemsOf(folder);
}

const missing = "/photographs/640-0123abcd.jpg";
const photographs = `= { photographs: [{ files: ["${missing}"], width: 1, height: 1, alt: "A" }] }`;
const CHECKED = /(?<=checked: )(null|"[\d-]+")/;

/** A text of the file, its replacement, the expected message, and the expected line if it isn't the replacement. */
type Mistake = readonly [what: string, from: string | RegExp, to: string, message: string, line?: string];

/** Slips that don't compile, and for each file of data/ one that does; data-checks.test.ts has the others. */
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  prices: [
    ["a price with pence", '"£311"', '"£39.50"', "has the price “£39.50”"],
    ["a curly quote", '"£311"', "“£311”", "The quote “ is curly"],
    ["a missing quote", '"Plan A"', '"Plan A', "A comma, a quote or a bracket"],
    ["a missing comma", /("[^"]+"), popular/, '"£1" popular', "A comma, a quote or a bracket"],
    ["no popular plan", "popular: true", "popular: false", "No plan is Most Popular", "pricePlans"],
    ["a part twice", "popular: true", "popular: true, popular: true", "“popular” is there twice"],
    ["True", "popular: false", "popular: True", "“True” has no quotes and isn't defined"],
    ["only POA", /"£\d+"/g, '"POA"', "No plan has a price", "pricePlans"],
    ["a hyphen in a range", "6–11", "6-11", "takes a short dash: –"],
    ["a range without quotes", 'radiators: "6–11"', "radiators: 6", "has no radiators", "Plan B"],
    ["a file that is empty", /[\s\S]+/, "", "is missing from this file"],
  ],
  phones: [
    ["a short number", mainPhone.label, mainPhone.label.slice(0, -1), "not a British phone number"],
    ["a number without phone()", `phone("${mainPhone.label}")`, '"0118 950 1234"', "not written as a phone"],
  ],
  towns: [
    ["a town outside the radius", "51.4,", "53.5,", "outside the radius"],
    ["a town without a name", '"Eastville"', '""', "has no name"],
    ["a misspelt part", "county: ", "contry: ", "has a part called “contry”"],
    ["a radius in quotes", "radiusMiles = 22", 'radiusMiles = "22 miles"', "The radius is “"],
  ],
  "microbore-link": [
    ["an http link", microboreLink.href, "http://a.example/b", "not an https address"],
    ["a British date", CHECKED, '"21/11/2026"', "is not a day"],
    ["a date without quotes", CHECKED, "2026-05-03", "has no quotes"],
    ["a day without quotes", CHECKED, "2026-11-21", "has no quotes"],
  ],
  business: [
    ["no name", `"${business.name}"`, '""', "The business has no name"],
    ["a confirmation in quotes", /nameConfirmed: [^,]+/, 'nameConfirmed: "no"', "nameConfirmed is “no"],
  ],
  questions: [["no answer", /answer:\s*"[^"]+"/, 'answer: ""', "has no answer", "question:"]],
  reasons: [["a reason without a name", `"${reasons[1]?.name}"`, '""', "has no name", ""]],
  navigation: [
    ["an address without a slash", `"${navigation[1]?.path}"`, '"about"', "isn't the address of a page"],
  ],
  services: [
    ["a place that the picture lacks", 'place: "pump"', 'place: "Pump"', "The picture has no place “Pump”"],
    ["a blank text", /detail:\s*"[^"]+"/, 'detail: " "', "A text is empty"],
  ],
  owner: [
    ["a misspelt fact", "= {}", '= {\n  emial: "a@b.example" }', "No page shows a fact called", "emial"],
    ["a photograph not in static/", "= {}", photographs, `${missing} doesn't exist`, missing],
  ],
};

describe.each(Object.entries(mistakes))("in data/%s.ts", (name, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", async (_, [, from, to, message, line = to]) => {
    const file = `data/${name}.ts`;
    const problems = await problemsAfter(file, from, to);
    const [problem] = problems;
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([file]));
    expect(problem).toMatchObject({ file, message: expect.stringContaining(message) });
    expect(problem?.source).toContain(line);
    expect(problem?.hint.length).toBeGreaterThan(15);
  });
});

test("a wrong address in the environment", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_URL", "http://example.org/");
  vi.stubEnv("BASE_PATH", "/a");
  const problems = await problemsOf(root);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "data/address.ts The site's address is “http://example.org/”, which is not https:// and a host alone.",
    "data/address.ts The site's folder is “/a”.",
  ]);
});
