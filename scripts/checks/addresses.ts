import { DomUtils } from "htmlparser2";
import { CSS_ATTRIBUTE, SRCSET_ATTRIBUTE, URL_ATTRIBUTE, URL_IN_SRCSET } from "../html.ts";
import type { Element } from "./page.ts";

/** An address that a page uses. */
type Address = {
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
  if (URL_ATTRIBUTE.test(name)) {
    const isUnfetched = attribs.rel?.split(/\s+/).every((rel) => UNFETCHED.has(rel)) && tag === "link";
    const isFollowed = name.endsWith("href") && /^(a|area)$/.test(tag);
    return [{ address: value, fetched: !isUnfetched && !isFollowed }];
  }
  if (SRCSET_ATTRIBUTE.test(name)) return fetchedAddresses(value.matchAll(URL_IN_SRCSET));
  if (CSS_ATTRIBUTE.test(name)) return inCss(value);
  if (name !== "content") return [];
  if (attribs["http-equiv"] === "refresh") return fetchedAddresses(value.matchAll(/url=(.*)/gi));
  const isShared = SHARED.test(attribs.property ?? attribs.name ?? "");
  return isShared ? [{ address: value, fetched: false }] : [];
}

/** The addresses in url(…) and @import. */
function inCss(css: string): readonly Address[] {
  return fetchedAddresses(css.matchAll(/(?:url\(\s*|@import\s*(?=["']))(["']?)(.*?)\1(?:\s*\)|;|$)/g));
}

function fetchedAddresses(matches: Iterable<RegExpMatchArray>): readonly Address[] {
  return [...matches].map((match) => ({ address: match.at(-1) ?? "", fetched: true }));
}
