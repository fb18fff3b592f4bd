import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { microboreLink } from "../../data/microbore-link.ts";
import { navigation } from "../../data/navigation.ts";
import type { OwnerFacts } from "../../data/owner.ts";
import { closingPhone, mainPhone } from "../../data/phones.ts";
import { questions } from "../../data/questions.ts";
import { reasons } from "../../data/reasons.ts";
import { locate, readSources } from "../../scripts/errors/locate.ts";
import { SiteError } from "../../scripts/errors/site-error.ts";
import { makeSite } from "../../scripts/site.ts";
import { writeOwner } from "../full-site.ts";
import { root } from "../root.ts";
import { copyWithCommonFacts, plans, radiusMiles, towns } from "./common-facts.ts";
import { copyOfSite } from "./fixture.ts";

/** What stops the build of a folder, one text a problem, and the line of source that each names first. */
async function problemsOf(folder: string) {
  const error = await makeSite(folder).then(
    () => new Error("The site was made."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof SiteError)) throw error;
  return locate(error.problems, readSources(folder)).map(({ places, message, hint }) => {
    const [file = "", line = ""] = places[0]?.split(":") ?? [];
    const source = line && readFileSync(join(folder, file), "utf8").split("\n")[Number(line) - 1];
    return { file, source: source?.trim() ?? "", message, hint };
  });
}

/** Replaces text in a file of data/ in a copy of the site. */
async function problemsAfter(file: string, from: string | RegExp, to: string) {
  const folder = copyWithCommonFacts();
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return problemsOf(folder);
}

const town = towns.find(({ miles }) => miles > 5) ?? towns[1];
const other = towns.find(({ miles, name }) => miles > 0 && name !== town?.name);
const [plan, second] = plans;
const ranged = plans.findIndex(({ radiators }, index) => index > 0 && radiators !== null);
const range = plans[ranged]?.radiators ?? "";
const [first = 0, last = 0] = range.split("–").map(Number);
const rangeIn = new RegExp(`(?<=radiators: ")${range}`);
const CHECKED = /checked: (null|"[\d-]+"),/;
const asNumber = mainPhone.label.replaceAll(" ", "");

/** The property of a plan or town in the source: from its name to the property's value. */
const propertyOf = (name = "", property: string) =>
  new RegExp(`(?<=name: "${name.replace(/[/()]/g, "\\$&")}".*${property}: )("[^"]*"|[-\\w.]+)`);

