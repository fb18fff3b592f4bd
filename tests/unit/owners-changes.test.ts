import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { origin } from "../../data/address.ts";
import { business } from "../../data/business.ts";
import { contactCardPath } from "../../data/contact-card.ts";
import { dateText, hoursText } from "../../data/dates.ts";
import { closingPhone, mainPhone } from "../../data/phones.ts";
import { pounds } from "../../data/prices.ts";
import { questions } from "../../data/questions.ts";
import { socialPicture } from "../../data/social-picture.ts";
import { coveredExamples, reading } from "../../data/towns.ts";
import { makeSite } from "../../scripts/site.ts";
import { addTo, fillIn, fullOwner, rewrite, writeOwner } from "../full-site.ts";
import { root } from "../root.ts";
import { copyWithCommonFacts, plans, radiusMiles, towns } from "./common-facts.ts";
import { textOf } from "./dom.ts";

/** The texts of a site's files by path, after its data have changed as the README says. */
async function textsAfter(change: (folder: string) => unknown, minified = false) {
  const folder = copyWithCommonFacts();
  await change(folder);
  const { files } = await makeSite(folder, { minified });
  return new Map(files.map(({ path, contents }) => [path, contents.toString()]));
}

type Texts = Awaited<ReturnType<typeof textsAfter>>;

/** The paths of the files that contain a text. */
const holding = (text: string | RegExp, texts: Texts) =>
  [...texts].filter(([, contents]) => contents.search(text) >= 0).map(([path]) => path);
const pagesOf = (texts: Texts) => [...texts.keys()].filter((path) => path.endsWith(".html"));
/** The text of a page, as visitors read it. */
const read = (texts: Texts, path: string) => textOf(texts.get(path) ?? "");
/** Expects these words in a page's visible text. */
const shows = (texts: Texts, path: string, words: readonly string[]) => {
  for (const text of words) expect(read(texts, path), path).toContain(text);
};

const HOME = "index.html";
const PRICES = "prices/index.html";
const AREAS = "areas/index.html";

test("a price, another popular plan, and one more question", async () => {
  const old = plans[0].price;
  const sum = (pounds(old) ?? 0) - 8;
  const next = plans.find(({ popular, price }) => !popular && price !== "POA");
  const texts = await textsAfter((folder) => {
    rewrite(folder, "data/prices.ts", new RegExp(`(?<=")${old}(?=")`, "g"), `£${sum}`);
    rewrite(folder, "data/prices.ts", "popular: true", "popular: false");
    rewrite(folder, "data/prices.ts", new RegExp(`(?<=name: "${next?.name}".*popular: )false`), "true");
    addTo(folder, "questions", "questions", '{ id: "parking", question: "Where?", answer: "Outside." }');
  });
  expect(holding(new RegExp(`${old}(?!\\d)`), texts)).toEqual([]);
  expect(holding(new RegExp(`£${sum}(?!\\d)`), texts)).toEqual(expect.arrayContaining([HOME, PRICES]));
  expect(texts.get(PRICES)).toContain(`"lowPrice":${sum}`);
  expect(texts.get(HOME)).toMatch(new RegExp(`<meta name="description" content="[^"]*£${sum}`));

  const [card = "", ...others] = read(texts, PRICES).split("Most Popular");
  expect(card.slice(-120)).toContain(next?.name);
  expect(others).toHaveLength(1);
  for (const { id } of [...questions, { id: "parking" }]) {
    expect(texts.get(PRICES)).toContain(`<details id="${id}">`);
  }
});

test("a fifth plan, with other ranges", async () => {
  const five = ["up to 3", "4–8", "9–12", "13–24", null].map((radiators, index) => {
    const price = radiators ? `£${307 + 97 * index}` : "POA";
    return { name: `System ${"ABCDE"[index]}`, radiators, price, popular: index === 3 };
  });
  const texts = await textsAfter((folder) => {
    const list = /(?<=pricePlans: readonly PricePlan\[\] = )\[[\s\S]*?\n\]/;
    rewrite(folder, "data/prices.ts", list, JSON.stringify(five));
  });
  for (const { name, radiators, price } of five) {
    shows(texts, PRICES, [radiators ? `${name} ${radiators} radiators` : name, price]);
  }
  const old = plans.flatMap(({ name, price }) => (price === "POA" ? name : [name, `${price}(?!\\d)`]));
  for (const text of old) expect(holding(new RegExp(text), texts)).toEqual([]);
  expect(texts.get(PRICES)?.match(/"@type":"(?:Aggregate)?Offer"/g)).toHaveLength(five.length);
});

