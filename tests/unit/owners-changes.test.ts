import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { contactCardPath } from "../../data/contact-card.ts";
import { dateText, hoursText } from "../../data/dates.ts";
import { closingPhone, mainPhone, type Phone } from "../../data/phones.ts";
import { radiatorRange } from "../../data/prices.ts";
import { socialPicture } from "../../data/social-picture.ts";
import { examples, reading } from "../../data/towns.ts";
import { makeSite } from "../../scripts/site.ts";
import { addTo, fillIn, fullOwner, rewrite, rewriteList, writeOwner } from "../full-site.ts";
import { root } from "../root.ts";
import { asLine, copyWithCommonFacts, plans, radiusMiles, towns } from "./common-facts.ts";
import { textOf } from "./dom.ts";

/** A site after its data have changed as the README says: its texts by path, and what its pages show. */
async function siteAfter(change: (folder: string) => void, minified = false) {
  const folder = copyWithCommonFacts(afterAll);
  change(folder);
  vi.stubEnv("SITE_URL", undefined);
  const { files } = await makeSite(folder, { minified });
  vi.unstubAllEnvs();
  const texts = new Map(files.map(({ path, contents }) => [path, contents.toString()]));
  // Its file names the business until `npm run pictures` has redrawn it.
  texts.delete(socialPicture.path.slice(1));
  const html = (path: string) => texts.get(path) ?? "";
  return {
    html,
    pages: [...texts.keys()].filter((path) => path.endsWith(".html")),
    /** The paths of the files that contain a text. */
    holding: (text: string | RegExp) => [...texts.keys()].filter((path) => html(path).search(text) >= 0),
    /** Expects these words in a page's visible text. */
    shows: (path: string, words: readonly string[]) => {
      for (const text of words) expect(textOf(html(path)), path).toContain(text);
    },
  };
}

const HOME = "index.html";
const PRICES = "prices/index.html";
const AREAS = "areas/index.html";
const SERVICES = "services/index.html";

const addTown = (folder: string, name: string, latitude: number, longitude: number) =>
  addTo(folder, "towns", "named", asLine({ name, latitude, longitude }).trim().replace(/,$/, ""));

/** Replaces the two phone numbers. */
function writePhones(folder: string, main: string, closing: string): void {
  for (const [name, label] of Object.entries({ main, closing }))
    rewrite(folder, "data/phones.ts", new RegExp(`(?<=${name}Phone = phone\\(")[^"]+`), label);
}

const writeRadius = (folder: string, miles: number) =>
  rewrite(folder, "data/towns.ts", `radiusMiles = ${radiusMiles}`, `radiusMiles = ${miles}`);

const farthest = Math.ceil(towns.at(-1)?.miles ?? 0);

const readme = readFileSync(join(root, "README.md"), "utf8");
const [, file = "", source = ""] =
  readme.match(/one file, such as `(pages\/[\w-]+\.tsx)`[\s\S]*?```tsx\n([\s\S]*?)```/) ?? [];
const path = file.replace("pages", "").replace(".tsx", "/");

describe("one change in each file of data/, and the README's example of a page", async () => {
  const popular = plans[2].name;
  const name = "Quietwater Heating and Flushing Partners"; // of the maximum length
  const long = "Stratfield Mortimer and Beech"; // fits, but not with two more in a title
  const gone = towns.at(-1)?.name ?? "";
  let address = "";
  const { html, pages, holding, shows } = await siteAfter((folder) => {
    rewrite(folder, "data/prices.ts", plans[0].price, "£303");
    rewrite(folder, "data/prices.ts", "popular: true", "popular: false");
    rewrite(folder, "data/prices.ts", new RegExp(`(?<=name: "${popular}".*popular: )false`), "true");
    addTo(folder, "questions", "questions", '{ id: "parking", question: "Where?", answer: "Outside." }');
    writePhones(folder, "0118 949 7651", "0118 949 7652");
    address = rewrite(folder, "data/address.ts", /(?<=SITE_URL \?\? ")[^"]+/, "https://flush.uk").from;
    rewrite(folder, "data/business.ts", business.name, name);
    rewriteList(folder, "towns", "named", (list) => list.replace(new RegExp(`\n.*"${gone}".*`), ""));
    const first = asLine({ name: long, latitude: 51.374, longitude: -1.035 });
    rewriteList(folder, "towns", "named", (list) => list.replace("reading,", `$&${first}`));
    addTown(folder, "Château Thames", 51.48, -0.9);
    for (const { name, latitude, longitude } of examples) addTown(folder, name, latitude, longitude);
    writeRadius(folder, farthest + 4);
    writeFileSync(join(folder, file), source);
    addTo(folder, "navigation", "navigation", `{ label: "Another page", path: "${path}" }`);
  });

  const indexed = pages.filter((page) => page.endsWith("index.html"));
  const card = contactCardPath.slice(1);
  const digits = ({ href }: Phone) => href.replace("tel:+", "");
  test.each<[what: string, old: string | RegExp, now: string | RegExp, where: readonly string[]]>([
    ["a price", plans[0].price, "£303", [HOME, PRICES]],
    ["the main number", digits(mainPhone), "441189497651", [...pages, card]],
    ["the main number as shown", mainPhone.label, "0118 949 7651", pages],
    ["the closing number", digits(closingPhone), "441189497652", [HOME]],
    ["the closing number as shown", closingPhone.label, "0118 949 7652", [HOME]],
    ["the address", address, "https://flush.uk", [...indexed, card, "sitemap.xml", "robots.txt"]],
    ["the name", business.name, name, [...pages, card]],
    ["a town", gone, "Château Thames", pages],
    ["the radius", new RegExp(`${radiusMiles}([ -]|&#8209;)mile`), `>${farthest + 4} miles</text>`, [AREAS]],
  ])("%s changes wherever it is shown", (_, old, now, where) => {
    expect(holding(old)).toEqual([]);
    expect(holding(now).sort()).toEqual([...where].sort());
  });

  test("another popular plan, and one more question, are on the prices page", () => {
    const [before = "", ...others] = textOf(html(PRICES)).split("Most Popular");
    expect(before.slice(-120)).toContain(popular);
    expect(others).toHaveLength(1);
    expect(html(PRICES)).toContain('<details id="parking">');
  });

  test("more towns, even the former examples of places not listed, are on the areas page", () => {
    for (const { id } of examples) expect(html(AREAS)).toContain(`id="${id}"`);
    expect(html(AREAS)).toContain(`<title>Areas we cover: ${long}`);
    shows(AREAS, [`${towns.length + 1 + examples.length} towns`]);
    expect(textOf(html(AREAS))).not.toContain("such as");
  });

  test("the new page is linked from all pages and is the only one with its styles", () => {
    expect(holding(`https://flush.uk${path}`)).toContain("sitemap.xml");
    expect(holding(new RegExp(`href="${path}".*href="${path}"`, "s")).sort()).toEqual(pages.toSorted());
    const own = `${path.slice(1)}index.html`;
    expect(holding(".prose")).toEqual([own]);
    expect(html(own)).toMatch(/aria-current="page"/);
  });
});

