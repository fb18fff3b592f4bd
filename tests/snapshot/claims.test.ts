import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reviewsOn, vatSentence } from "../../data/copy/owners-sentences.ts";
import { readers } from "../../data/model/forms.ts";
import { distOf, factSets } from "../built-sites.ts";
import { filesBelow } from "../dist.ts";
import { root } from "../root.ts";
import { sentencesIn, sentencesOf } from "./sentences.ts";

/**
 * Words that claim what nobody knows about the business. The owner and customers may use them in the forms; sentences of
 * ours may not. A word counts in any case, whole, with a space or a hyphen.
 */
const CLAIMS = [
  // Registrations, memberships and qualifications. The engineers are insured; nothing else is known about them.
  "Gas Safe, Corgi, OFTEC, CIPHE, TrustMark, ISO, BSI, British Standard, British Standards, registered",
  "member of, members of, member firm, association member, membership, accredited, accreditation, approved",
  "certified, licensed, qualified, fully insured, fully trained, vetted",
  // What others say.
  "review, reviews, rated, rating, ratings, star, stars, ★, testimonial, testimonials, trusted, recommended, award, awards",
  "Trustpilot, Checkatrade, MyBuilder, Google, happy customers, satisfied customers",
  // Age and size.
  "years' experience, years of experience, years in, years serving, years' service, years of service, in business",
  "established, founded, decade, decades, generations, hundreds, thousands, dozens",
  "family run, family owned, family business",
  // Comparisons.
  "best, No. 1, No 1, number 1, number one, #1, leading, premier, finest, favourite, unrivalled, unbeatable",
  "most experienced, fastest, cheapest, lowest price",
  // The guarantee is: no fix, no fee.
  "guaranteed, lifetime, money back, refund, warranty, permanently",
  // Savings, discounts and VAT. The law requires the owner's own words.
  "per cent, percent, half price, half off, discount, discounts, special offer, save up to, save on, saves, savings, VAT, V.A.T.",
  // Hours. Appointments are available in the same week.
  "emergency, 24/7, 24 hour, 24 hours, around the clock, evening appointments, weekend appointments",
  // A flush has high flow at low pressure.
  "high pressure",
  // Makers of equipment and chemicals.
  "Kamco, Norstrom, MagnaClean, Adey, Fernox, Sentinel, Worcester Bosch, Vaillant, Baxi",
].flatMap((words) => words.split(", "));

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'").replace(/[-–]/g, " ");

const anyClaim = new RegExp(
  `(?<![\\p{L}\\d])(${CLAIMS.map(plain).join("|").replaceAll(".", "\\.")})(?![\\p{L}\\d])`,
  "gu",
);

/** The claims in a text, each with the text: "best: We are the best." */
const claimsIn = (text: string) =>
  [...plain(text).matchAll(anyClaim)].map(([, claim]) => `${claim}: ${text}`);

/** The sentences made from facts that only the owner can state, and prove. */
function provenSentences(facts: (typeof factSets)[number]): readonly string[] {
  const form = readFileSync(join(root, `tests/facts/${facts}/owner.toml`), "utf8");
  const { vat, vat_number, insurance = "", profile } = readers.owner(form).values;
  const names = new Intl.ListFormat("en-GB").format(profile.flatMap((each) => each?.name ?? []));
  const onVat = vat && vatSentence(vat === "included" ? { number: `${vat_number}` } : vat);
  return [onVat, insurance, reviewsOn + names].flatMap(sentencesIn);
}

test.each(factSets)("the site with the %s facts claims nothing that nobody knows", (facts) => {
  const proven = provenSentences(facts);
  const sentences = [...sentencesOf(distOf(facts)).values()].flat();
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((each) => !proven.includes(each)).flatMap(claimsIn)).toEqual([]);
});

/** A pound sign before anything but code that inserts a price. */
const WRITTEN_PRICE = /(£|&pound;|\\u00a3)(?!\$?\{)/i;

test.each([
  ['"From £395."', true],
  ["<p>From &pound;395</p>", true],
  ['"From \\u00a3395"', true],
  [`"From £\${price}"`, false],
  ["<p>From £{price}</p>", false],
])("a price is written in %s: %s", (source, isWritten) => {
  expect(WRITTEN_PRICE.test(source)).toBe(isWritten);
});

test("no price is written in sentences or code: all are facts", () => {
  const linesIn = (path: string) => readFileSync(join(root, path), "utf8").split("\n");
  const files = ["components", "data/copy", "pages"].flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
  );
  const prices = files.flatMap((file) =>
    linesIn(file).flatMap((line) => (WRITTEN_PRICE.test(line) ? `${file}: ${line.trim()}` : [])),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(prices).toEqual([]);
});
