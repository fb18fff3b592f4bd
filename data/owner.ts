/** What a customer has written, word for word. It may not claim what claims.ts keeps from all pages. */
export type Review = { readonly text: string; readonly author: string };

/** A photograph of the business's own work. */
export type Photograph = {
  /** Below static/: "/photographs/before.jpg" */
  readonly path: `/${string}`;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
};

/**
 * Facts that only the owner knows. None is known yet; add a line when one is, and the pages show it:
 * the footer the identity, VAT, hours, e-mail and membership, Home the guarantee's terms, About Us the reviews,
 * Services the photographs. The pages show nothing for a fact that is missing, and nobody may make one up.
 */
export type OwnerFacts = {
  /** Legal name and address for the service of documents, as the law wants them on a business's website. */
  readonly legalIdentity?: { readonly name: string; readonly address: string };
  /** Whether the prices include VAT, in a sentence: "Prices include VAT." */
  readonly vat?: string;
  /** "Monday to Friday, 8 am to 6 pm" */
  readonly openingHours?: string;
  /** The terms of the no-fix no-fee guarantee, in full. */
  readonly guaranteeTerms?: string;
  readonly email?: `${string}@${string}`;
  /** "Member of the …", with the association's name. */
  readonly membership?: string;
  readonly reviews?: readonly Review[];
  readonly photographs?: readonly Photograph[];
};

export const owner: OwnerFacts = {};

/** Every text in a fact, however deep it lies. */
export function textsIn(fact: unknown): string[] {
  if (typeof fact === "string") return [fact];
  return typeof fact === "object" && fact !== null ? Object.values(fact).flatMap(textsIn) : [];
}
