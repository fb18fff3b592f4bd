/** Spaces of all kinds, and the control characters that part words. */
const UNUSUAL_SPACE = /[^\S\t\n\r]|\u0085/g;
/** Control and format characters, except tabs, line breaks, the joiner of emoji and the letters of flags. */
const INVISIBLE = /(?!\t|\n|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;
/** Bullets and ticks of Word, in its own fonts. */
const BULLETS = /[\uf0a7\uf0b7\uf0d8\uf0fc]/g;
const THREE_CURLY_QUOTES = /(?<==\s*)[“”„‟]{3}|[“”„‟]{3}(?=\s*(#.*)?$)/gm;
/** A town before =, or a text after it, with a curly quote at one end or both; inside, only pairs of curly quotes. */
const QUOTED_NAME = /^(\s*)["“”„‟] *([^"“”„‟=\n]*?) *["“”„‟](?=\s*=)/gm;
const QUOTED_TEXT = /(=\s*)["“”„‟]([^"“”„‟\n]*(?:“[^"“”„‟\n]*”[^"“”„‟\n]*)*)["“”„‟](?=\s*(#.*)?$)/gm;

/** Of a position in degrees, minutes and seconds: 51°34'18.8"N. */
const SECONDS = /(?<=['′’]\s*[\d.]+)"(?=\s*[NSEW])/g;

/** Repairs what is clear although TOML refuses or misreads it. All lines keep their numbers. */
export const repair = (source: string) =>
  source
    .replace(UNUSUAL_SPACE, " ")
    .replace(INVISIBLE, "")
    .replace(BULLETS, "•")
    .replace(SECONDS, "″")
    .replace(THREE_CURLY_QUOTES, '"""')
    .replace(QUOTED_NAME, '$1"$2"')
    .replace(QUOTED_TEXT, '$1"$2"');
