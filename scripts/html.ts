/** A start tag of finished HTML; a style or script also has its text. */
export type Tag = { readonly name: string; readonly attributes: string; readonly text: string };

/** A style or script with its text, which may look like tags, or another start tag. */
const TAG =
  /<(style|script)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gis;
/** Its name and its value, which React and the minifier put in quotes. */
const ATTRIBUTE = /\s([^\s"'=]+)=(["'])(.*?)\2/gs;

/** Rewrites every start tag, and every style or script with its text and end tag. */
export function rewriteTags(html: string, rewrite: (source: string, tag: Tag) => string): string {
  return html.replace(TAG, (source, element, its, text = "", name = element, attributes = its) =>
    rewrite(source, { name: name.toLowerCase(), attributes, text }),
  );
}

/** Rewrites the values of a tag's attributes; removes those whose value becomes undefined. */
export function rewriteAttributes(
  tag: string,
  rewrite: (name: string, value: string) => string | undefined,
): string {
  return tag.replace(ATTRIBUTE, (source: string, name: string, quote: string, value: string) => {
    const rewritten = rewrite(name, value);
    return rewritten === undefined ? "" : `${source[0]}${name}=${quote}${rewritten}${quote}`;
  });
}

/** The attributes of a tag, by name. */
export function attributesOf(tag: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, name, , value]) => [name, value]));
}