test.each([
  // [mistake, file, text, text written instead, what the line named holds, what the message says]
  ["a price with pence", "prices", `"${plan?.price}"`, '"£39.50"', "£39.50", /has the price “£39\.50”/],
  ["a price without £", "prices", `"${plan?.price}"`, '"395"', '"395"', /has the price “395”/],
  ["a price without quotes", "prices", `"${plan?.price}"`, "395", "395", /has the price “395”/],
  ["a plan twice", "prices", `"${second?.name}"`, `"${plan?.name}"`, plan?.name, /is there twice/],
  ["no popular plan", "prices", "popular: true", "popular: false", "pricePlans", /No plan is Most Popular/],
  ["two popular plans", "prices", "popular: false", "popular: true", "popular: true", /2 plans are Most Pop/],
  ["plans that overlap", "prices", rangeIn, `${first - 1}–${last}`, `${first - 1}–`, /they overlap/],
  ["plans with a gap", "prices", rangeIn, `${first + 1}–${last}`, `${first + 1}–`, /there is a gap/],
  ["a hyphen in a range", "prices", rangeIn, `${first}-${last}`, `${first}-${last}`, /takes a short dash: –/],
  [
    "a range that falls",
    "prices",
    rangeIn,
    `${first}–${first - 2}`,
    `${first}–${first - 2}`,
    /not a range from/,
  ],
  ["only POA", "prices", /"£\d+"/g, '"POA"', "pricePlans", /No plan has a price/],
  [
    "a short number",
    "phones",
    mainPhone.label,
    mainPhone.label.slice(0, -1),
    mainPhone.label.slice(0, -1),
    /not a British/,
  ],
  [
    "+44 in a number",
    "phones",
    mainPhone.label,
    `+44 ${asNumber.slice(1)}`,
    "+44",
    /not a British phone number/,
  ],
  ["a number without spaces", "phones", mainPhone.label, asNumber, asNumber, /not a British phone number/],
  [
    "another number behind a label",
    "phones",
    `phone("${closingPhone.label}")`,
    `{ label: "${closingPhone.label}", href: "tel:+441189500000" }`,
    closingPhone.label,
    /would call \+441189500000/,
  ],
  [
    "a town outside the radius",
    "towns",
    propertyOf(town?.name, "latitude"),
    "53.5",
    town?.name,
    /outside the radius/,
  ],
  [
    "a position in quotes",
    "towns",
    propertyOf(town?.name, "latitude"),
    '"51.4"',
    town?.name,
    /not two numbers/,
  ],
  ["a town twice", "towns", `"${town?.name}"`, `"${other?.name}"`, other?.name, /is there twice/],
  ["a town without a name", "towns", `"${town?.name}"`, '""', `${town?.latitude}`, /has no name/],
  [
    "a radius in quotes",
    "towns",
    `radiusMiles = ${radiusMiles}`,
    `radiusMiles = "${radiusMiles} miles"`,
    "radiusMiles",
    /The radius is “/,
  ],
  [
    "an http link",
    "microbore-link",
    microboreLink.href,
    "http://a.example/b",
    "http://a",
    /not an https address/,
  ],
  ["a British date", "microbore-link", CHECKED, 'checked: "21/11/2026",', "21/11/2026", /is not a day/],
  ["no name", "business", `"${business.name}"`, '""', "name:", /The business has no name/],
  [
    "a question without an answer",
    "questions",
    /answer:\s*"[^"]+"/,
    'answer: ""',
    "question:",
    /has no answer/,
  ],
  [
    "an anchor twice",
    "questions",
    `"${questions[1]?.id}"`,
    `"${questions[0]?.id}"`,
    questions[0]?.id,
    /is there twice/,
  ],
  [
    "a reason twice",
    "reasons",
    `"${reasons[1]?.name}"`,
    `"${reasons[0].name}"`,
    reasons[0].name,
    /is there twice/,
  ],
  [
    "an address without a slash",
    "navigation",
    `"${navigation[1]?.path}"`,
    '"about"',
    "label:",
    /is not an address of a page/,
  ],
  ["a missing quote", "prices", `"${plan?.name}"`, `"${plan?.name}`, plan?.name, /A comma, a quote or a br/],
  ["a missing comma", "prices", /("[^"]+"), popular/, '"£1" popular', "popular", /A comma, a quote or a br/],
  ["a curly quote", "prices", `"${plan?.price}"`, `“${plan?.price}”`, plan?.price, /The quote “ is curly/],
  [
    "a part twice",
    "prices",
    /popular: true/,
    "popular: true, popular: true",
    "true",
    /“popular” is there twi/,
  ],
  [
    "True",
    "prices",
    "popular: false",
    "popular: True",
    "True",
    /“True” is neither between quotes nor defined/,
  ],
  ["true in quotes", "prices", "popular: true", 'popular: "true"', '"true"', /says popular: “true”/],
  ["a comma in a price", "prices", `"${plan?.price}"`, '"£1,250"', "£1,250", /has the price “£1,250”/],
  ["a digit too many", "prices", `"${plan?.price}"`, '"£12345"', "£12345", /has the price “£12345”/],
  [
    "a system that costs less than a smaller one",
    "prices",
    `"${plan?.price}"`,
    '"£9876"',
    `"${second?.name}"`,
    /less than/,
  ],
  ["a small radius", "towns", `radiusMiles = ${radiusMiles}`, "radiusMiles = 3", "radiusMiles", /leaves out/],
  ["a date without quotes", "microbore-link", CHECKED, "checked: 2026-05-03,", "2026", /has no quotes/],
  ["a day without quotes", "microbore-link", CHECKED, "checked: 2026-11-21,", "2026", /has no quotes/],
  ["a day to come", "microbore-link", CHECKED, 'checked: "2999-11-21",', "2999", /is in the future/],
  ["a misspelt part", "prices", 'price: "', 'prise: "', "prise:", /has a part called “prise”/],
  ["a number for a name", "prices", `"${plan?.name}"`, "5", "5", /has no name/],
  ["a number for a question", "questions", /question: "[^"]+"/, "question: 5", "5", /has no question/],
  ["a number for a label", "navigation", `"${navigation[0]?.label}"`, "5", "5", /has no label/],
  ["a page twice", "navigation", `"${navigation[1]?.path}"`, '"/"', '"/"', /is there twice/],
  [
    "a number without phone()",
    "phones",
    /phone\("[^)]+\)/,
    '"0118 950 1234"',
    "0118 950",
    /not written as a phone/,
  ],
  ["a business that is a number", "business", `"${business.name}"`, "247", "247", /The business has no name/],
  [
    "a confirmation in quotes",
    "business",
    /nameConfirmed: [^,]+/,
    'nameConfirmed: "no"',
    "no",
    /nameConfirmed is “no/,
  ],
  [
    "an endless radius",
    "towns",
    `radiusMiles = ${radiusMiles}`,
    "radiusMiles = 1e9",
    "radiusMiles",
    /The radius is/,
  ],
  [
    "a town where another is",
    "towns",
    /latitude: [\d.]+, longitude: -[\d.]+(?=.*\n.*\n\];)/,
    `latitude: ${towns[0]?.latitude}, longitude: ${towns[0]?.longitude}`,
    "latitude",
    /is at the same place as/,
  ],
  ["a file that is empty", "prices", /[\s\S]+/, "", "", /is gone from this file/],
  [
    "a link to nobody",
    "microbore-link",
    /publisher: "[^"]+"/,
    'publisher: ""',
    "https://",
    /has no publisher/,
  ],
  ["a long name", "business", `"${business.name}"`, `"${"Flush ".repeat(7)}"`, "Flush", /has 42 characters/],
] as const)("%s", async (_, name, from, to, source, message) => {
  const file = `data/${name}.ts`;
  const problems = await problemsAfter(file, from, to);
  const [problem] = problems;
  expect(new Set(problems.map(({ file }) => file)).size).toBe(1);
  expect(problem).toMatchObject({ file, message: expect.stringMatching(message) });
  expect(problem?.source).toContain(source);
  expect(problem?.hint.length).toBeGreaterThan(15);
});

