import { expect, test } from "vitest";
import { distOf, factSets } from "../built-sites.ts";
import { sentencesOf } from "./sentences.ts";

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

test.each(factSets)("the site with the %s facts claims nothing that nobody knows", (facts) => {
  const sentences = [...sentencesOf(distOf(facts)).values()].flat();
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.flatMap(claimsIn)).toEqual([]);
});
