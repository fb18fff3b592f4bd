/** What is wrong, and what to do. */
type Advice = readonly [message: string, hint: string];

/** A pattern, and the advice for a text that matches it; `$1` is the pattern's first group. */
type Slip = readonly [pattern: RegExp, ...Advice];

const LIKE_OTHERS = 'Write it like the other lines: name = "…"';
const STRAIGHT = 'Write straight quotes: "…"';

/** Lines that a form can have, apart from those of a text between three quotes. */
const RIGHT = /^(#.*|(\[\w+\]|\[\[\w+\]\]|("[^"]*"|[\w-]+)\s*=\s*"[^"]*")\s*(#.*)?)?$/;

/** Mistakes in other lines; the first pattern that matches counts. */
const LINE_SLIPS: readonly Slip[] = [
  [/^\[/, "The brackets of this line aren't right.", "Write it like the others: [towns] or [[plan]]"],
  [/^("[^"]*"|[\w-]+)\s*:/, "A colon stands where = belongs.", LIKE_OTHERS],
  [/^[^=]*$/, "The line has no =.", `${LIKE_OTHERS} or [towns]. A remark begins with #.`],
];

/** Mistakes before =. */
const NAME_SLIPS: readonly Slip[] = [
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
const VALUE_SLIPS: readonly Slip[] = [
  [/^"""/, "The three quotes at the end of this text are missing.", 'Write """ after its last word.'],
  [/^(#.*)?$/, "Nothing stands after =.", 'Write a text between quotes, or "" while it is not known.'],
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

/** Mistakes anywhere in a line. */
const TEXT_SLIPS: readonly Slip[] = [
  [/^(?!#).*\\/, "A text can't contain a backslash.", "Write / instead, or leave it out."],
  [
    /[\p{Cc}\p{Cf}](?<!\t)/u,
    "The line contains an invisible character.",
    "Delete the line, then type it again.",
  ],
];

/**
 * What is wrong with a line.
 * @param line the line, with two quotes instead of a text between three
 */
export function slipIn(row: string, line: string): Advice | undefined {
  if (RIGHT.test(line)) return matching(row, TEXT_SLIPS);
  const [, name = "", value = ""] = /^([^=]*?)\s*=\s*(.*)$/.exec(line) ?? [];
  const isName = /^("[^"]*"|[\w-]+)$/.test(name);
  return matching(line, LINE_SLIPS) ?? (isName ? matching(value, VALUE_SLIPS) : matching(name, NAME_SLIPS));
}

function matching(text: string, slips: readonly Slip[]): Advice | undefined {
  for (const [pattern, message, hint] of slips) {
    const found = pattern.exec(text);
    if (found) return [message.replace("$1", () => (found[1] ?? "").trim()), hint];
  }
  return undefined;
}
