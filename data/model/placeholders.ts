import type { Problem } from "../../scripts/contract.ts";
import { BETWEEN_DIGITS, nationalFormat } from "./schema/phone.ts";

/** Words that wait for a fact: as a sentence or name, or anywhere in brackets, as in "(number TBC)". */
const UNKNOWN =
  /(?<=^|[.!:–—-]\s|["“([]|\bthe\s|[([][^()[\]"]*\s)(?:todo|tb[acd]|(?<!\s)xxx)(?=\s*(?:[.,:;…!?()[\]”"]|$)|[^()[\]"]*[)\]])/gi;
/** Words of waiting, as a whole sentence or bracket. */
const WAITING =
  /(?<=^|[.!:–—-]\s|["“([])to (?:follow|be (?:confirmed|announced|agreed|decided))(?=\s*(?:[.…!?)\]”"]|$))/gi;

/** Hosts that nobody owns (RFC 2606, RFC 6761). */
const HOST =
  /(?<![\w-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost)(?![\w-]|\.\w)/gi;

/** A British number of eleven digits, in any spelling. */
const NUMBER = new RegExp(`(?:\\+44[\\s(]*0?|0)(?:${BETWEEN_DIGITS.source}*\\d){10}`, "g");
/** Those that Ofcom keeps free for fiction (ofcom.org.uk, "Telephone numbers for use in TV and radio drama"). */
const FICTION =
  /^(01(1[3-8]|[2-6]1)4960|01914980|02079460|02896496|02920180|01632960|07700900|08081570|09098790|03069990)/;

/** The examples in the owner's form that are true of nobody. */
const EXAMPLES = ["A. Smith trading as", "20 Any Street", "A. Customer, Earley"];

/** What stands in a text until the real words, number or address are known. */
export function placeholdersIn(text: string): readonly Problem[] {
  const all = (pattern: RegExp) => text.match(pattern) ?? [];
  const digits = (number: string) => number.replace(/\D/g, "").replace(/^440?/, "0");
  const fictional = all(NUMBER).filter((number) => FICTION.test(digits(number)));
  const kinds = [
    [fictional, "is reserved for fiction; nobody answers it.", "Write the real number."],
    [all(HOST), "is an example; nobody owns it.", "Write the real address."],
    [all(/lorem ipsum/gi), "is a filler.", "Write the real text."],
    [
      [...all(UNKNOWN), ...all(WAITING)],
      "isn't final.",
      "Write what is true, or leave it empty until it is known.",
    ],
    [EXAMPLES.filter((each) => text.includes(each)), "is the form's example.", "Write what is true."],
  ] as const;
  return kinds.flatMap(([found, what, hint]) =>
    found.map((written) => {
      const searchFor = written.replace(/^T(?=[a-z])/, ""); // a form may have a small letter
      return { searchFor, message: `“${nationalFormat(written) ?? written}” ${what}`, hint };
    }),
  );
}
