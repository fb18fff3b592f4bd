import type { Problem } from "../../scripts/contract.ts";
import { BETWEEN_DIGITS, digitsOf, nationalFormat } from "./schema/phone.ts";

/** What stands in a text until the real one is known. */
type Placeholder = { readonly pattern: RegExp; readonly what: string; readonly hint: string };

const WAITS = "isn't final.";
const WRITE_TRUTH = "Write what is true.";

/** Words that wait for a fact. */
const WORDS: readonly Placeholder[] = [
  { pattern: /\btb[acd]\b/gi, what: WAITS, hint: WRITE_TRUTH },
  { pattern: /\bTODO\b/g, what: WAITS, hint: WRITE_TRUTH },
  {
    // At the end of a sentence, a bracket or the text: "to follow the work" waits for nothing.
    pattern:
      /\b(?:to be (?:confirmed|announced|agreed|decided)|(?:to|will) follow)(?=\s*(?:[.…!?)\]”"]|$))/gim,
    what: WAITS,
    hint: WRITE_TRUTH,
  },
  { pattern: /\[[^[\]]+\]/g, what: "isn't filled in.", hint: "Write what is true, without the brackets." },
  { pattern: /_{3,}|\?{3,}|X{3,}|\bXX\b|£ ?[xX?_…]+/g, what: "isn't filled in.", hint: WRITE_TRUTH },
  { pattern: /lorem ipsum/gi, what: "is a filler.", hint: "Write the real text." },
];

/** Hosts that nobody owns (RFC 2606, RFC 6761). */
const HOSTS: readonly Placeholder[] = [
  /(?<![\w-])(?:[\w-]+\.)*example\.(?:com|net|org)(?![\w-]|\.\w)/gi,
  /(?<=@|:\/\/)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid)|localhost)(?![\w-]|\.\w)/gi,
  /[\w.-]*yourdomain[\w.-]*/gi,
].map((pattern) => ({ pattern, what: "is an example; nobody owns it.", hint: "Write the real address." }));

/** A British number of eleven digits, in any spelling. */
const NUMBER = new RegExp(`(?<!\\d)(?:(?:\\+|00)44[\\s(]*0?|0)(?:${BETWEEN_DIGITS.source}*\\d){10}`, "g");
/** Those that Ofcom keeps free for fiction (ofcom.org.uk, "Telephone numbers for use in TV and radio drama"). */
const FICTION =
  /^(01(1[3-8]|[2-6]1)4960|01914980|02079460|02896496|02920180|01632960|07700900|08081570|09098790|03069990)/;

/** What stands in a published text until the real words, number or address are known. */
export const placeholdersIn = (text: string): readonly Problem[] => [
  ...fictionalNumbersIn(text),
  ...[...HOSTS, ...WORDS].flatMap((each) => problemsIn(text, each)),
];

/** The same in a customer's own words, which may be any: "All warm now. xxx" */
export const placeholdersInQuote = (text: string): readonly Problem[] => [
  ...fictionalNumbersIn(text),
  ...HOSTS.flatMap((each) => problemsIn(text, each)),
];

function problemsIn(text: string, { pattern, what, hint }: Placeholder): readonly Problem[] {
  const found = text.match(pattern) ?? [];
  return found.map((written) => {
    const searchFor = written.replace(/^T(?=[a-z])/, ""); // a form may have a small letter
    return { searchFor, message: `“${written}” ${what}`, hint };
  });
}

function fictionalNumbersIn(text: string): readonly Problem[] {
  const found = (text.match(NUMBER) ?? []).filter((number) => FICTION.test(digitsOf(number)));
  return found.map((written) => ({
    searchFor: written,
    message: `“${nationalFormat(written) ?? written}” is reserved for fiction; nobody answers it.`,
    hint: "Write the real number.",
  }));
}
