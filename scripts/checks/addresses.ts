import type { Element } from "./page.ts";

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
    ...Object.entries(element.attributes).flatMap(([name, value]) => inAttribute(name, value, element)),
    ...(element.name === "style" ? inCss(element.text) : []),
  ]);
  return [...new Map(all.map((found) => [`${found.fetched} ${found.address}`, found])).values()];
}

function inAttribute(name: string, value: string, { name: tag, attributes }: Element): readonly Address[] {
  if (/^(xlink:)?href$/.test(name)) {
    const isUnfetched = attributes.rel?.split(/\s+/).every((rel) => UNFETCHED.has(rel)) && tag === "link";
    return [{ address: value, fetched: !isUnfetched && !/^(a|area)$/.test(tag) }];
  }
  if (/^(src|data|poster|action|formaction|ping)$/.test(name)) return [{ address: value, fetched: true }];
  if (/srcset$/i.test(name)) return fetched(value.matchAll(/(?:^|,)\s*([^\s,]\S*)/g));
  if (name !== "content") return inCss(value);
  if (attributes["http-equiv"] === "refresh") return fetched(value.matchAll(/url=(.*)/gi));
  const isShared = SHARED.test(attributes.property ?? attributes.name ?? "");
  return isShared ? [{ address: value, fetched: false }] : [];
}

/** The addresses in url(…) and @import. */
function inCss(css: string): readonly Address[] {
  if (!/url\(|@import/.test(css)) return [];
  return fetched(css.matchAll(/(?:url\(\s*|@import\s*(?=["']))(["']?)(.*?)\1(?:\s*\)|;|$)/g));
}

function fetched(matches: Iterable<RegExpMatchArray>): readonly Address[] {
  return [...matches].map((match) => ({ address: match.at(-1) ?? "", fetched: true }));
}