const hours = { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" } as const;
const review = { text: "Warm again.", author: "A. Customer", date: "2026-05-03", source: "Google" } as const;

test.each([
  ["a misspelt fact", { emial: "office@example.org" }, "emial", /No page shows a fact called “emial”/],
  ["an empty fact", { vat: " " }, "vat", /vat is empty or not final/],
  ["a fact to be decided", { guaranteeTerms: "TBC" }, "guaranteeTerms", /guaranteeTerms is empty or not/],
  ["an empty list", { reviews: [] }, "reviews", /reviews is empty or not final/],
  ["an address with mailto:", { email: "mailto:a@b.example" }, "mailto:", /is not an e-mail address/],
  ["an address without a host", { email: "office@" }, "office@", /is not an e-mail address/],
  ["a day misspelt", { openingHours: [{ ...hours, to: "Friady" }] }, "Friady", /not a day of the week/],
  ["a time like 8 am", { openingHours: [{ ...hours, opens: "8 am" }] }, "8 am", /not a time of the day/],
  [
    "hours that end first",
    { openingHours: [{ ...hours, opens: "19:00" }] },
    "19:00",
    /end before they begin/,
  ],
  ["a review's date", { reviews: [{ ...review, date: "3 May" }] }, review.author, /has the date “3 May”/],
  ["a review to come", { reviews: [{ ...review, date: "2999-05-03" }] }, review.author, /in the future/],
  ["a review by itself", { reviews: review }, "reviews", /reviews needs square brackets/],
  [
    "a review without its source",
    { reviews: [{ ...review, source: undefined }] },
    review.text,
    /lacks source/,
  ],
  ["an address as one text", { legalIdentity: "A. Smith, Reading" }, "legalIdentity", /its parts in braces/],
  ["hours as a text", { openingHours: "9 to 5" }, "openingHours", /needs square brackets/],
  ["hours that overlap", { openingHours: [hours, { ...hours, to: "Monday" }] }, "openingHours", /overlap/],
  ["an association as a text", { association: "Flushers" }, "association", /needs its parts in braces/],
  [
    "a membership in quotes",
    { association: { name: "Flushers", member: "false" } },
    "association",
    /member needs true or false/,
  ],
  ["a number for a text", { duration: 1 }, "duration", /duration needs quotes/],
  ["dots for a text", { guaranteeTerms: "…" }, "guaranteeTerms", /empty or not final/],
  [
    "a photograph without its slash",
    { photographs: [{ path: "a.jpg", width: 1, height: 1, alt: "A", caption: "B" }] },
    "a.jpg",
    /has no slash at its start/,
  ],
  [
    "a photograph of no size",
    { photographs: [{ path: "/a.jpg", width: 0, height: 1, alt: "A", caption: "B" }] },
    "/a.jpg",
    /has 0 times 1 pixels/,
  ],
  ["a review of nobody", { reviews: [{ ...review, author: "" }] }, review.text, /has no author/],
])("%s in data/owner.ts", async (_, facts, source, message) => {
  const folder = copyOfSite();
  writeOwner(folder, facts as unknown as OwnerFacts);
  const [problem, ...more] = await problemsOf(folder);
  expect(problem).toMatchObject({ file: "data/owner.ts", message: expect.stringMatching(message) });
  expect(problem?.source).toContain(source);
  expect(more).toEqual([]);
});

test("a photograph that is not in static/ is named where the owner wrote it", async () => {
  const folder = copyOfSite();
  const photographs = [
    { path: "/photographs/lost.jpg", width: 1, height: 1, alt: "A", caption: "B" },
  ] as const;
  writeOwner(folder, { photographs });
  const [problem] = await problemsOf(folder);
  expect(problem).toMatchObject({ file: "data/owner.ts", source: expect.stringContaining("lost.jpg") });
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
