import { expect, test } from "vitest";
import { addressProblems } from "../../data/checks/address.ts";
import * as content from "../../data/checks/content.ts";
import { linkProblems } from "../../data/checks/links.ts";
import { ownerProblems } from "../../data/checks/owner.ts";
import { phoneProblems } from "../../data/checks/phones.ts";
import { planProblems } from "../../data/checks/prices.ts";
import { wellShaped } from "../../data/checks/shapes.ts";
import { townProblems } from "../../data/checks/towns.ts";
import { phone } from "../../data/phones.ts";
import type { Problem } from "../../scripts/contract.ts";
import { locate } from "../../scripts/errors/locate.ts";
import { fullOwner, sourceOf } from "../full-site.ts";
import { asLine } from "./common-facts.ts";

/** The problems of facts, each with its line in their source, its message and its hint. */
function told(source: string, problems: readonly Problem[]): string {
  const sources = new Map(problems.map(({ places }) => [`${places}`, source]));
  const texts = locate(problems, sources).map(({ places, message, hint }) => {
    const [file, line] = `${places[0]}`.split(":");
    return `${file}: ${source.split("\n")[Number(line) - 1]?.trim()}\n  ${message}\n  → ${hint}\n`;
  });
  return texts.join("");
}

/** Checks a list of entries that are valid except for the given parts; no type restricts these, as in an editor. */
function entries(check: (facts: never) => readonly Problem[], valid: object, name = "facts") {
  return (...parts: readonly object[]) => {
    const facts = parts.map((part) => ({ ...valid, ...part }));
    return told(`const ${name} = [${facts.map(asLine).join("")}\n];`, check(facts as never));
  };
}
const plan = { name: "Plan A", radiators: null, price: "£100", popular: true };
const plans = entries(planProblems, plan, "pricePlans");
const planB = { name: "Plan B", popular: false };
const range = (radiators: unknown) => plans({ radiators: "up to 6" }, { ...planB, radiators });
const phones = entries(phoneProblems, { label: "01632 960123", href: "tel:+441632960123" });
const links = entries(linkProblems, { href: "https://a.example", checked: null, label: "A", publisher: "B" });
const questions = entries(content.questionProblems, { id: "why", question: "Why?", answer: "So." });
const reasons = entries(content.reasonProblems, { name: "Clean", detail: "We are." });
const navigation = entries(content.navigationProblems, { label: "Home", path: "/" });
const [magnet, ...places] = ["magnet", "pump", "dose", "valves", "filter"].map((place) => ({ place }));
const steps = entries(content.stepProblems, { ...magnet, detail: "" }, "processSteps");
const near = { name: "Near", latitude: 1, longitude: 2, miles: 3 };
const towns = (radius: unknown, ...parts: readonly object[]) =>
  entries((all) => townProblems(all, radius as number), near, `radiusMiles = ${radius}, towns`)(...parts);
const town = (part: object) => towns(5, part);
const far = (name: string) => ({ name, miles: 6 });

const owner = (facts: object) => told(sourceOf(facts), ownerProblems(facts));
const ownerList =
  (name: string, valid: object) =>
  (...parts: readonly object[]) =>
    owner({ [name]: parts.map((part) => ({ ...valid, ...part })) });
const hours = ownerList("openingHours", { from: "Monday", to: "Friday", opens: "08:00", closes: "12:00" });
const reviews = ownerList("reviews", { text: "Warm.", author: "A", date: "2026-05-03", source: "Post" });
const photographs = ownerList("photographs", { files: ["/a.jpg"], width: 1, height: 1, alt: "A pump" });
const printed = "/photographs/640-0123abcd.jpg";
const business = (part: object) => {
  const facts = { name: "Bakery", trade: "Bread", nameConfirmed: true, ...part };
  return told(sourceOf(facts), content.businessProblems(facts));
};
const blank = { cause: "Sludge.", signs: [{ name: " " }], count: 1 };

const site = "https://www.example.com";
const address = (origin: string, path: string) =>
  told("process.env.SITE_URL\nprocess.env.BASE_PATH", addressProblems(origin, path));
const origin = (each: string) => address(each, "/");
const basePath = (each: string) => address(site, each);
const british = ["0118 496 0123", "01491 571234", "015396 12345", "07700 900123", "020 7946 0000"] as const;

