/** Mistakes by the pattern of a text that has them; `$1` is the pattern's first group. The first match counts. */
type Patterns = readonly (readonly [pattern: RegExp, mistake: string])[];

/** Mistakes in a row; a right name is called "name". */
const ROW_MISTAKES: Patterns = [
  [
    /^(<{7}|={7}|>{7})/,
    "Two changes of this form met, and it has both. → Keep the right lines of each, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  [/^\[/, "The brackets on this line are wrong. → Write it like [towns] or [[opening_hours]]."],
  [/^("[^"]*"|[\w-]+)\s*:/, "There is a colon where = should be. → Write = instead."],
  [/^(\w+)$/, '“$1” has neither brackets nor a text. → Write [ ] or [[ ]] around it, or = "…" after it.'],
  [
    /^[^=]*$/,
    'The line has no =. → If it is a remark, put # before it. If not, write it like the other lines: name = "…". Several paragraphs need three quotes before and after: """…"""',
  ],
  [/^=/, 'There is nothing before =. → Write it like the other lines: name = "…"'],
  [/^[^"=]*"[^"=]*=/, 'A quote is missing before =. → Write two: "Henley-on-Thames" = "…"'],
  [
    /^(?!name = )([^=]*)=/,
    "“$1” can't stand before =. → Put a town in quotes; write other names as they were.",
  ],
  [/^name = """/, 'The three quotes at the end of this text are missing. → Write """ after its last word.'],
  [/^name = (#.*)?$/, 'There is nothing after =. → Write a text between quotes, or "" until it is known.'],
  [
    /^name = ("[^"]*|[“”„‟][^"“”„‟]*)$/,
    'The quote at the end of the text is missing. → Write it, on the same line. Several paragraphs need three quotes before and after: """…"""',
  ],
  [/^name = ([“”„‟'‘’`´])/, 'The quote $1 isn\'t a straight double one. → Write straight quotes: "…"'],
  [/^name = [^"]*$/, 'The text has no quotes. → Write it between quotes: "…"'],
  [/^name = [^"]+"[^"]*$/, 'The quote at the beginning of the text is missing. → Write it: "…"'],
  [/^name = ([^"]+)"/, "“$1” is before the text's first quote. → Remove it, or write it after the quote."],
  [/^name = "[^"]*"\s*("[^"]*"|[\w-]+)\s*=/, "These are two lines. → Begin a new line for the second."],
  [/^name = "[^"]*"[^"]*"/, "There are too many quotes. → Write one at each end; inside, single ones: '…'"],
  [
    /^name = "[^"]*"\s*(.*)/,
    "“$1” is after the text's last quote. → Remove it, or write it between the quotes. If it is a remark, put # before it.",
  ],
];

/** What no text may have. */
const CHARACTER_MISTAKES: Patterns = [
  [/\ufffd/, "The line contains an unreadable character. → Type the words around it again."],
  [/\\/, "A text can't contain a backslash. → Write / instead, or leave it out."],
  [
    /(<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--|&(#\w+|amp|[lg]t|quot|apos|nbsp|shy|pound|euro|cent|copy|reg|trade|deg|frac\d\d|sup\d|times|middot|bull|hellip|[nm]dash|[lrsb]d?quo|[lr]aquo|[a-z](acute|grave|circ|uml));|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)]*\))/i,
    "“$1” would be shown as it is: a text is plain, without tags or Markdown. → Write the words alone; the pages lay them out.",
  ],
];

/** What is wrong with the characters of a row. */
export const characterMistake = (row: string) => firstMatch(row, CHARACTER_MISTAKES);

/** What is wrong with a row that isn't a line of a form: "what → what to do". */
export function syntaxMistake(row: string): string {
  const mistake = firstMatch(row.replace(/^("[^"]*"|[\w-]+)\s*=\s*/, "name = "), ROW_MISTAKES);
  return mistake ?? "The line has a syntax error. → Write it like the others.";
}

function firstMatch(text: string, patterns: Patterns): string | undefined {
  for (const [pattern, mistake] of patterns) {
    const found = pattern.exec(text);
    if (found) return mistake.replace("$1", () => shortened((found[1] ?? "").trim()));
  }
  return undefined;
}

/** Message and hint of a mistake, "what → what to do"; a text in it may have arrows, too. */
export function partsOf(mistake: string) {
  const arrow = mistake.lastIndexOf(" → ");
  return { message: mistake.slice(0, arrow), hint: mistake.slice(arrow + " → ".length) };
}

/** The beginning of a text, if the whole would fill a message. */
export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
