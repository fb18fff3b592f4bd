import { DomUtils } from "htmlparser2";
import type { Element } from "./page.ts";

/** Attributes that hold an address, a list of addresses, or CSS: `style`, and those of drawings. */
export const ADDRESS = /^((xlink:)?href|src|data|poster|action|formaction|ping)$/i;
export const LIST = /^(image)?srcset$/i;
/** In such a list, what comes before an address, and the address; a comma within it belongs to it. */
export const IN_LIST = /((?:^|,)\s*)([^\s,](?:\S*[^\s,])?)/g;
export const CSS = /^(style|clip-path|cursor|fill|filter|marker(-\w+)?|mask|stroke)$/i;

/** An address that a page uses. */
export type Address = {
  readonly address: string;
  /** true: the browser fetches it by itself; false: only visitors or crawlers follow it. */
  readonly fetched: boolean;
};

/** Relations of a `<link>` for which browsers don't fetch its address. */
const UNFETCHED = new Set("alternate author canonical help license me next prev search".split(" "));
const SHARED = /^(og:(url|image|audio|video)(:url|:secure_url)?|twitter:image)$/;

/** Every address in links, files, styles and metadata, each once. */
export function addressesIn(elements: readonly Element[]): readonly Address[] {
  const all = elements.flatMap((element) => [
    ...Object.entries(element.attribs).flatMap(([name, value]) => inAttribute(name, value, element)),
    ...(element.name === "style" ? inCss(DomUtils.textContent(element)) : []),
  ]);
  return [...new Map(all.map((found) => [`${found.fetched} ${found.address}`, found])).values()];
}

function inAttribute(name: string, value: string, { name: tag, attribs }: Element): readonly Address[] {
  if (ADDRESS.test(name)) {
    const isUnfetched = attribs.rel?.split(/\s+/).every((rel) => UNFETCHED.has(rel)) && tag === "link";
    const isFollowed = name.endsWith("href") && /^(a|area)$/.test(tag);
    return [{ address: value, fetched: !isUnfetched && !isFollowed }];
  }
  if (LIST.test(name)) return fetched(value.matchAll(IN_LIST));
  if (CSS.test(name)) return inCss(value);
  if (name !== "content") return [];
  if (attribs["http-equiv"] === "refresh") return fetched(value.matchAll(/url=(.*)/gi));
  const isShared = SHARED.test(attribs.property ?? attribs.name ?? "");
  return isShared ? [{ address: value, fetched: false }] : [];
}

/** The addresses in url(…) and @import. */
function inCss(css: string): readonly Address[] {
  return fetched(css.matchAll(/(?:url\(\s*|@import\s*(?=["']))(["']?)(.*?)\1(?:\s*\)|;|$)/g));
}

function fetched(matches: Iterable<RegExpMatchArray>): readonly Address[] {
  return [...matches].map((match) => ({ address: match.at(-1) ?? "", fetched: true }));
}
