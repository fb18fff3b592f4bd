import type { Problem } from "../../scripts/contract.ts";

const ENTITY =
  /&(#\w+|amp|[lg]t|quot|apos|nbsp|shy|pound|euro|cent|copy|reg|trade|deg|frac\d\d|sup\d|times|middot|bull|hellip|[nm]dash|[lrsb]d?quo|[lr]aquo|[a-z](acute|grave|circ|uml));/i;
const TAG = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--/i;
/** **bold**, *bold* and _italic_ at the bounds of words, [links](/prices/). */
const MARKDOWN =
  /\*\*[^*\s][^*]*\*\*|(?<![\p{L}\p{N}*_])([*_])(?![\s*_])[^*_\n]*(?<!\s)\1(?![\p{L}\p{N}*_])|\[[^\]]+\]\([^)]*\)/u;

/** What visitors would read as it is, because a text is plain. */
export function markupProblemIn(text: string): Problem | undefined {
  if (/[\ufffd\ue000-\uf8ff]/.test(text))
    return { message: "The text has a character that can't be read. Type the words around it again." };
  if (text.includes("\\"))
    return { message: "A text can't have a backslash. Write / instead, or leave it out." };
  const [found] = TAG.exec(text) ?? ENTITY.exec(text) ?? MARKDOWN.exec(text) ?? [];
  if (found === undefined) return undefined;
  const rule = "a text is plain, without tags or Markdown. Write the words alone; the pages lay them out.";
  return { message: `“${found}” would be shown as it is: ${rule}` };
}
