/** A customer's own words, unchanged. */
export type Review = {
  readonly text: string;
  readonly author: string;
  /** The date of the review: "2026-05-03". */
  readonly date: IsoDate;
  /** Where the customer wrote it: "Google", "e-mail". */
  readonly source: string;
};

/** A photograph of the business's own work, as `npm run photo` prints it. */
export type Photograph = {
  /** Below static/: "/photographs/640-0123abcd.avif" is 640 pixels wide. The last is the largest JPEG. */
  readonly files: readonly `/${string}`[];
  /** Of the last file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for people who can't see it. */
  readonly alt: string;
  /** A text below it. */
  readonly caption?: string;
};

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Day = (typeof days)[number];

/** Days in a row with the same hours: { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" } */
export type OpeningHours = {
  readonly from: Day;
  readonly to: Day;
  readonly opens: `${number}:${number}`;
  readonly closes: `${number}:${number}`;
};

export type IsoDate = `${number}-${number}-${number}`;

/**
 * Facts that only the owner knows. Add a line for a fact, and the pages show it; without it, they show nothing.
 * docs/owner.md has an example of each.
 */
export type OwnerFacts = {
  /** The legal name and the address for service, which the law requires on a business's website. */
  readonly legalIdentity?: {
    readonly name: string;
    readonly street: string;
    readonly town: string;
    readonly postcode: string;
  };
  /** Whether the prices include VAT, as a sentence: "Prices include VAT." */
  readonly vat?: string;
  /** The terms of the no-fix no-fee guarantee, in full. */
  readonly guaranteeTerms?: string;
  readonly openingHours?: readonly OpeningHours[];
  readonly email?: `${string}@${string}`;
  /** The power flush association, and whether the business is a member or works to its standards. */
  readonly association?: { readonly name: string; readonly member: boolean };
  /** Evidence that the engineers are insured: "Public liability insurance of £2 million." */
  readonly insurance?: string;
  /** What the certificate for landlords and businesses certifies, as a sentence. */
  readonly certificate?: string;
  /** Whether a price is confirmed before work starts, as a sentence. */
  readonly priceConfirmation?: string;
  /** How long a job takes, as a sentence. */
  readonly duration?: string;
  readonly reviews?: readonly Review[];
  readonly photographs?: readonly Photograph[];
};

export const owner: OwnerFacts = {};

/** Every text in a fact, at any depth. */
export function textsIn(fact: unknown): string[] {
  if (typeof fact === "string") return [fact];
  return typeof fact === "object" && fact !== null ? Object.values(fact).flatMap(textsIn) : [];
}
