import type { Closure, OpeningHours } from "./dates.ts";
import { forms } from "./forms.ts";
import type { Position } from "./miles.ts";
import type { Phone } from "./schema/phone.ts";
import type { topics } from "./schema/questions.ts";
import { today } from "./today.ts";

// All other modules read facts from here, under their own names. If a form has problems, this module throws.

/** A page on another site that this site links to. */
type OutsideLink = { readonly address: string; readonly label: string; readonly publisher: string };

type Business = {
  readonly name: string;
  /** What it does, in a few words. */
  readonly trade: string;
  readonly microboreLink: OutsideLink;
};

const businessForm = forms.business.values;

export const business: Business = {
  name: businessForm.name,
  trade: businessForm.trade,
  microboreLink: businessForm.microbore_link,
};

/** The phone number nearly everywhere, and the one in the last lines of Home. */
export const mainPhone: Phone = businessForm.main_phone;
export const closingPhone: Phone = businessForm.closing_phone;

export type Plan = {
  readonly name: string;
  /** null if the plan names no number of radiators; an open range goes to Infinity. */
  readonly radiators: { readonly from: number; readonly to: number } | null;
  /** In whole pounds; null for a custom quote. */
  readonly price: number | null;
};

type Prices = {
  /** From the smallest system to the largest. */
  readonly plans: readonly Plan[];
  /** The name of the plan that most customers choose. */
  readonly mostPopular: string | undefined;
  /** What a price depends on besides the number of radiators, in a sentence. */
  readonly dependsOn: string | undefined;
};

const pricesForm = forms.prices.values;

export const prices: Prices = {
  plans: filled(pricesForm.plan),
  mostPopular: pricesForm.most_popular,
  dependsOn: pricesForm.depends_on,
};

/** WGS84, and the county if it is shown. */
export type Place = Position & { readonly county?: string | undefined };

type Areas = {
  readonly radiusMiles: number;
  /** By name. */
  readonly towns: Readonly<Record<string, Place>>;
  /** Places that aren't on the list, but covered. */
  readonly unlisted: Readonly<Record<string, Place>>;
};

const areasForm = forms.areas.values;

export const areas: Areas = {
  radiusMiles: areasForm.radius_miles,
  towns: areasForm.towns,
  unlisted: areasForm.unlisted,
};

/** Who runs the business, and the address where letters reach them. */
type LegalIdentity = {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  /** Only of a company. */
  readonly companyNumber: string | undefined;
  readonly registeredIn: string | undefined;
};

export type Association = {
  readonly name: string;
  /** false: we work to its standards without being one. */
  readonly member: boolean;
};

/** A picture in data/photographs/ of the business's own work. `shows` is read to people who can't see it. */
export type Photograph = {
  readonly file: string;
  readonly shows: string;
  readonly caption?: string | undefined;
};

/** A customer's own words, without quotes around them, which the page sets. */
export type Review = {
  readonly text: string;
  readonly author: string;
  /** "2026-05-03" or "2026-05" */
  readonly date: string;
  readonly source: string;
};

/** A page of the business on another site, such as "Google". */
export type Profile = { readonly name: string; readonly address: string };

/** Prices include VAT, with this number, or the business isn't registered for it. */
export type Vat = { readonly number: string } | "not registered";

/** Facts that only the owner knows: undefined or an empty list while unknown. The texts are whole sentences. */
type OwnerFacts = {
  readonly vat: Vat | undefined;
  readonly guaranteeTerms: string | undefined;
  readonly email: string | undefined;
  readonly insurance: string | undefined;
  readonly certificate: string | undefined;
  readonly priceConfirmation: string | undefined;
  readonly duration: string | undefined;
  readonly cancellation: string | undefined;
  readonly legalIdentity: LegalIdentity | undefined;
  readonly association: Association | undefined;
  readonly openingHours: readonly OpeningHours[];
  readonly photographs: readonly Photograph[];
  readonly reviews: readonly Review[];
  /** Those that haven't ended, the first one first. */
  readonly closures: readonly Closure[];
  readonly profiles: readonly Profile[];
};

const ownerForm = forms.owner.values;
const identity = ownerForm.legal_identity;

export const owner: OwnerFacts = {
  vat: ownerForm.vat === "included" ? { number: ownerForm.vat_number ?? "" } : ownerForm.vat || undefined,
  guaranteeTerms: ownerForm.guarantee_terms,
  email: ownerForm.email,
  insurance: ownerForm.insurance,
  certificate: ownerForm.certificate,
  priceConfirmation: ownerForm.price_confirmation,
  duration: ownerForm.duration,
  cancellation: ownerForm.cancellation,
  legalIdentity: identity && {
    name: identity.name,
    street: identity.street,
    town: identity.town,
    postcode: identity.postcode,
    companyNumber: identity.company_number,
    registeredIn: identity.registered_in,
  },
  association: ownerForm.association,
  openingHours: filled(ownerForm.opening_hours),
  photographs: filled(ownerForm.photograph),
  reviews: filled(ownerForm.review),
  closures: filled(ownerForm.closure)
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  profiles: filled(ownerForm.profile),
};

export type OwnersQuestion = {
  readonly about: (typeof topics)[number];
  readonly question: string;
  readonly answer?: string | undefined;
};

export const questions: readonly OwnersQuestion[] = filled(forms.questions.values.question);

/** Blocks without the empty ones. */
function filled<Block>(blocks: readonly (Block | undefined)[]): readonly Block[] {
  return blocks.filter((block) => block !== undefined);
}
