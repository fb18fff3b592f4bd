import type { Todo } from "../../scripts/contract.ts";
import type { forms } from "./facts.ts";
import { keyInForm, kindIn } from "./form/schema-errors.ts";
import { type OwnerFacts, ownerSchema } from "./schema/owner.ts";

type Forms = Pick<typeof forms, "business" | "owner" | "prices" | "questions">;

const DAY = 24 * 60 * 60 * 1000;
/** How many days a check of an external link stays valid. */
const CHECKED_DAYS = 90;

/** The numbers that Ofcom keeps free for fiction (ofcom.org.uk, "Telephone numbers for use in TV and radio drama"). */
const FICTION =
  /^(01(1[3-8]|[2-6]1)4960|01914980|0207946|02896496|02920180|01632960|07700900|08081570|09098790|03069990)/;

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

/**
 * What the site lacks before it can go live, and what visitors will ask for.
 * @param origin the site's address: "https://www.example.com"
 */
export function todosOf(
  { business, owner, prices, questions }: Forms,
  origin: string,
  now = new Date(),
): Todo[] {
  return [
    ...placeholderNumbers(business),
    ...exampleAddress(origin),
    ...unconfirmedName(business),
    ...missingFacts(owner),
    ...unansweredQuestions(questions),
    ...unconfirmedPopularity(prices),
    ...uncheckedLink(business, now),
  ];
}

/** Numbers that nobody answers. */
function placeholderNumbers({ facts, locationOf }: Forms["business"]): Todo[] {
  return (["mainPhone", "closingPhone"] as const)
    .map((fact) => ({ fact, number: facts[fact].label }))
    .filter(({ number }) => FICTION.test(number.replace(/\D/g, "")))
    .map(({ fact, number }) => {
      const message = `${number} is reserved for fiction; nobody answers it.`;
      return todo(locationOf(fact), message, "Write the real number.");
    });
}

/** An address that nobody owns. */
function exampleAddress(origin: string): Todo[] {
  if (!/(^|[./])example(\.(com|net|org))?$|\.(test|invalid|localhost)$/.test(origin)) return [];
  const message = `${origin} is an example, not the site's address.`;
  return [
    todo(
      { file: "data/model/address.ts", searchFor: "process.env.SITE_URL" },
      message,
      "Set SITE_URL to the real address for each build.",
    ),
  ];
}

function unconfirmedName({ facts, locationOf }: Forms["business"]): Todo[] {
  if (facts.nameConfirmed) return [];
  const message = `Nobody has confirmed that the business is called ${facts.name}.`;
  const hint = 'Fix the name if it is wrong, then write name_confirmed = "yes".';
  return [todo(locationOf("nameConfirmed"), message, hint)];
}

/** A link to another site, which may change, so a person must open it from time to time. */
function uncheckedLink({ facts, locationOf }: Forms["business"], now: Date): Todo[] {
  const { address, checked } = facts.microboreLink;
  const location = locationOf("microboreLink", "checked");
  const hint = "Open it. If it says what the link promises, write today's date into checked.";
  if (checked === undefined) return [todo(location, `Nobody has ever checked ${address}.`, hint)];
  const message = `${address} was last checked on ${checked}, not within the last ${CHECKED_DAYS} days.`;
  const age = (now.valueOf() - Date.parse(checked)) / DAY;
  return age >= 0 && age < CHECKED_DAYS + 1 ? [] : [todo(location, message, hint, false)];
}

/** Facts that only the owner knows and hasn't stated. */
function missingFacts({ facts, locationOf }: Forms["owner"]): Todo[] {
  return WANTED.filter(([fact]) => isUnknown(facts[fact])).map(([fact, blocks, message]) =>
    todo(
      locationOf(fact),
      message,
      `Fill in ${keyInForm(fact, kindIn(ownerSchema.entries, fact))}, as the remark above it explains.`,
      blocks,
    ),
  );
}

function unansweredQuestions({ facts, locationOf }: Forms["questions"]): Todo[] {
  return facts.question.flatMap(({ question, answer }, index) => {
    if (answer !== undefined) return [];
    const hint = "Fill in answer; the remark below the question says what a good one covers.";
    return [todo(locationOf("question", index, "answer"), `Visitors ask: “${question}”`, hint, false)];
  });
}

/** "Most Popular" is a claim. A single plan doesn't make it. */
function unconfirmedPopularity({ facts, locationOf }: Forms["prices"]): Todo[] {
  if (facts.mostPopularConfirmed || facts.plan.length === 1) return [];
  const message = `Nobody has confirmed that most customers choose ${facts.mostPopular}.`;
  const hint = 'Name the plan that most choose, then write most_popular_confirmed = "yes".';
  return [todo(locationOf("mostPopularConfirmed"), message, hint, false)];
}

const isUnknown = (fact: unknown) => fact === undefined || (Array.isArray(fact) && fact.length === 0);

function todo(
  location: Pick<Todo, "file" | "line" | "searchFor">,
  message: string,
  hint: string,
  blocks = true,
): Todo {
  return { ...location, message, hint, blocks };
}