/** Replaces the two phone numbers. */
function writePhones(folder: string, main: string, closing: string): void {
  for (const [name, label] of Object.entries({ main, closing }))
    rewrite(folder, "data/phones.ts", new RegExp(`(?<=${name}Phone = phone\\(")[^"]+`), label);
}

test("the phone numbers, the address, and a name of the maximum length", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_URL", undefined);
  const name = "Quietwater Heating and Flushing Partners";
  const source = readFileSync(join(root, "data/address.ts"), "utf8");
  const address = source.match(/SITE_URL \?\? "(https:[^"]+)"/)?.[1] ?? origin;
  const texts = await textsAfter((folder) => {
    writePhones(folder, "0118 949 7651", "0118 949 7652");
    rewrite(folder, "data/address.ts", address, "https://flush.uk");
    rewrite(folder, "data/business.ts", business.name, name);
  });
  // A release rejects the picture until `npm run pictures` has redrawn it.
  texts.delete(socialPicture.path.slice(1));
  const phones = [mainPhone, closingPhone].flatMap(({ label, href }) => [
    label,
    href.replace("tel:+", "\\+"),
  ]);
  for (const old of [business.name, address, ...phones]) expect(holding(old, texts)).toEqual([]);

  const card = contactCardPath.slice(1);
  expect(holding(/\+441189497651/, texts).sort()).toEqual([...pagesOf(texts), card].sort());
  expect(holding(/\+441189497652/, texts)).toEqual([HOME]);
  expect(holding(name, texts)).toEqual(expect.arrayContaining(pagesOf(texts)));
  for (const page of [HOME, AREAS, PRICES, "services/index.html"]) {
    expect(texts.get(page)).toMatch(new RegExp(`"HVACBusiness","@id":"[^"]+","name":"${name}"`));
    expect(texts.get(page)).toContain('"telephone":"+441189497651"');
  }
  expect(texts.get(card)).toContain(`FN:${name}`);
  const addressed = ["sitemap.xml", "robots.txt", card, HOME, AREAS];
  expect(holding("https://flush.uk", texts)).toEqual(expect.arrayContaining(addressed));
});

