import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ringMiles } from "../../components/map/area-map.ts";
import { radiusMiles, shownMiles, towns } from "../../data/model/towns.ts";
import { distOf } from "../built-sites.ts";
import { pageFiles, readDist } from "../dist.ts";
import { root } from "../root.ts";
import { textsOf } from "./sentences.ts";

// A fact that stands in the copy or the code, too, stays when the owner changes it. Here, all facts are other than the
// real ones, so it shows.

const forms = ["business", "prices", "owner"].map((form) =>
  readFileSync(join(root, `tests/facts/usual/${form}.toml`), "utf8"),
);
const texts = [...textsOf(distOf("usual")).values()].flat();
const sources = [...pageFiles(), "contact.vcf"].map((path) => readDist(path));

/** What a pattern finds in texts, each once; of a group if it has one. */
const found = (pattern: RegExp, among: readonly string[]) =>
  new Set(among.flatMap((text) => [...text.matchAll(pattern)].map(([all, group]) => group ?? all)));

test("every price on the pages is one of the facts", () => {
  expect(found(/£[\d,.]*\d/g, sources)).toEqual(found(/£[\d,.]*\d/g, forms));
});

test("every telephone number on the pages is one of the facts", () => {
  const international = (number: string) => number.replace(/\D/g, "").replace(/^0/, "44");
  const phones = [...found(/_phone = "(.*)"/g, forms)].map(international);
  const relayed = [...found(/main_phone = "(.*)"/g, forms)].map(
    (number) => `18001${number.replaceAll(" ", "")}`,
  );
  const read = [...found(/(?:\+44|\b0)[\d\s()]{7,}\d/g, texts), ...found(/\btel[^:\n]*:(\+?\d+)/gi, sources)];
  expect(new Set(read.map(international))).toEqual(new Set([...phones, ...relayed]));
});

test("every number of miles on the pages is the radius, a ring or a town's distance", () => {
  const known = [radiusMiles, ...ringMiles].map((miles) => `${miles} miles`);
  const distances = towns.map(({ miles }) => shownMiles(miles));
  const read = found(/(\S+)[\s\u2011-](?:miles?|mi)\b/g, texts);
  expect([...read].filter((miles) => ![...known, ...distances].includes(`${miles} miles`))).toEqual([]);
});

test("no town is on the pages but those of the facts", () => {
  const real =
    /Wokingham|Bracknell|Henley|Newbury|Basingstoke|Maidenhead|Caversham|Tilehurst|Earley|Woodley|Wallingford/gi;
  expect(found(real, sources)).toEqual(new Set());
});
