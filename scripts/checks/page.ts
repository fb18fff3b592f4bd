import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import { CSS_ATTRIBUTE, SRCSET_ATTRIBUTE, URL_ATTRIBUTE, URL_IN_SRCSET } from "../html.ts";
import { addressOf, type OutputFile } from "../output-file.ts";

const { filter, textContent } = DomUtils;
const nameOf = (parent: object | null) => (parent && "name" in parent ? `${parent.name}` : "");
/** Relations of a `<link>` for which browsers don't fetch its address. */
const UNFETCHED = new Set("alternate author canonical help license me next prev search".split(" "));
const SHARED = /^(og:(url|image|audio|video)(:url|:secure_url)?|twitter:image)$/;

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** An address that a page uses. */
type Address = {
  readonly address: string;
  /** true: the browser fetches it by itself; false: only visitors or crawlers follow it. */
  readonly fetched: boolean;
};

/** A page, parsed once for all checks. */
export type ParsedPage = ReturnType<typeof parsePage>;

/** What a check of the whole site reads. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  /** Without its elements and texts, to save memory. */
  readonly pages: readonly Omit<ParsedPage, "elements" | "texts">[];
  readonly data: SiteData;
};

/** What a check finds on a page. */
export type Findings = Iterable<Omit<Problem, "file">>;

/** Parses a page, or in XML mode a drawing. */
export function parsePage({ path, from, contents }: OutputFile, xmlMode = false) {
  const nodes = filter(() => true, parseDocument(`${contents}`, { xmlMode }));
  const elements = nodes.filter((node) => "attribs" in node);
  const texts = nodes.filter(
    ({ type, parent }) => type === ElementType.Text && !/^(style|script)$/.test(nameOf(parent)),
  );
  const contentOf = (name: string) =>
    elements
      .filter((each) => each.name === "meta" && each.attribs.name === name)
      .map(({ attribs }) => attribs.content?.trim() ?? "");
  const titles = elements.filter(({ name, parent }) => name === "title" && nameOf(parent) === "head");
  return {
    /** Below the site's root: "/prices/". */
    address: addressOf(path),
    from,
    addresses: addressesIn(elements),
    ids: elements.flatMap(({ attribs: { id } }) => id ?? []),
    titles: titles.map((title) => textContent(title).trim()),
    descriptions: contentOf("description"),
    /** Search engines must not list it. */
    isHidden: contentOf("robots").join().includes("noindex"),
    isDrawing: xmlMode,
    elements,
    /** Every text outside styles and scripts. */
    texts: texts.map(textContent),
  };
}

/** Every address in links, files, styles and metadata, each once. */
function addressesIn(elements: readonly Element[]): readonly Address[] {
  const all = elements.flatMap((element) => [
    ...Object.entries(element.attribs).flatMap(([name, value]) => inAttribute(name, value, element)),
    ...(element.name === "style" ? inCss(textContent(element)) : []),
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
export function inCss(css: string): readonly Address[] {
  return fetchedAddresses(css.matchAll(/(?:url\(\s*|@import\s*(?=["']))(["']?)(.*?)\1(?:\s*\)|;|$)/g));
}

function fetchedAddresses(matches: Iterable<RegExpMatchArray>): readonly Address[] {
  return [...matches].map((match) => ({ address: match.at(-1) ?? "", fetched: true }));
}
