import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { ownerProblems } from "../../data/checks/owner.ts";
import { wellShaped } from "../../data/checks/shapes.ts";
import { microboreLink } from "../../data/microbore-link.ts";
import { navigation } from "../../data/navigation.ts";
import { closingPhone, mainPhone } from "../../data/phones.ts";
import { questions } from "../../data/questions.ts";
import { reasons } from "../../data/reasons.ts";
import { locate, readSources } from "../../scripts/errors/locate.ts";
import { makeSite } from "../../scripts/site.ts";
import { load } from "../../scripts/stages/load.ts";
import { fullOwner, writeOwner } from "../full-site.ts";
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
function problemsAfter(file: string, change: (path: string) => void) {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  onTestFinished(() => writeFileSync(path, before));
  change(path);
  expect(readFileSync(path, "utf8")).not.toBe(before);
  return problemsOf(folder);
}

const short = mainPhone.label.slice(0, -1);
const other44 = `{ label: "${closingPhone.label}", href: "tel:+441189500000" }`;
const CHECKED = /(?<=checked: )(null|"[\d-]+")/;

/** A text of the file, its replacement, the expected message, and the expected line if it isn't the replacement. */
type Mistake = readonly [what: string, from: string | RegExp, to: string, message: string, line?: string];

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  prices: [
    ["a price with pence", '"£311"', '"£39.50"', "has the price “£39.50”"],
    ["a price as a number", '"£311"', "395", "has the price “395”"],
    ["a curly quote", '"£311"', "“£311”", "The quote “ is curly"],
    ["a system cheaper than a smaller one", '"£311"', '"£9876"', "less than", '"Plan B"'],
    ["a plan twice", '"Plan B"', '"Plan A"', "is there twice"],
    ["a number for a name", '"Plan A"', "5", "has no name"],
    ["a missing quote", '"Plan A"', '"Plan A', "A comma, a quote or a bracket"],
    ["a missing comma", /("[^"]+"), popular/, '"£1" popular', "A comma, a quote or a bracket"],
    ["no popular plan", "popular: true", "popular: false", "No plan is Most Popular", "pricePlans"],
    ["two popular plans", "popular: false", "popular: true", "2 plans are Most Popular"],
    ["a plan popular in quotes", "popular: true", 'popular: "true"', "says popular: “true”"],
    ["a part twice", "popular: true", "popular: true, popular: true", "“popular” is there twice"],
    ["True", "popular: false", "popular: True", "“True” has no quotes and isn't defined"],
    ["a misspelt part", 'price: "', 'prise: "', "has a part called “prise”"],
    ["only POA", /"£\d+"/g, '"POA"', "No plan has a price", "pricePlans"],
    ["plans that overlap", "6–11", "5–11", "they overlap"],
    ["a gap between plans", "6–11", "7–11", "there is a gap"],
    ["a vague range", "6–11", "7 or so", "for “7 or so” radiators"],
    ["a hyphen in a range", "6–11", "6-11", "takes a short dash: –"],
    ["a range without quotes", 'radiators: "6–11"', "radiators: 6", "has no radiators", "Plan B"],
    ["a file that is empty", /[\s\S]+/, "", "is missing from this file"],
  ],
  phones: [
    ["a short number", mainPhone.label, short, "not a British phone number"],
    ["another number behind a label", `phone("${closingPhone.label}")`, other44, "would call +441189500000"],
    ["a number without phone()", `phone("${mainPhone.label}")`, '"0118 950 1234"', "not written as a phone"],
  ],
  towns: [
    ["a town outside the radius", "51.4,", "53.5,", "outside the radius"],
    ["a position in quotes", "51.4,", '"51.4",', "not two numbers"],
    [
      "a town where another is",
      "51.3, longitude: -1.05",
      "51.62, longitude: -0.97",
      "is at the same place as",
    ],
    ["a town twice", '"Eastville"', '"Northtown"', "is there twice"],
    ["a town without a name", '"Eastville"', '""', "has no name"],
    ["a misspelt part", /county: /, "contry: ", "has a part called “contry”"],
    ["a town with a long name", '"Eastville"', `"${"A".repeat(31)}"`, "has 31 characters"],
    ["a radius in quotes", "radiusMiles = 22", 'radiusMiles = "22 miles"', "The radius is “"],
    ["a small radius", "radiusMiles = 22", "radiusMiles = 3", "leaves out"],
  ],
  "microbore-link": [
    ["an http link", microboreLink.href, "http://a.example/b", "not an https address"],
    ["a link to nobody", /publisher: "[^"]+"/, 'publisher: ""', "has no publisher", "https://"],
    ["a British date", CHECKED, '"21/11/2026"', "is not a day"],
    ["a day to come", CHECKED, '"2999-12-01"', "is in the future"],
    ["a date without quotes", CHECKED, "2026-05-03", "has no quotes"],
    ["a day without quotes", CHECKED, "2026-11-21", "has no quotes"],
  ],
  business: [
    ["no name", `"${business.name}"`, '""', "The business has no name"],
    ["a long name", `"${business.name}"`, `"${"Flush ".repeat(7)}"`, "has 42 characters"],
    ["a confirmation in quotes", /nameConfirmed: [^,]+/, 'nameConfirmed: "no"', "nameConfirmed is “no"],
  ],
  questions: [
    ["no answer", /answer:\s*"[^"]+"/, 'answer: ""', "has no answer", "question:"],
    ["an anchor twice", `"${questions[1]?.id}"`, `"${questions[0]?.id}"`, "is there twice"],
    ["an anchor with a space", `"${questions[1]?.id}"`, '"how soon"', "can't be part of", "question:"],
  ],
  reasons: [
    ["a reason twice", `"${reasons[1]?.name}"`, `"${reasons[0].name}"`, "is there twice"],
    ["a reason without a name", `"${reasons[1]?.name}"`, '""', "has no name", ""],
  ],
  navigation: [
    ["an address without a slash", `"${navigation[1]?.path}"`, '"about"', "isn't the address of a page"],
    ["an entry without a label", `"${navigation[1]?.label}"`, '""', "has no label", `${navigation[1]?.path}`],
    ["a page twice", `"${navigation[1]?.path}"`, '"/"', "is there twice"],
  ],
  services: [
    ["a place that the picture lacks", 'place: "pump"', 'place: "Pump"', "The picture has no place “Pump”"],
    ["a place without a step", /\n {2}\{[^{}]*"pump"[^{}]*\},/, "", "No step is at the pump", "processSteps"],
    ["a place twice", 'place: "pump"', 'place: "magnet"', "is there twice", "magnet"],
    ["a blank text", /detail:\s*"[^"]+"/, 'detail: " "', "A text is empty"],
  ],
};

