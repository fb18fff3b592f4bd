import { expect, test } from "vitest";
import { business } from "../../data/business.ts";
import type { OwnerFacts } from "../../data/owner.ts";
import { makeSite } from "../../scripts/site.ts";
import { copyOfSite, edit } from "./fixture.ts";

/** The texts of the site's files, by their paths, once some of its data are changed. */
async function textsAfter(...changes: readonly [file: string, from: string, to: string][]) {
  const folder = copyOfSite();
  for (const change of changes) edit(folder, ...change);
  const { files } = await makeSite(folder);
  return new Map(files.map(({ path, contents }) => [path, contents.toString()]));
}

/** The paths of the files that hold a text. */
function holding(text: string, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, contents]) => contents.includes(text)).map(([path]) => path);
}

test("renaming the business is one change", async () => {
  const texts = await textsAfter(["data/business.ts", business.name, "Thames Heating"]);
  expect(holding(business.name, texts)).toEqual([]);
  expect([...texts.keys()].filter((path) => path.includes("reading"))).toEqual([]);
  expect(holding("Thames Heating", texts)).toContain("index.html");
});

test("a town that is taken off the list stands nowhere else", async () => {
  const texts = await textsAfter([
    "data/towns.ts",
    '  { name: "Newbury", latitude: 51.4015, longitude: -1.3247 },\n',
    "",
  ]);
  expect(holding("Newbury", texts)).toEqual([]);
});

test.each([18, 22, 30])("a radius of %i miles is on the map, whatever its rings", async (miles) => {
  const texts = await textsAfter(["data/towns.ts", "radiusMiles = 25", `radiusMiles = ${miles}`]);
  expect(texts.get("areas/index.html")).toContain(`>${miles} miles</text>`);
  expect(holding("25 mile", texts)).toEqual([]);
});

test("every fact of the owner has its place once it is known", async () => {
  const facts: Required<OwnerFacts> = {
    legalIdentity: { name: "A. Smith", address: "20 Any Street, Reading RG1 2AB" },
    vat: "Prices include VAT at 20 %.",
    openingHours: "Monday to Friday, 8 am to 6 pm",
    guaranteeTerms: "If the radiators are still cold at the foot after 14 days, you pay nothing.",
    email: "office@example.org",
    membership: "Member of the Example Association",
    reviews: [{ text: "Warm again in all 9 rooms.", author: "A customer in Earley" }],
    photographs: [
      { path: "/social.png", width: 1200, height: 630, alt: "A pump", caption: "The pump at work" },
    ],
  };
  const texts = await textsAfter([
    "data/owner.ts",
    "OwnerFacts = {}",
    `OwnerFacts = ${JSON.stringify(facts)}`,
  ]);
  const shown = (path: string, words: readonly string[]) => {
    for (const text of words) expect(texts.get(path)).toContain(text);
  };
  shown("index.html", [facts.guaranteeTerms]);
  shown("about/index.html", ["<q>Warm again in all 9 rooms.</q>", "A customer in Earley"]);
  shown("services/index.html", ['<img src="/social.png" alt="A pump"', "The pump at work"]);
  for (const path of ["index.html", "prices/index.html", "404.html"]) {
    const { legalIdentity, vat, openingHours, email, membership } = facts;
    shown(path, [...Object.values(legalIdentity), vat, openingHours, email, membership]);
  }
});