test("the same number for both phones", async () => {
  const texts = await textsAfter((folder) => writePhones(folder, "0118 949 7651", "0118 949 7651"));
  expect(new Set(texts.get(HOME)?.match(/href="tel:[^"]+"/g))).toEqual(new Set(['href="tel:+441189497651"']));
});

const townLine = (name: string, latitude: number, longitude: number) =>
  `{ name: "${name}", latitude: ${latitude}, longitude: ${longitude} }`;

const addTown = (folder: string, name: string, latitude: number, longitude: number) =>
  addTo(folder, "towns", "named", townLine(name, latitude, longitude));

test("one town fewer, and more: with an accent, a long name, and the former examples of places not listed", async () => {
  const long = "Stratfield Mortimer and Beech"; // fits, but not with two more in a title
  const gone = towns.at(-1)?.name ?? "";
  const texts = await textsAfter((folder) => {
    rewrite(folder, "data/towns.ts", new RegExp(`^ *\\{ name: "${gone}".*\\n`, "m"), "");
    rewrite(folder, "data/towns.ts", /(?<=\n {2}reading,\n)/, `  ${townLine(long, 51.374, -1.035)},\n`);
    addTown(folder, "Testing Eye", reading.latitude + 0.02, reading.longitude + 0.05);
    addTown(folder, "Château Thames", 51.48, -0.9);
    for (const { name, latitude, longitude } of coveredExamples) addTown(folder, name, latitude, longitude);
  });
  expect(holding(gone, texts)).toEqual([]);
  expect(holding("Testing Eye", texts)).toEqual(expect.arrayContaining(pagesOf(texts)));
  for (const id of ["testing-eye", ...coveredExamples.map((town) => town.id)]) {
    expect(texts.get(AREAS)).toContain(`id="${id}"`);
  }
  expect(texts.get(AREAS)).toContain(`<title>Areas we cover: ${long}`);
  expect(texts.get(AREAS)).toContain('{"@type":"City","name":"Testing Eye"}');
  shows(texts, AREAS, ["Château Thames", `${towns.length + 2 + coveredExamples.length} towns`]);
  expect(read(texts, AREAS)).not.toContain("such as");
});

test("more towns at one place than the map has room for: the map shows numbers, the list shows all names", async () => {
  const texts = await textsAfter((folder) => {
    for (const [index, letter] of [..."ABCDEFGHIJKLMNOPQRSTUVWX"].entries())
      addTown(folder, `Nearby ${letter}`, reading.latitude + 0.01 + index / 10_000, reading.longitude);
  });
  shows(texts, AREAS, ["Nearby X"]);
  expect(texts.get(AREAS)).not.toContain("--names:inline");
});

test.each([1, 4, 20])("a radius %i miles beyond the farthest town", async (more) => {
  const miles = Math.ceil(towns.at(-1)?.miles ?? 0) + more;
  const texts = await textsAfter((folder) =>
    rewrite(folder, "data/towns.ts", `radiusMiles = ${radiusMiles}`, `radiusMiles = ${miles}`),
  );
  expect(texts.get(AREAS)).toContain(`>${miles} miles</text>`);
  expect(holding(new RegExp(`(?<![.\\d])${radiusMiles}([ -]|&#8209;)mile`), texts)).toEqual([]);
  expect(texts.get(HOME)).toContain(`"geoRadius":"${Math.round(miles * 1609.344)}"`);
});

test("the README's example of a page, with an entry in the navigation", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, file = "", source = ""] =
    readme.match(/one file, such as `(pages\/[\w-]+\.tsx)`[\s\S]*?```tsx\n([\s\S]*?)```/) ?? [];
  const path = file.replace("pages", "").replace(".tsx", "/");
  const texts = await textsAfter((folder) => {
    writeFileSync(join(folder, file), source);
    addTo(folder, "navigation", "navigation", `{ label: "Another page", path: "${path}" }`);
  });
  expect(texts.get("sitemap.xml")).toContain(path);
  for (const page of pagesOf(texts)) {
    const links = texts.get(page)?.match(new RegExp(`href="${path}"`, "g")) ?? [];
    expect(links.length, page).toBeGreaterThanOrEqual(2);
    shows(texts, page, ["Another page"]);
    expect(texts.get(page)?.includes(".prose"), page).toBe(page.startsWith(path.slice(1)));
  }
  expect(texts.get(`${path.slice(1)}index.html`)).toMatch(
    new RegExp(`href="${path}" aria-current="page"|aria-current="page" href="${path}"`),
  );
});

test("all of the owner's facts, and one more reason: no page has more than 12,500 bytes", async () => {
  const texts = await textsAfter(fillIn, true);
  for (const page of pagesOf(texts)) {
    expect(brotliCompressSync(texts.get(page) ?? "").length, page).toBeLessThanOrEqual(12_500);
  }
  const facts = fullOwner;
  const { name, street, town, postcode } = facts.legalIdentity;
  const hours = facts.openingHours.map(hoursText);
  for (const page of pagesOf(texts)) {
    shows(texts, page, [facts.vat, facts.email, ...hours, `${name}, ${street}, ${town} ${postcode}`]);
  }
  shows(texts, HOME, [
    facts.guaranteeTerms,
    facts.association.name,
    facts.insurance,
    "Boots off at the door",
  ]);
  shows(texts, PRICES, [facts.guaranteeTerms, facts.priceConfirmation, facts.duration]);
  expect(read(texts, PRICES).match(new RegExp(facts.vat, "g"))?.length).toBeGreaterThanOrEqual(2);
  for (const { text, author, date, source } of facts.reviews) {
    shows(texts, "about/index.html", [text, author, source, dateText(date)]);
  }
  shows(texts, "services/index.html", [
    facts.certificate,
    ...facts.photographs.map(({ caption = "" }) => caption),
  ]);
  for (const { files, alt } of facts.photographs) {
    for (const text of [...files, alt]) expect(texts.get("services/index.html")).toContain(text);
  }
});

test("a review with words that the site may not use, by an author with accents", async () => {
  const review = {
    text: "The best and most qualified: our radiators are 100 % hot.",
    author: "Zoë Łukaszewska",
    date: "2026-05-03",
    source: "Google",
  } as const;
  const association = { name: "The Guild of Flushers", member: true };
  const texts = await textsAfter((folder) => writeOwner(folder, { reviews: [review], association }));
  shows(texts, "about/index.html", [`${review.author} ${review.text}`]);
  shows(texts, HOME, ["We are a member of the Guild of Flushers, and work to its standards."]);
});
