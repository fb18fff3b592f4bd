/** What is wrong, and what to do. */
export type Advice = { readonly message: string; readonly hint: string };

/** Patterns by the pattern of a text that has them; `$1` is the pattern's first group. */
type Patterns = readonly (readonly [pattern: RegExp, message: string, hint: string])[];

const LIKE_OTHERS = 'Write it like the other lines: name = "…"';
const STRAIGHT = 'Write straight quotes: "…"';

/** Mistakes in other lines; the first pattern that matches counts. */
const LINE_ERRORS: Patterns = [
  [
    /^\[/,
    "The brackets on this line are wrong.",
    "Write its name between [ ] or [[ ]], with _ instead of spaces, such as [towns] or [[opening_hours]].",
  ],
  [/^("[^"]*"|[\w-]+)\s*:/, "A colon stands where = belongs.", LIKE_OTHERS],
  [
    /^(\w+)$/,
    "“$1” has neither brackets nor a text.",
    'Put its brackets back, [ ] or [[ ]], or write it like the other lines: name = "…"',
  ],
  [
    /^[^=]*$/,
    "The line has no =.",
    `${LIKE_OTHERS}. Several paragraphs need three quotes before and after: """…"""`,
  ],
];

/** Mistakes before =. */
const NAME_ERRORS: Patterns = [
  [/^$/, "Nothing stands before =.", LIKE_OTHERS],
  [/([“”„‟‘’])/, "The quote $1 is curly.", STRAIGHT],
  [/^[^"]*"[^"]*$/, "A quote is missing before =.", 'Write two: "Henley-on-Thames" = "…"'],
  [
    /^(.*)$/,
    "“$1” can't stand before =.",
    'Write a town between quotes: "Henley-on-Thames" = "…". Write other names as they were.',
  ],
];

/** Mistakes after =. */
const VALUE_ERRORS: Patterns = [
  [/^"""/, "The three quotes at the end of this text are missing.", 'Write """ after its last word.'],
  [/^(#.*)?$/, "Nothing stands after =.", 'Write a text between quotes, or "" until it is known.'],
  [/^([“”„‟])/, "The quote $1 is curly.", STRAIGHT],
  [/^"[^"]*([“”„‟])\s*(#.*)?$/, "The quote $1 at the end is curly.", STRAIGHT],
  [/^['‘’`´]/, "The text has no double quotes.", STRAIGHT],
  [/^[^"]*$/, "The text has no quotes.", 'Write it between quotes: "…"'],
  [/^[^"]+"[^"]*$/, "The quote at the beginning of the text is missing.", 'Write it: "…"'],
  [/^([^"]+)"/, "“$1” stands before the text's first quote.", "Remove it, or write it after the quote."],
  [
    /^"[^"]*$/,
    "The quote at the end of the text is missing.",
    'Write it, on the same line. Several paragraphs need three quotes before and after: """…"""',
  ],
  [/^"[^"]*"\s*("[^"]*"|[\w-]+)\s*=/, "Two lines stand in one.", "Begin a new line for the second."],
  [
    /^"[^"]*"[^"]*"/,
    "There are too many quotes.",
    "A text has one quote at each end; write quotes inside it as curly ones: “…”",
  ],
  [
    /^"[^"]*"\s*(.*)/,
    "“$1” stands after the text's last quote.",
    "Remove it, or write it between the quotes.",
  ],
];

/** Mistakes in a line that may be written like the others. */
const CHARACTER_ERRORS: Patterns = [
  // Control characters except tabs and the joiner of emoji; also the sign for an unreadable character.
  [
    /(?![\t\u200d])[\p{Cc}\p{Cf}\ufffd]/u,
    "The line contains an invisible or unreadable character.",
    "Type the words around it again.",
  ],
  [
    /(<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--|&#?\w+;|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)]*\))/i,
    "“$1” would be shown as it is: a text is plain, without tags or Markdown.",
    "Write the words alone; the pages lay them out.",
  ],
];

/** Mistakes in a text. */
const TEXT_ERRORS: Patterns = [
  [/\\/, "A text can't contain a backslash.", "Write / instead, or leave it out."],
  [/^[\s\S]{5001}/, "The text has more than 5,000 characters.", "Shorten it."],
];

/** What is wrong with a line that isn't written like the others. */
export function syntaxError(row: string): Advice {
  const [, name = "", value = ""] = /^([^=]*?)\s*=\s*(.*)$/.exec(row) ?? [];
  const isName = /^("[^"]*"|[\w-]+)$/.test(name);
  const error =
    firstMatch(row, LINE_ERRORS) ??
    (isName ? firstMatch(value, VALUE_ERRORS) : firstMatch(name, NAME_ERRORS));
  return error ?? { message: "The line isn't written like the others.", hint: LIKE_OTHERS };
}

export const characterError = (text: string): Advice | undefined => firstMatch(text, CHARACTER_ERRORS);
export const textError = (text: string): Advice | undefined => firstMatch(text, TEXT_ERRORS);

function firstMatch(text: string, patterns: Patterns): Advice | undefined {
  for (const [pattern, message, hint] of patterns) {
    const found = pattern.exec(text);
    if (found) return { message: message.replace("$1", () => shortened((found[1] ?? "").trim())), hint };
  }
  return undefined;
}

/** The beginning of a text, if the whole would fill a message. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
