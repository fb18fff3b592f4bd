import type { Todo } from "../scripts/contract.ts";
import { type OwnerFacts, textsIn } from "./owner.ts";

/** What the law requires, what fair prices and a fair guarantee need, then what visitors ask. */
const facts: readonly (Pick<Todo, "message" | "blocks"> & {
  readonly fact: keyof OwnerFacts;
  readonly line: string;
})[] = [
  {
    fact: "legalIdentity",
    blocks: true,
    message: "The legal name and the address for service are missing; the law requires them.",
    line: '{ name: "…", street: "…", town: "…", postcode: "…" },',
  },
  {
    fact: "vat",
    blocks: true,
    message: "It is not known whether the prices include VAT.",
    line: '"Prices include VAT.", or what is true for you.',
  },
  {
    fact: "guaranteeTerms",
    blocks: true,
    message: "The terms of the no-fix no-fee guarantee are missing.",
    line: '"…", with what counts as fixed, for how long, and what a customer gets if it is not.',
  },
  {
    fact: "openingHours",
    blocks: false,
    message: "Visitors ask: “When can I ring?”",
    line: '[{ from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" }],',
  },
  {
    fact: "email",
    blocks: false,
    message: "Visitors ask: “Can I write instead?”",
    line: '"office@example.org",',
  },
  {
    fact: "association",
    blocks: false,
    message: "Visitors ask: “Which association is that, and are you a member?”",
    line: '{ name: "…", member: true }, or false if you work to its standards without being a member.',
  },
  {
    fact: "insurance",
    blocks: false,
    message: "Visitors ask: “How can I tell that you are insured?”",
    line: '"…", with the kind of insurance and the sum.',
  },
  {
    fact: "certificate",
    blocks: false,
    message: "Landlords ask: “What does the certificate certify?”",
    line: '"…", as one sentence.',
  },
  {
    fact: "priceConfirmation",
    blocks: false,
    message: "Visitors ask: “Will I know the final price before you start?”",
    line: '"…", with when and how you confirm it.',
  },
  {
    fact: "duration",
    blocks: false,
    message: "Visitors ask: “How long will it take?”",
    line: '"…", as one sentence.',
  },
];

/** The examples in docs/owner.md, and addresses that no mail reaches. */
const EXAMPLES =
  /^A\. (Smith|Customer)\b|^20 Any Street$|^RG1 2AB$|The Example Association|[@.]example\.(org|com|net)$/;

/** Facts that only the owner knows and hasn't stated, each with the line to add, and examples left in place. */
export function ownerTodos(owner: OwnerFacts): Todo[] {
  return [
    ...missingFacts(owner),
    ...textsIn(owner)
      .filter((text) => EXAMPLES.test(text))
      .map(exampleTodo),
  ];
}

function exampleTodo(text: string): Todo {
  const hint = "Write your own in its place, or remove the line.";
  const message = `“${text}” is the example from docs/owner.md.`;
  return { rule: "placeholder", places: ["data/owner.ts"], text, blocks: true, message, hint };
}

function missingFacts(owner: OwnerFacts): Todo[] {
  return facts
    .filter(({ fact }) => owner[fact] === undefined)
    .map(({ fact, blocks, message, line }) => ({
      rule: "missing-fact",
      places: ["data/owner.ts"],
      text: "export const owner",
      blocks,
      message,
      hint: `Add ${fact}: ${line}`,
    }));
}