// The tests of the whole site have other valid facts.
test("accepts numbers of every length, a range from 1, opening hours with a break, and addresses with a port or a folder", () => {
  const valid = [
    phones(...british.map(phone)),
    plans({ radiators: "1–2" }, { ...planB, radiators: "3–9" }),
    hours({}, { opens: "19:00", closes: "20:00" }),
    address("https://owner.github.io", "/reading/"),
    address("https://example.org:8443", "/a/b_c.d~e-f/"),
  ];
  expect(valid.join("")).toBe("");
});

/** One mistake at a time. */
const each = <Part>(check: (part: Part) => string, ...parts: readonly Part[]) =>
  parts.map((part) => check(part));

const mistakes = [
  ...each(plans, { price: "£39.50" }, { price: 395 }, { price: "POA" }, { name: 5 }, { prise: 1 }),
  ...each(plans, { popular: "true" }, { popular: false }, { radiators: "up to 0" }, { radiators: "1-2" }),
  plans({}, { name: "Plan B" }),
  plans({}, { popular: false }),
  plans({}, { ...planB, price: "£99" }),
  ...each(range, "5–9", "8–9", "7 or so", "7-9", 7),
  ...each(phones, { label: "0118 496 012" }, { href: "tel:+441" }),
  towns("25 miles", {}),
  ...each(town, { name: "" }, { name: "A".repeat(31) }, { contry: "Kent" }, { latitude: "51.4" }, far("Far")),
  towns(5, {}, { latitude: 3 }),
  towns(5, {}, { name: "Copy" }),
  towns(5, far("A"), far("B"), far("C")),
  ...each(links, { href: "http://a.example" }, { publisher: "" }, { checked: "21/11/2026" }),
  ...each(links, { checked: "2026-13-01" }, { checked: "2999-12-01" }, { checked: 2994 }),
  ...each(business, { name: " " }, { name: "A".repeat(41) }, { nameConfirmed: "no" }),
  ...each(questions, { answer: "" }, { id: "how soon" }, { id: "Ä" }),
  questions({}, {}),
  reasons({}, {}),
  reasons({ name: "" }),
  ...each(navigation, { path: "about" }, { label: "" }),
  navigation({}, {}),
  steps({}, ...places.slice(1)),
  steps({}, ...places, { place: "Pump" }),
  steps({}, {}, ...places),
  told(sourceOf(blank), content.blankProblems("heating", blank)),
  ...each(owner, { emial: "office@example.org" }, { vat: " " }, { vat: 20 }, { duration: "TODO" }),
  ...each(owner, { email: "mailto:a@b.example" }, { email: "office@" }, { reviews: {} }),
  ...each(owner, { legalIdentity: "A. Smith" }, { association: { name: "A", member: "false" } }),
  ...each(hours, { to: "Friady" }, { opens: "8 am" }, { opens: "19:00" }),
  hours({}, { to: "Monday", opens: "11:00" }),
  ...each(reviews, { date: "2999-05-03" }, { date: "2026-02-30" }),
  ...each(reviews, { text: "" }, { author: "" }, { source: undefined }),
  ...each(photographs, { files: [] }, { files: ["/a.jpg"] }, { width: "1", height: undefined }),
  ...each(photographs, { files: [printed], alt: "" }, { files: [printed], caption: "TODO" }),
  ...each(origin, `${site}/reading`, `${site}/`, "http://a.example", "www.a.example", "ftp://a.example"),
  ...each(origin, "https://a b.example", "https://me:secret@a.example", ""),
  ...each(basePath, "reading/", "/reading", "/my site/", "/../", "//", "/reading?a/", ""),
];

test("reports each mistake at its line, and says what to do", async () => {
  expect(mistakes).not.toContain("");
  await expect(mistakes.join("")).toMatchFileSnapshot("__snapshots__/data-checks.txt");
});

test("only facts with the shape of their examples reach the pages", () => {
  const photographs = [{ files: ["/a.jpg"], width: "1", alt: "A" }];
  const stated = { ...fullOwner, vat: 20, photographs, email: undefined, colour: "red" };
  const { vat: _vat, photographs: _photographs, email: _email, ...known } = fullOwner;
  expect(wellShaped(stated as object)).toEqual(known);
});
