/** Control and format characters, except tabs, the joiner of emoji and the letters of flags. */
const INVISIBLE = /(?!\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;
const UNUSUAL_SPACE = /[^\S\t]/g;
const THREE_CURLY_QUOTES = /(?<==\s*)[“”„‟]{3}|[“”„‟]{3}(?=\s*(#.*)?$)/g;
/** A town before =, or a text after it, with a curly quote at one end or both; inside, only pairs of curly quotes. */
const QUOTED_NAME = /^(\s*)["“”„‟]([^"“”„‟=]*)["“”„‟](?=\s*=)/;
const QUOTED_TEXT = /(=\s*)["“”„‟]([^"“”„‟]*(?:“[^"“”„‟]*”[^"“”„‟]*)*)["“”„‟](?=\s*(#.*)?$)/;

/** Repairs what is clear although TOML refuses or misreads it. All lines keep their numbers. */
export function repair(source: string): string {
  return source.split(/\r?\n/).map(repairLine).join("\n");
}

function repairLine(line: string): string {
  return line
    .replace(INVISIBLE, "")
    .replace(UNUSUAL_SPACE, " ")
    .replace(THREE_CURLY_QUOTES, '"""')
    .replace(QUOTED_NAME, '$1"$2"')
    .replace(QUOTED_TEXT, '$1"$2"');
}
