import { ADDRESS, CSS, IN_LIST, LIST } from "../checks/addresses.ts";
import type { PageFile } from "../output-file.ts";

/** A style or script element with its text, or a tag with its attributes. */
const PART = /<(style|script)\b([^>]*)>(.*?)<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
/** Its name and its value, which the minifier has put in quotes. */
const ATTRIBUTE = /(?<=\s)([^\s"'=]+)=(["'])(.*?)\2/gs;

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
    if (ADDRESS.test(name)) return add(value, AT_START);
    if (LIST.test(name))
      return value.replace(IN_LIST, (_, before, address) => before + add(address, AT_START));
    return CSS.test(name) ? add(value, IN_CSS) : value;
  };
  const inAttribute = (_: string, name: string, quote: string, value: string) =>
    `${name}=${quote}${inValue(name, value)}${quote}`;
  const contents = page.contents.replace(PART, (part, element?: string, attributes = "", text = "") => {
    if (element === undefined) return part.replace(ATTRIBUTE, inAttribute);
    if (element.toLowerCase() === "style") return add(part, IN_CSS);
    const rules = /speculationrules/.test(attributes);
    return rules ? part.replace(text, () => add(text, IN_JSON)) : part;
  });
  return { ...page, contents };
}
