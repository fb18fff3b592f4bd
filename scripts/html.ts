/** A start tag of finished HTML with its attributes; a style or script with its text and end tag, too. */
type Tag = {
  readonly source: string;
  readonly name: string;
  readonly attributes: string;
  readonly text: string;
};

const TAG =
  /<(style|script)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gis;
/** Its name and its value, which React and the minifier put in quotes. */
const ATTRIBUTE = /\s([^\s"'=]+)=(["'])(.*?)\2/gs;

/** Rewrites every tag, except inside styles and scripts. */
export function rewriteTags(html: string, rewrite: (tag: Tag) => string): string {
  return html.replace(TAG, (source, element, own, text = "", name = element, attributes = own) =>
    rewrite({ source, name: name.toLowerCase(), attributes, text }),
  );
}

/** Rewrites the values of a tag's attributes; removes those whose value becomes undefined. */
export function rewriteAttributes(tag: string, rewrite: (name: string, value: string) => string | undefined) {
  return tag.replace(ATTRIBUTE, (_, name: string, quote: string, value: string) => {
    const rewritten = rewrite(name, value);
    return rewritten === undefined ? "" : ` ${name}=${quote}${rewritten}${quote}`;
  });
}
