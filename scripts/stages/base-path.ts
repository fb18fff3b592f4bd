import {
  CSS_ATTRIBUTE,
  rewriteAttributes,
  rewriteTags,
  SRCSET_ATTRIBUTE,
  URL_ATTRIBUTE,
  URL_IN_SRCSET,
} from "../html.ts";
import type { PageFile } from "../output-file.ts";

// The slash of an address that begins at the root, and what comes before it.
const AT_START = /^(\s*)\/(?![/\\])/g;
const IN_CSS = /(\burl\(\s*(?:["']|&quot;)?)\/(?![/\\])/gi;
/** In speculation rules: {"href_matches":"/*"}, {"urls":["/prices/"]}. */
const IN_JSON = /(")\/(?![/\\])/g;

/** Puts the folder that the site is served from before every address of a page that begins at the root. */
export function withBasePath(page: PageFile, basePath: string): PageFile {
  if (basePath === "/") return page;
  const add = (text: string, pattern: RegExp) => text.replace(pattern, `$1${basePath}`);
  const inValue = (name: string, value: string) => {
    if (URL_ATTRIBUTE.test(name)) return add(value, AT_START);
    if (SRCSET_ATTRIBUTE.test(name))
      return value.replace(URL_IN_SRCSET, (_, before, address) => before + add(address, AT_START));
    return CSS_ATTRIBUTE.test(name) ? add(value, IN_CSS) : value;
  };
  const contents = rewriteTags(page.contents, ({ source, name, attributes, text }) => {
    if (name === "style") return add(source, IN_CSS);
    if (name !== "script") return rewriteAttributes(source, inValue);
    return attributes.includes("speculationrules") ? source.replace(text, () => add(text, IN_JSON)) : source;
  });
  return { ...page, contents };
}
