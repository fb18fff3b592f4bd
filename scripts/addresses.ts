import { type Element, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { Nodes } from "./tree.ts";

/** Where HTML, SVG and CSS hold addresses. Checks read through this table, and the base path is added through it. */

/** Browsers fetch it by themselves, visitors and crawlers follow it, or it may be a pattern of addresses. */
export type Use = "fetched" | "followed" | "pattern";

/** How a value holds addresses: a function that replaces each of them. */
type Format = (value: string, replace: (address: string) => string) => string;

const whole: Format = (value, replace) => replace(value);
/** `srcset`. A comma within an address belongs to it. */
const list: Format = (value, replace) => value.replace(/(?<=(?:^|,)\s*)[^\s,](?:\S*[^\s,])?/g, replace);
/** "0; url=/prices/" */
const refresh: Format = (value, replace) =>
  value.replace(/^([\s\d.]*[;,\s]\s*(?:url\s*=\s*)?["']?)([^"']*)/i, (_, before, address) => {
    return before + replace(address);
  });
/** url(…), @import "…" and image-set("…" 2x). */
const css: Format = (value, replace) =>
  value
    .replace(/(?<=\burl\(\s*|@import\s*(?=["']))(?:(["'])(.*?)\1|[^\s"')]+)/gi, (found, quote, quoted) =>
      quote ? quote + replace(quoted) + quote : replace(found),
    )
    .replace(/\bimage-set\((?:[^()]|\([^()]*\))*\)/gi, (set) =>
      set.replace(/(?<=(?:image-set\(|,)\s*(["']))(.*?)(?=\1)/gi, replace),
    );
/** In JSON, each text that begins at the root. */
const speculationRules: Format = (value, replace) => value.replace(/(?<=")\/[^"]*/g, replace);

/** Relations of a `<link>` for which browsers don't fetch its address. */
const UNFETCHED = new Set("alternate author canonical help license me next prev search".split(" "));
const SHARED = /^(og:(url|image|audio|video)(:url|:secure_url)?|twitter:image)$/;
const isFollowed = ({ name, attribs: { rel = "" } }: Element) =>
  name === "link" ? rel.split(/\s+/).every((each) => UNFETCHED.has(each)) : /^(a|area)$/.test(name);
const isRefresh = ({ attribs }: Element) => attribs["http-equiv"]?.toLowerCase() === "refresh";
const isShared = ({ attribs: { property, name = "" } }: Element) => SHARED.test(property ?? name);
const isSpeculationRules = ({ attribs }: Element) => attribs.type === "speculationrules";

/** Attributes, or elements whose texts hold addresses; of some elements or of all. */
type Row = {
  readonly names: string;
  readonly on?: (element: Element) => boolean;
  readonly format: Format;
  readonly use: Use;
};

/** The first row that fits counts. */
const ATTRIBUTES = byName([
  { names: "href xlink:href", on: isFollowed, format: whole, use: "followed" },
  { names: "href xlink:href src data poster action formaction ping", format: whole, use: "fetched" },
  { names: "srcset imagesrcset", format: list, use: "fetched" },
  { names: "style clip-path cursor fill filter mask stroke", format: css, use: "fetched" },
  { names: "marker marker-start marker-mid marker-end", format: css, use: "fetched" },
  { names: "content", on: isRefresh, format: refresh, use: "fetched" },
  { names: "content", on: isShared, format: whole, use: "followed" },
]);
const TEXTS = byName([
  { names: "style", format: css, use: "fetched" },
  { names: "script", on: isSpeculationRules, format: speculationRules, use: "pattern" },
]);

function byName(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const names = rows.flatMap((row) => row.names.split(" "));
  return new Map(names.map((name) => [name, rows.filter((row) => row.names.split(" ").includes(name))]));
}

/** Calls back for every address of a page, and writes what it returns instead. */
function rewriteAddresses(
  { elements, attributes }: Nodes,
  rewrite: (address: string, use: Use) => string,
): void {
  const rewritten = (element: Element, value: string, rows: readonly Row[]) => {
    const row = rows.find(({ on }) => on?.(element) ?? true);
    return row ? row.format(value, (address) => rewrite(address, row.use)) : value;
  };
  for (const { element, name, value } of attributes) {
    const rows = ATTRIBUTES.get(name);
    if (rows) element.attribs[name] = rewritten(element, value, rows);
  }
  for (const element of elements) {
    const rows = TEXTS.get(element.name);
    // In a drawing, a style may be CDATA.
    if (rows)
      for (const text of DomUtils.filter(isText, element.children).filter(isText))
        text.data = rewritten(element, text.data, rows);
  }
}

/** Calls back for every address of a page. */
export function eachAddress(nodes: Nodes, visit: (address: string, use: Use) => void): void {
  rewriteAddresses(nodes, (address, use) => {
    visit(address, use);
    return address;
  });
}

/** Puts the folder that the site is served from before every address of a page that begins at the root. */
export function moveIntoFolder(nodes: Nodes, basePath: string): void {
  if (basePath === "/") return;
  rewriteAddresses(nodes, (address) => address.replace(/(?<=^\s*)\/(?![/\\])/, basePath));
}
