/** A start tag of finished HTML; the `source` of a style or script goes on to its end tag. */
type Tag = {
  readonly source: string;
  readonly name: string;
  readonly attributes: string;
  /** Of a style or script; otherwise empty. */
  readonly text: string;
};

/** All attributes of a tag. */
const ATTRIBUTES = /((?:"[^"]*"|'[^']*'|[^"'>])*)/.source;
const TAG = new RegExp(`<(style|script)\\b${ATTRIBUTES}>(.*?)</\\1>|<([a-z][^\\s/>]*)${ATTRIBUTES}>`, "gis");
/** Its name and its value, which React and the minifier put in quotes. */
const ATTRIBUTE = /\s([^\s"'=]+)=(["'])(.*?)\2/gs;

/** Attributes that hold an address, a list of addresses, or CSS: `style`, and those of drawings. */
export const URL_ATTRIBUTE = /^((xlink:)?href|src|data|poster|action|formaction|ping)$/i;
export const SRCSET_ATTRIBUTE = /^(image)?srcset$/i;
/** In such a list, what comes before an address, and the address; a comma within it belongs to it. */
export const URL_IN_SRCSET = /((?:^|,)\s*)([^\s,](?:\S*[^\s,])?)/g;
export const CSS_ATTRIBUTE = /^(style|clip-path|cursor|fill|filter|marker(-\w+)?|mask|stroke)$/i;

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
