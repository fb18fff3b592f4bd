import type { Todo } from "../../scripts/contract.ts";
import { nameInForm } from "./form/keys.ts";
import type { forms } from "./forms.ts";
import { placeholdersIn } from "./placeholders.ts";
import { type OwnerFacts, ownerSchema } from "./schema/owner.ts";

type Forms = typeof forms;

const DAY = 24 * 60 * 60 * 1000;
/** How many days a check of an external link stays valid. */
const CHECKED_DAYS = 90;

/** What the law requires, what fair prices and a fair guarantee need, then what visitors ask. */
const WANTED: readonly (readonly [fact: keyof OwnerFacts, blocks: boolean, message: string])[] = [
  ["legalIdentity", true, "The legal name and the address for service are missing; the law requires them."],
  ["vat", true, "It isn't known whether the prices include VAT."],
  ["guaranteeTerms", true, "The terms of the no-fix no-fee guarantee are missing."],
  ["openingHours", false, "Visitors ask: “When can I ring?”"],
  ["email", false, "Visitors ask: “Can I write instead?”"],
  ["association", false, "Visitors ask: “Which association is that, and are you a member?”"],
  ["insurance", false, "Visitors ask: “How can I tell that you are insured?”"],
  ["certificate", false, "Landlords ask: “What does the certificate certify?”"],
  ["priceConfirmation", false, "Visitors ask: “Will I know the final price before you start?”"],
  ["duration", false, "Visitors ask: “How long will it take?”"],
];

/** What a site at this address lacks before it can go live, and what visitors will ask for. */
export function todosOf(forms: Forms, origin: string, now = new Date()): readonly Todo[] {
  return [
    ...exampleAddress(origin),
    ...unconfirmedName(forms.business),
    ...missingFacts(forms.owner),
    ...unansweredQuestions(forms.questions),
    ...unconfirmedPopularity(forms.prices),
    ...uncheckedLink(forms.business, now),
  ];
}

/** The address comes from the environment, not from a text. */
function exampleAddress(origin: string): Todo[] {
  const place = { file: "data/model/address.ts", searchFor: "process.env.SITE_URL" };
  const hint = "Set SITE_URL to the real address for each build.";
  return placeholdersIn(origin).map(({ message }) => ({ ...place, message, hint, blocks: true }));
}

function unconfirmedName({ facts, locationOf }: Forms["business"]): Todo[] {
  if (facts.nameConfirmed) return [];
  const message = `Nobody has confirmed that the business is called ${facts.name}.`;
  const hint = 'Fix the name if it is wrong, then write name_confirmed = "yes".';
  return [{ ...locationOf("nameConfirmed"), message, hint, blocks: true }];
}

/** Facts that only the owner knows and hasn't stated. */
function missingFacts({ facts, locationOf }: Forms["owner"]): Todo[] {
  const isMissing = (fact: unknown) => fact === undefined || (Array.isArray(fact) && fact.length === 0);
  return WANTED.filter(([fact]) => isMissing(facts[fact])).map(([fact, blocks, message]) => {
    const hint = `Fill in ${nameInForm(fact, ownerSchema.entries)}, as the remark above it explains.`;
    return { ...locationOf(fact), message, hint, blocks };
  });
}

function unansweredQuestions({ facts, locationOf }: Forms["questions"]): Todo[] {
  const hint = "Fill in answer; the remark below the question says what a good one covers.";
  return facts.questions.flatMap(({ question, answer, index }) => {
    const location = locationOf("question", index, "answer");
    return answer ? [] : { ...location, message: `Visitors ask: “${question}”`, hint, blocks: false };
  });
}

/** "Most Popular" is a claim. A single plan doesn't make it. */
function unconfirmedPopularity({ facts, locationOf }: Forms["prices"]): Todo[] {
  if (!facts.mostPopular || facts.mostPopularConfirmed || facts.plans.length === 1) return [];
  const message = `Nobody has confirmed that most customers choose ${facts.mostPopular}.`;
  const hint = 'Name the plan that most choose, then write most_popular_confirmed = "yes".';
  return [{ ...locationOf("mostPopularConfirmed"), message, hint, blocks: false }];
}

/** A link to another site, which may change, so a person must open it from time to time. */
function uncheckedLink({ facts, locationOf }: Forms["business"], now: Date): Todo[] {
  const { address, checked } = facts.microboreLink;
  const age = checked === undefined ? Infinity : (now.valueOf() - Date.parse(checked)) / DAY;
  if (age < CHECKED_DAYS + 1) return [];
  const message = `Nobody has checked ${address} within the last ${CHECKED_DAYS} days.`;
  const hint = "Open it. If it says what the link promises, write today's date into checked.";
  return [{ ...locationOf("microboreLink", "checked"), message, hint, blocks: checked === undefined }];
}
