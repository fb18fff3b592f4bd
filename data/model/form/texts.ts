import * as v from "valibot";

/** A message, "what is wrong → what to do": “Friady” isn't a day of the week. → Write it out: "Monday". */
export const isNot = (kindAndHint: string) => (issue: { readonly input: unknown }) =>
  `“${issue.input}” isn't ${kindAndHint}`;

/** A text that matches a pattern; any other isn't what the message says. */
export const matching = (pattern: RegExp, kindAndHint: string) =>
  v.pipe(v.string(), v.regex(pattern, isNot(kindAndHint)));

/** A text that is put right before a schema reads it. */
export const corrected = <Output>(fix: (text: string) => string, schema: v.GenericSchema<string, Output>) =>
  v.pipe(v.string(), v.transform(fix), schema);

const someText = matching(/[\p{L}\p{N}\p{So}]/u, "a text. → Write it between the quotes.");

/** One or more paragraphs, with empty lines between them. */
export const paragraphs = corrected((text) => text.replace(/(?<!\n)\n(?!\n)/g, " "), someText);

/** A text on one line. */
export const requiredLine = corrected((text) => text.replace(/\n+/g, " "), someText);

/** One or more sentences on one line. */
export const sentence = v.pipe(
  requiredLine,
  v.regex(/\p{L}\S*\s+\S/u, isNot('a sentence. → Write a whole one, or leave it empty: ""')),
  v.transform(asSentences),
);

/** Sentences in one or more paragraphs. */
export const sentences = v.pipe(paragraphs, v.transform(asSentences));

/** Begins with a capital and, unless the last paragraph is an item of a list, ends with a full stop. */
function asSentences(text: string): string {
  const begun = text.replace(/^\p{Ll}(?=[\p{Ll}\s])/u, (letter) => letter.toUpperCase());
  if (/([.!?…]["'”’)]*|(^|\n)([-•*]|\d+[.)]) .*)$/.test(begun)) return begun;
  return `${begun.replace(/[\s,;:]+$/, "")}.`;
}

/** A fact that may be unknown: undefined for an empty text. */
export const optionalText = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.string(),
    v.transform((text) => text || undefined),
    v.optional(schema),
  );

/** "yes" or "no", as a boolean; an empty text claims nothing. */
export const yesOrNo = v.pipe(
  matching(/^(yes|no|)$/i, 'yes or no. → Write "yes" or "no".'),
  v.transform((answer) => answer.toLowerCase() === "yes"),
);

/** A real day or month that has begun in the first time zone, UTC+14: "2026-05-03", "2026-05". */
export const date = v.pipe(
  v.string(),
  v.check(
    (text) => /^20\d\d(-\d\d){1,2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true,
    isNot('a date. → Write year-month-day, such as "2026-05-03"; for a whole month, year-month.'),
  ),
  v.check(
    (text) => Date.parse(text) <= Date.now() + 14 * 60 * 60 * 1000,
    ({ input }) => `“${input}” is in the future. → Fix the year, the month or the day.`,
  ),
);
