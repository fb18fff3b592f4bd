import type { UnknownClaim } from "../scripts/contract.ts";
import { limits } from "./limits.ts";

const ages = [`${limits.oldestYears}`, "twenty"].flatMap((years) => [
  `for ${years} years`,
  `for over ${years} years`,
  `for more than ${years} years`,
]);

/** Words, separated by commas, and why the site never says them. */
const claims: readonly { readonly words: string; readonly why: string }[] = [
  {
    words: "Gas Safe, Corgi, OFTEC, CIPHE, TrustMark, ISO, BSI, British Standard",
    why: "No registration is known, so none may be claimed.",
  },
  {
    words:
      "member of, members of, member firm, association member, association members, membership, accredited, accreditation, approved",
    why: "No membership is known; the work is done to the standards of a power flush association.",
  },
  {
    words: "certified, licensed, qualified, fully insured, fully trained, vetted",
    why: "The engineers are insured; nothing else is known about them.",
  },
  {
    words: "review, reviews, rated, rating, ratings, stars, five star, testimonial, testimonials",
    why: "No reviews or ratings are known.",
  },
  {
    words: "Trustpilot, Checkatrade, MyBuilder, Google",
    why: "No reviews there are known.",
  },
  {
    words: "trusted, recommended by, award, awards",
    why: "No verdict on the business is known.",
  },
  {
    words:
      "years' experience, years of experience, years of service, years of know-how, years in, years serving, in business, " +
      `${ages.join(", ")}, established, founded, decade, decades, generations`,
    why: "The age of the business is not known.",
  },
  {
    words:
      "family run, family owned, family business, hundreds, thousands, dozens, happy customers, satisfied customers",
    why: "It is not known who runs the business or whom it has worked for.",
  },
  {
    words:
      "★, percent, per cent, a third, a quarter, half price, half off, half the, discount, special offer, save up to, savings",
    why: "No savings are known, and there are no discounts.",
  },
  {
    words:
      "best, No. 1, No 1, number 1, number one, #1, the leading, a leading, premier, finest, favourite, unrivalled, " +
      "unbeatable, most experienced, fastest, cheapest, lowest price",
    why: "Nobody has compared us with everybody else.",
  },
  {
    words: "lifetime, money back, refund, warranty, guaranteed, 100 %, permanently",
    why: "The guarantee is: no fix, no fee. No wider one is known.",
  },
  {
    words: "emergency, around the clock, evening appointments, weekend appointments",
    why: "Appointments are available in the same week; no hours are known.",
  },
  {
    words: "VAT, V.A.T.",
    why: "It is not known whether the prices include it.",
  },
  {
    words: "high pressure",
    why: "It is untrue: a flush uses high flow at low pressure.",
  },
  {
    words: "Kamco, Norstrom, MagnaClean, Adey, Fernox, Sentinel, Worcester Bosch, Vaillant, Baxi",
    why: "The makers of our equipment and chemicals are not known, and other firms' names must not be borrowed.",
  },
];

/**
 * Claims that nobody has verified. The build stops for a page with these words, unless the owner or a customer states
 * them in data/owner.ts. Figures need no rule here: the build also stops for a number that isn't in figures.ts.
 */
export const unknownClaims: readonly UnknownClaim[] = claims.map(({ words, why }) => ({
  words: words.split(", "),
  why,
}));
