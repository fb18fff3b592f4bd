import * as v from "valibot";
import { markupProblemIn } from "../markup.ts";
import { isDate, isDay, today } from "../today.ts";
import { isNot } from "./messages.ts";

const tidied = v.pipe(v.string(), v.transform(tidy));

/** Any text, tidied. */
export const text = v.pipe(
  tidied,
  v.check(
    (written) => markupProblemIn(written) === undefined,
    ({ input }) => markupProblemIn(input)?.message ?? "",
  ),
);

/** Leaves single spaces and line breaks, and empty lines between paragraphs. */
function tidy(written: string): string {
  return written
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** A text that matches a pattern. Any other isn't that kind; the advice says what to write. */
export const matching = (pattern: RegExp, kind: string, advice: string) =>
  v.pipe(text, v.regex(pattern, isNot(kind, advice)));

/** The same for an address, which may have what would be markup in a text: "…/_our_page_/". */
export const matchingAddress = (pattern: RegExp, kind: string, advice: string) =>
  v.pipe(tidied, v.regex(pattern, isNot(kind, advice)));

/** A text that is put right before a schema reads it. */
export const corrected = <Output>(
  fix: (written: string) => string,
  schema: v.GenericSchema<string, Output>,
) => v.pipe(text, v.transform(fix), schema);

const words = matching(/[\p{L}\p{N}\p{So}]/u, "a text", "Write words there.");

/** Typed apostrophes become typographic; a quote at one end alone goes, unless it may stand for inches. */
const prose = (written: string) =>
  written
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/^["“”]([^"“”]+)$/, "$1")
    .replace(/^([^"“”]*[^\d"“”])["“”]$/, "$1");

/** What begins an item of a list, as people type it. */
const BULLET = /^(?:[✅✔☑•·▪●➢]\ufe0f? ?|[-–*] )(?=\S)/gmu;
const NUMBER = /^(\d+)[.)] /gm;

/** One or more paragraphs, with empty lines between them. Each item of a list is one, after "- " or "1. ". */
export const paragraphs = corrected(
  (written) =>
    prose(written)
      .replace(BULLET, "- ")
      .replace(NUMBER, "$1. ")
      .replace(/\n(?=- |\d+\. |\(?[a-z]\) )/g, "\n\n")
      .replace(/\n{3,}/g, "\n\n")
      .replace(/(?<!\n)\n(?!\n)/g, " "),
  words,
);

/** A text as one line. */
export const tidyLine = (written: string) => prose(tidy(written).replace(/\n+/g, " "));

/** A text on one line. */
export const requiredLine = corrected(tidyLine, words);

const capitalised = (written: string) =>
  written.replace(/^\p{Ll}(?=[\p{Ll}\s])/u, (letter) => letter.toUpperCase());

/** A few words that are no sentence: with a capital, without a full stop. */
export const phrase = corrected((written) => capitalised(written).replace(/\.$/, ""), requiredLine);

const SENTENCE = /\p{L}\S*\s+\S/u;
const NO_SENTENCE = isNot("a sentence", "Write a whole one.");

/** One or more sentences on one line, which no question stands above. */
export const sentence = v.pipe(
  text,
  v.check((written) => written.search(BULLET) === -1, "There is no room for a list here. Write a sentence."),
  requiredLine,
  v.regex(SENTENCE, NO_SENTENCE),
  v.regex(/^(?!yes\b)/i, isNot("a sentence on its own", "Write a whole one, without “yes”.")),
  v.transform(asSentences),
);

/** Sentences in one or more paragraphs. */
export const sentences = v.pipe(paragraphs, v.regex(SENTENCE, NO_SENTENCE), v.transform(asSentences));

/** Begins with a capital and, unless the last paragraph is an item of a list, ends with a full stop. */
function asSentences(written: string): string {
  const begun = capitalised(written);
  if (/([.!?…]["'”’)]*|(^|\n)(-|\d+\.) .*)$/.test(begun)) return begun;
  return `${begun.replace(/[\s,;:]+$/, "")}.`;
}

/** A fact that may be unknown: undefined for an empty text, or without its line. */
export const optionalText = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.optional(
    v.pipe(
      tidied,
      v.transform((written) => written || undefined),
      v.optional(schema),
    ),
  );

/** "yes" or "no", as a boolean; an empty text, or none, claims nothing. */
export const yesOrNo = v.optional(
  v.pipe(
    matching(/^(yes|no|)$/i, "yes or no", 'Write "yes" or "no".'),
    v.transform((answer) => answer.toLowerCase() === "yes"),
  ),
  "",
);

/** A real day or month that has begun: "2026-05-03", "2026-05". */
export const pastDate = v.pipe(
  text,
  v.check(
    isDate,
    isNot("a date", 'Write year-month-day, such as "2026-05-03"; for a whole month, year-month.'),
  ),
  v.check(
    (written) => written <= today,
    ({ input }) => `“${input}” is in the future. Fix the year, the month or the day.`,
  ),
);

/** A real day, in the past or the future: "2026-12-23". */
export const day = v.pipe(
  text,
  v.check(isDay, isNot("a day", 'Write year-month-day, such as "2026-12-23".')),
);

/** A whole address of the web. */
export const webAddress = matchingAddress(
  /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i,
  "an https address",
  'Write the whole address: "https://…".',
);