describe.each(Object.entries(mistakes))("in data/%s.ts", (name, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", async (_, [, from, to, message, line = to]) => {
    const file = `data/${name}.ts`;
    const problems = await problemsAfter(file, (path) =>
      writeFileSync(
        path,
        readFileSync(path, "utf8").replace(from, () => to),
      ),
    );
    const [problem] = problems;
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([file]));
    expect(problem).toMatchObject({ file, message: expect.stringContaining(message) });
    expect(problem?.source).toContain(line);
    expect(problem?.hint.length).toBeGreaterThan(15);
  });
});

const monday = { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" };
const hours = (...parts: object[]) => ({ openingHours: parts.map((part) => ({ ...monday, ...part })) });
const given = { text: "Warm again.", author: "A. Customer", date: "2026-05-03", source: "Google" };
const review = (part: object) => ({ reviews: [{ ...given, ...part }] });
const picture = { path: "/a.jpg", width: 1, height: 1, alt: "A", caption: "B" };
const photograph = (part: object) => ({ photographs: [{ ...picture, ...part }] });
const member = { name: "Flushers", member: "false" };

test.each<[what: string, facts: object, line: string, message: string]>([
  ["a misspelt fact", { emial: "office@example.org" }, "emial", "No page shows a fact called “emial”"],
  ["an empty fact", { vat: " " }, "vat", "vat is empty or not final"],
  ["a number for a text", { duration: 1 }, "duration", "duration needs quotes"],
  ["an address without its end", { email: "office@" }, "office@", "is not an e-mail address"],
  ["an address with mailto:", { email: "mailto:a@b.example" }, "mailto:", "is not an e-mail address"],
  ["a day misspelt", hours({ to: "Friady" }), "Friady", "not a day of the week"],
  ["a time like 8 am", hours({ opens: "8 am" }), "8 am", "not a time of the day"],
  ["hours that end first", hours({ opens: "19:00" }), "19:00", "end before they begin"],
  ["hours as a text", { openingHours: "9 to 5" }, "openingHours", "needs square brackets"],
  ["hours that overlap", hours({}, { to: "Monday" }), "openingHours", "overlap"],
  ["a legal identity as a text", { legalIdentity: "A." }, "legalIdentity", "needs its parts in braces"],
  ["an association as a text", { association: "Flushers" }, "association", "needs its parts in braces"],
  ["a membership in quotes", { association: member }, "association", "member needs true or false"],
  ["a review to come", review({ date: "2999-05-03" }), given.author, "in the future"],
  ["a review on no day", review({ date: "2026-02-30" }), given.author, "has the date “2026-02-30”"],
  ["a review without a text", review({ text: "" }), given.author, "A review has no text"],
  ["a review without its source", review({ source: undefined }), given.text, "lacks source"],
  ["a review of nobody", review({ author: "" }), given.text, "has no author"],
  ["a photograph without its slash", photograph({ path: "a.jpg" }), "a.jpg", "no slash"],
  ["a photograph of no size", photograph({ width: 0 }), "/a.jpg", "has 0 times 1 pixels"],
  ["a photograph that isn't in static/", photograph({}), "/a.jpg", "/a.jpg doesn't exist"],
])("%s in data/owner.ts", async (_, facts, line, message) => {
  const [problem, ...more] = await problemsAfter("data/owner.ts", () => writeOwner(folder, facts));
  expect(problem).toMatchObject({ file: "data/owner.ts", message: expect.stringContaining(message) });
  expect(problem?.source).toContain(line);
  expect(more).toEqual([]);
});

test("the owner's facts have no mistake if hours of one day don't overlap", () => {
  expect(ownerProblems({})).toEqual([]);
  const hours = fullOwner.openingHours.map((one) => ({ ...one, opens: "06:00", closes: "07:00" }) as const);
  expect(ownerProblems({ ...fullOwner, openingHours: [...fullOwner.openingHours, ...hours] })).toEqual([]);
});

test("only facts with the shape of their examples reach the pages", () => {
  const photographs = [{ path: "/a.jpg", width: "1", height: 1, alt: "A" }];
  const stated = { ...fullOwner, vat: 20, photographs, email: undefined, colour: "red" } as object;
  const { vat: _vat, photographs: _photographs, email: _email, ...known } = fullOwner;
  expect(wellShaped(stated)).toEqual(known);
  expect(ownerProblems(stated).map(({ message }) => message)).toEqual([
    "vat needs quotes around its text.",
    "photographs: width needs a number without quotes.",
    "photographs: lacks caption.",
    "No page shows a fact called “colour”.",
  ]);
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
