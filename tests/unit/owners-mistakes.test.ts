import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { microboreLink } from "../../data/microbore-link.ts";
import { navigation } from "../../data/navigation.ts";
import { mainPhone } from "../../data/phones.ts";
import { reasons } from "../../data/reasons.ts";
import { locate, readSources } from "../../scripts/errors/locate.ts";
import { makeSite } from "../../scripts/site.ts";
import { load } from "../../scripts/stages/load.ts";
import { rewrite } from "../full-site.ts";
import { root } from "../root.ts";
import { copyWithCommonFacts } from "./common-facts.ts";
import { problemsIn } from "./fixture.ts";

/** Stops at the first mistake in the facts, before the pages, which take longer. */
const build = async (folder: string) => (await load(folder, [])) && makeSite(folder);
const problemsOf = async (folder: string) => locate(await problemsIn(folder, build), readSources(folder));

const folder = copyWithCommonFacts(afterAll);
const missing = "/photographs/640-0123abcd.jpg";
const photographs = `= { photographs: [{ files: ["${missing}"], width: 1, height: 1, alt: "A" }] }`;

test("a price without quotes is reported once in a draft, which goes on", async () => {
  const path = join(folder, "data/prices.ts");
  const before = readFileSync(path, "utf8");
  onTestFinished(() => writeFileSync(path, before));
  rewrite(folder, "data/prices.ts", '"£311"', "311");
  const messages: string[] = [];
  await makeSite(folder, { report: (found) => messages.push(...found.map(({ message }) => message)) });
  expect(messages).toEqual([expect.stringContaining("has the price “311”")]);
});

/**
 * Slips that don't compile, and for each file of data/ one that does; data-checks.test.ts has the others. The file, a
 * text in it, its replacement, the expected message, and a part of the expected line if it isn't the replacement.
 */
test.each<[file: string, from: string | RegExp, to: string, message: string, line?: string]>([
  ["prices", '"£311"', '"£39.50"', "has the price “£39.50”"],
  ["prices", '"£311"', "“£311”", "The quote “ is curly"],
  ["prices", '"£311"', '"£311', "The quote at the end of a text is missing"],
  ["prices", '"Plan A"', '"Plan A', "A comma, a quote or a bracket"],
  ["prices", /("[^"]+"), popular/, '"£1" popular', "A comma, a quote or a bracket"],
  ["prices", "popular: true", "popular: true, popular: true", "“popular” is there twice"],
  ["prices", "popular: false", "popular: True", "“True” has no quotes and isn't defined"],
  ["prices", "popular: true", "popular: false", "No plan is Most Popular", "pricePlans"],
  ["prices", /[\s\S]+/, "", "is missing from this file"],
  ["phones", mainPhone.label, mainPhone.label.slice(0, -1), "not a British phone number"],
  ["phones", `phone("${mainPhone.label}")`, '"0118 950 1234"', "not written as a phone"],
  ["towns", "51.4,", "53.5,", "outside the radius"],
  ["towns", "radiusMiles = 22", 'radiusMiles = "22 miles"', "The radius is “"],
  ["microbore-link", microboreLink.href, "http://a.example/b", "not an https address"],
  ["microbore-link", /(?<=checked: )(null|"[\d-]+")/, "2026-05-03", "has no quotes"],
  ["business", `"${business.name}"`, '""', "The business has no name"],
  ["questions", /answer:\s*"[^"]+"/, 'answer: ""', "has no answer", "question:"],
  ["reasons", `"${reasons[1]?.name}"`, '""', "has no name", ""],
  ["navigation", `"${navigation[1]?.path}"`, '"about"', "isn't the address of a page"],
  ["services", 'place: "pump"', 'place: "Pump"', "The picture has no place “Pump”"],
  ["services", /detail:\s*"[^"]+"/, 'detail: " "', "A text is empty"],
  ["owner", "= {}", '= {\n  emial: "a@b.example" }', "No page shows a fact called", "emial"],
  ["owner", "= {}", photographs, `${missing} doesn't exist`, missing],
])("in data/%s.ts, %s written as %s is reported at its line", async (name, from, to, message, line = to) => {
  const file = `data/${name}.ts`;
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  onTestFinished(() => writeFileSync(path, before));
  rewrite(folder, file, from, to);
  const problems = await problemsOf(folder);
  const [problem] = problems;
  const places = problems.map(({ places }) => places[0]?.split(":")[0]);
  expect(new Set(places)).toEqual(new Set([file]));
  expect(problem?.message).toContain(message);
  const place = Number(problem?.places[0]?.split(":")[1]);
  expect(readFileSync(path, "utf8").split("\n")[place - 1] ?? "").toContain(line);
});

test("a wrong address in the environment is reported", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_URL", "http://example.org/");
  vi.stubEnv("BASE_PATH", "/a");
  expect((await problemsOf(root)).map(({ places, message }) => `${places} ${message}`)).toEqual([
    expect.stringMatching(/^data\/address\.ts.* The site's address is “http:\/\/example\.org\/”/),
    expect.stringMatching(/^data\/address\.ts.* The site's folder is “\/a”\.$/),
  ]);
});
