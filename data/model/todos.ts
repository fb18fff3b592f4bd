import type { Todo } from "../../scripts/contract.ts";
import { datesText } from "./dates.ts";
import { headingOf } from "./form/headings.ts";
import type { forms } from "./forms.ts";
import { placeholdersIn } from "./placeholders.ts";
import { neededForRelease, ownerSchema } from "./schema/owner.ts";
import { today } from "./today.ts";

type Forms = typeof forms;
type OwnerForm = Forms["owner"]["values"];

/** A word in the legal name of a company, of which the law asks more. */
const COMPANY = /\b(ltd|limited|llp|plc)\b/i;

/** Facts that only the owner knows: those that a release needs, what the law asks for besides, then what visitors ask. */
const WANTED: readonly (readonly [name: keyof OwnerForm, message: string])[] = [
  ["legal_identity", "The legal name and the address for service are missing; the law requires them."],
  ["vat", 'vat doesn\'t say whether the prices include VAT. It is "included" or "not registered".'],
  ["email", "An e-mail address is missing; the law asks for it beside prices."],
  ["guarantee_terms", "The terms of the no-fix no-fee guarantee are missing."],
  ["cancellation", "How to cancel is missing (Consumer Contracts Regulations 2013, reg. 36)."],
  ["association", "Visitors ask: “Which association is that, and are you a member?”"],
  ["opening_hours", "Visitors ask: “When can I ring?”"],
  ["insurance", "Visitors ask: “How can I tell that you are insured?”"],
  ["certificate", "Visitors ask: “What does the certificate certify?”"],
  ["price_confirmation", "Visitors ask: “Will I know the final price before you start?”"],
  ["duration", "Visitors ask: “How long will it take?”"],
];

/** What a site at this address lacks before it can go live, and what visitors will ask for. */
export function todosOf(forms: Forms, origin: string): readonly Todo[] {
  return [
    ...ofBusiness(forms.business, origin),
    ...ofOwner(forms.owner),
    ...ofPrices(forms.prices),
    ...ofCompany(forms.owner),
    ...ofClosures(forms.owner),
    ...ofQuestions(forms.questions),
  ];
}

/** Its address, its numbers and its name. */
function* ofBusiness({ values, locationOf }: Forms["business"], origin: string): Iterable<Todo> {
  for (const { message } of placeholdersIn(origin)) {
    const hint = "Set SITE_URL to the real address for each build.";
    yield { file: "data/model/address.ts", searchFor: "process.env.SITE_URL", message, hint, blocks: true };
  }
  for (const name of ["main_phone", "closing_phone"] as const) {
    const placeholders = placeholdersIn(values[name].label);
    yield* placeholders.map((found) => ({ ...found, ...locationOf(name), blocks: true }));
  }
  if (!values.name_confirmed) {
    const message = `Nobody has confirmed that the business is called ${values.name}.`;
    const hint = 'Fix the name if it is wrong, then write name_confirmed = "yes".';
    yield { ...locationOf("name_confirmed"), message, hint, blocks: true };
  }
}

/** The law asks for it beside prices (Digital Markets, Competition and Consumers Act 2024, s. 230). */
function* ofPrices({ values, locationOf }: Forms["prices"]): Iterable<Todo> {
  if (values.depends_on) return;
  const message = "It isn't known what a price depends on besides radiators; the law asks for it.";
  const location = locationOf("depends_on");
  yield { ...location, message, hint: hintFor("depends_on", location), blocks: true };
}

/** Facts that only the owner knows and hasn't stated. */
function* ofOwner({ values, locationOf }: Forms["owner"]): Iterable<Todo> {
  const needed: readonly string[] = neededForRelease;
  for (const [name, message] of WANTED) {
    if (!isUnknown(values[name])) continue;
    const location = locationOf(name);
    const hint = hintFor(headingOf(name, ownerSchema.entries) ?? name, location);
    yield { ...location, message, hint, blocks: needed.includes(name) };
  }
}

/** What to do about a fact, whose line may have been deleted. */
function hintFor(heading: string, { line }: Pick<Todo, "line">): string {
  if (line !== undefined) return `Fill in ${heading}, as the comment above it explains.`;
  return heading.startsWith("[")
    ? `Copy ${heading} back, with the lines below it, from the file's History on GitHub, and fill it in.`
    : `Write the line back: ${heading} = "…".`;
}

/** Whether a form states nothing: no text or group, or only empty blocks. */
const isUnknown = (fact: OwnerForm[keyof OwnerForm]) =>
  Array.isArray(fact) ? fact.every((block) => block === undefined) : !fact;

/** A company's site shows its number and where it is registered (Names and Trading Disclosures Regulations 2015, reg. 25). */
function* ofCompany({ values: { legal_identity: identity }, locationOf }: Forms["owner"]): Iterable<Todo> {
  if (!identity || !COMPANY.test(identity.name)) return;
  for (const name of ["company_number", "registered_in"] as const) {
    const message = `${identity.name} is a company, but ${name} is empty; the law requires it.`;
    const todo = { ...locationOf("legal_identity", name), message, hint: `Fill in ${name}.`, blocks: true };
    if (!identity[name]) yield todo;
  }
}

function* ofClosures({ values, locationOf }: Forms["owner"]): Iterable<Todo> {
  for (const [index, closure] of values.closure.entries()) {
    if (!closure || closure.to >= today) continue;
    const message = `The closure of ${datesText(closure)} is over.`;
    yield { ...locationOf("closure", index), message, hint: "Remove the block.", blocks: false };
  }
}

function* ofQuestions({ values, locationOf }: Forms["questions"]): Iterable<Todo> {
  const hint = "Fill in answer; the comment below the question says what a good one covers.";
  for (const [index, block] of values.question.entries()) {
    if (!block || block.answer) continue;
    const location = locationOf("question", index, "answer");
    yield { ...location, message: `Visitors ask: “${block.question}”`, hint, blocks: false };
  }
}
