import * as v from "valibot";

/** Kinds of texts in forms. A message says what is wrong, then what to do: "… → …". */

/** A text on one line, which may be empty. */
const line = v.pipe(
  v.string(),
  v.regex(/^[^\n]*$/, "The text has a line break. → Write it as one paragraph."),
);

/** Words that stand for a fact until it is known. "None of our radiators were cold" is a text. */
const PLACEHOLDER = /^(((none|to be confirmed)\b)?[^\p{L}\p{N}\p{So}]*|(todo|tbc|tbd|tba|xxx)\b.*)$/isu;
const isFinal = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (text) => text === "" || !PLACEHOLDER.test(text),
  ({ input }) => `“${input}” isn't final. → Write what is true, or leave it empty until it is known: ""`,
);

/** A text on one line that is known. */
export const requiredLine = v.pipe(
  line,
  v.nonEmpty("The text is empty. → Write it between the quotes."),
  isFinal,
);

/** One or more sentences on one line. */
export const sentence = v.pipe(
  line,
  isFinal,
  v.regex(/\p{L}\S*\s+\S/u, ({ input }) => `“${input}” isn't a sentence. → Write a whole sentence.`),
);

/** One or more paragraphs, with empty lines between them. */
export const paragraphs = v.pipe(
  v.string(),
  v.nonEmpty("The text is empty. → Write it between the quotes."),
  isFinal,
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
  v.string(),
  v.toLowerCase(),
  v.picklist(["yes", "no"], ({ input }) => `“${input}” is neither yes nor no. → Write "yes" or "no".`),
  v.transform((answer) => answer === "yes"),
);

/** A real day: "2026-05-03". */
export const day = v.pipe(
  v.string(),
  v.check(isDay, ({ input }) => `“${input}” isn't a day. → Write year-month-day, such as "2026-05-03".`),
  v.check(
    (text) => !isFuture(text),
    ({ input }) => `“${input}” is in the future. → Write year-month-day, such as "2026-05-03".`,
  ),
);

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

/** Whether a day is in the future in every time zone. */
function isFuture(text: string): boolean {
  return Date.parse(text) > Date.now() + 24 * 60 * 60 * 1000;
}
