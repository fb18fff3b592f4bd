/**
 * Facts that only the owner knows. None is known yet; add a line when one is, and the pages show it:
 * the footer the identity, VAT, hours, e-mail and membership, Home the guarantee's terms.
 * The pages show nothing for a fact that is missing, and nobody may make one up.
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
  /** The association whose member the business is. */
  readonly membership?: string;
};

export const owner: OwnerFacts = {};