describe("unusual facts", async () => {
  const five = ["up to 1", "2–8", "9–12", "13–24", null].map((radiators, index) => {
    const price = radiators ? `£${307 + 97 * index}` : "POA";
    return { name: `System ${"ABCDE"[index]}`, radiators, price, popular: index === 3 };
  });
  const review = {
    text: "The best and most qualified: our radiators are 100 % hot.",
    author: "Zoë Łukaszewska",
    date: "2026-05-03",
    source: "Google",
  } as const;
  const { html, holding, shows } = await siteAfter((folder) => {
    rewriteList(folder, "prices", "pricePlans", five.map(asLine).join(""));
    writePhones(folder, "0118 949 7651", "0118 949 7651");
    writeOwner(folder, { reviews: [review], association: { name: "The Guild of Flushers", member: true } });
    for (const [index, letter] of [..."ABCDEFGHIJKLMNOPQRSTUVWX"].entries())
      addTown(folder, `Nearby ${letter}`, reading.latitude + 0.01 + index / 10_000, reading.longitude);
    writeRadius(folder, farthest + 20);
  });

  test("a fifth plan, with other ranges", () => {
    for (const { name, radiators, price } of five)
      shows(PRICES, [radiators ? `${name} ${radiatorRange(radiators)}` : name, price]);
    const old = plans.flatMap(({ name, price }) => (price === "POA" ? name : [name, `${price}(?!\\d)`]));
    for (const text of old) expect(holding(new RegExp(text))).toEqual([]);
    expect(holding(/up to 1 radiators/i)).toEqual([]);
    expect(html(PRICES).match(/"@type":"(?:Aggregate)?Offer"/g)).toHaveLength(five.length);
  });

  test("the same number for both phones", () => {
    expect(new Set(html(HOME).match(/href="tel:[^"]+"/g))).toEqual(new Set(['href="tel:+441189497651"']));
  });

  test("more towns at one place than the map has room for: the map shows numbers, the list shows all names", () => {
    shows(AREAS, ["Nearby X"]);
    expect(html(AREAS)).not.toContain("--names:inline");
  });

  test("a radius far beyond the farthest town", () => {
    expect(html(AREAS)).toContain(`>${farthest + 20} miles</text>`);
  });

  test("a review with words that the site may not use, by an author with accents, and a membership", () => {
    shows("about/index.html", [`${review.author} ${review.text}`]);
    shows(HOME, ["We are a member of the Guild of Flushers, and work to its standards."]);
  });
});

test("all of the owner's facts, and one more reason: no page has more than 12,500 bytes", async () => {
  const { html, pages, shows } = await siteAfter(fillIn, true);
  const { legalIdentity, openingHours, reviews, photographs, ...facts } = fullOwner;
  const { name, street, town, postcode } = legalIdentity;
  const everywhere = [
    facts.vat,
    facts.email,
    ...openingHours.map(hoursText),
    `${name}, ${street}, ${town} ${postcode}`,
  ];
  for (const page of pages) {
    expect(brotliCompressSync(html(page)).length, page).toBeLessThanOrEqual(12_500);
    shows(page, everywhere);
  }
  shows(HOME, [facts.guaranteeTerms, facts.association.name, facts.insurance, "Boots off at the door"]);
  shows(PRICES, [facts.guaranteeTerms, facts.priceConfirmation, facts.duration]);
  expect(textOf(html(PRICES)).split(facts.vat).length).toBeGreaterThan(2);
  for (const { text, author, date, source } of reviews)
    shows("about/index.html", [text, author, source, dateText(date)]);
  shows(SERVICES, [facts.certificate, ...photographs.map(({ caption = "" }) => caption)]);
  for (const text of photographs.flatMap(({ files, alt }) => [...files, alt]))
    expect(html(SERVICES)).toContain(text);
});
