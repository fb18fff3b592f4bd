import * as v from "valibot";

/** A message, "what is wrong → what to do": “Friady” isn't a day of the week. → Write it out: "Monday". */
export const isNot = (kindAndHint: string) => (issue: { readonly input: unknown }) =>
  `“${issue.input}” isn't ${kindAndHint}`;

/** A text that matches a pattern; any other isn't what the message says. */
export const matching = (pattern: RegExp, kindAndHint: string) =>
  v.pipe(v.string(), v.regex(pattern, isNot(kindAndHint)));

/** Words that stand for a fact until it is known. "None of our radiators were cold" is a text. */
const PLACEHOLDER = /^(((none|to be confirmed)\b)?[^\p{L}\p{N}\p{So}]*|(todo|tbc|tbd|tba|xxx)\b.*)$/isu;

const finalText = v.pipe(
  v.string(),
  v.maxLength(5000, "The text has more than 5,000 characters. → Shorten it."),
  v.check(
    (text) => text === "" || !PLACEHOLDER.test(text),
    isNot('final. → Write what is true, or leave it empty until it is known: ""'),
  ),
);
const oneLine = v.regex(/^[^\n]*$/, "The text has a line break. → Write it as one paragraph.");

/** One or more paragraphs, with empty lines between them. */
export const paragraphs = v.pipe(finalText, v.nonEmpty("The text is empty. → Write it between the quotes."));

/** A text on one line that is known. */
export const requiredLine = v.pipe(paragraphs, oneLine);

/** One or more sentences on one line. */
export const sentence = v.pipe(
  finalText,
  oneLine,
  v.regex(/\p{L}\S*\s+\S/u, isNot("a sentence. → Write a whole sentence.")),
);

/** A fact that may be unknown: undefined for an empty text. */
export function optionalText<Output>(schema: v.GenericSchema<string, Output>) {
  return v.pipe(
    v.string(),
    v.transform((text) => text || undefined),
    v.optional(schema),
  );
}

/** "yes" or "no", as a boolean. */
export const yesOrNo = v.pipe(
  matching(/^(yes|no)$/i, 'yes or no. → Write "yes" or "no".'),
  v.transform((answer) => answer.toLowerCase() === "yes"),
);

/** A real day, which isn't in the future in every time zone: "2026-05-03". */
export const day = v.pipe(
  v.string(),
  v.check(
    (text) => /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true,
    isNot('a day. → Write year-month-day, such as "2026-05-03".'),
  ),
  v.check(
    (text) => Date.parse(text) < Date.now() + 24 * 60 * 60 * 1000,
    ({ input }) => `“${input}” is in the future. → Write year-month-day, such as "2026-05-03".`,
  ),
);
