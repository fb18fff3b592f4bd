import { type Element, isText, type Text } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { Nodes } from "./tree.ts";

/** Where HTML, SVG and CSS hold addresses: one table for the checks and for the base path. */

/** Browsers fetch it by themselves, visitors and crawlers follow it, or it may be a pattern of addresses. */
export type Use = "fetched" | "followed" | "pattern";

/** An address in a page, from `start` to `end` of the attribute or text that holds it. */
export type Address = {
  readonly element: Element;
  readonly address: string;
  readonly use: Use;
  readonly start: number;
  readonly end: number;
  readonly holder: Holder;
};

/** The value of an attribute, or a text. */
type Holder = { readonly read: () => string; readonly write: (value: string) => void };

type Span = Pick<Address, "start" | "end">;
/** Where the addresses in a value are, in order. */
type FindSpans = (value: string) => readonly Span[];

const whole: FindSpans = (value) => [{ start: 0, end: value.length }];

/** Finds what the group `address` of these patterns matches. */
function spansOf(...patterns: readonly RegExp[]): FindSpans {
  return (value) =>
    patterns
      .flatMap((pattern) => [...value.matchAll(pattern)])
      .flatMap(({ indices }) => {
        const span = indices?.groups?.address;
        return span ? [{ start: span[0], end: span[1] }] : [];
      })
      .sort((one, other) => one.start - other.start);
}

/** A comma within an address belongs to it. */
const srcset = spansOf(/(?<=^|,)\s*(?<address>[^\s,](?:\S*[^\s,])?)/dg);
/** "0; url=/prices/" */
const refresh = spansOf(/^[\s\d.]*[;,\s]\s*(?:url\s*=\s*)?["']?(?<address>[^"']*)/dgi);
/** In JSON, each text that begins at the root. */
const json = spansOf(/"(?<address>\/[^"]*)/dg);
const css = spansOf(
  /\burl\(\s*(["'])(?<address>.*?)\1/dgi,
  /\burl\(\s*(?<address>[^\s"')]+)/dgi,
  /@import\s*(["'])(?<address>.*?)\1/dgi,
  // Within image-set("/a.avif" type("image/avif"), "/a.png" 2x), what begins a candidate.
  /(["'])(?<=\bimage-set\((?:(?:[^()]|\([^()]*\))*,)?\s*\1)(?<address>.*?)\1/dgi,
);

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
  readonly find: FindSpans;
  readonly use: Use;
};

/** The first row that fits counts. */
const ATTRIBUTES = byName([
  { names: "href xlink:href", on: isFollowed, find: whole, use: "followed" },
  { names: "href xlink:href src data poster action formaction ping", find: whole, use: "fetched" },
  { names: "srcset imagesrcset", find: srcset, use: "fetched" },
  { names: "style clip-path cursor fill filter mask stroke", find: css, use: "fetched" },
  { names: "marker marker-start marker-mid marker-end", find: css, use: "fetched" },
  { names: "content", on: isRefresh, find: refresh, use: "fetched" },
  { names: "content", on: isShared, find: whole, use: "followed" },
]);
const TEXTS = byName([
  { names: "style", find: css, use: "fetched" },
  { names: "script", on: isSpeculationRules, find: json, use: "pattern" },
]);

function byName(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const names = rows.flatMap((row) => row.names.split(" "));
  return new Map(names.map((name) => [name, rows.filter((row) => row.names.split(" ").includes(name))]));
}

/** All addresses of a page; those in one value in their order. */
export function addressesIn({ elements, attributes }: Nodes): readonly Address[] {
  const inAttributes = attributes.flatMap(({ element, name }) =>
    addressesOf(element, ATTRIBUTES.get(name), attributeHolder(element, name)),
  );
  const inTexts = elements.flatMap((element) => {
    const rows = TEXTS.get(element.name);
    if (!rows) return [];
    // In a drawing, a style may be CDATA.
    const texts = DomUtils.filter(isText, element.children).filter(isText);
    return texts.flatMap((text) => addressesOf(element, rows, textHolder(text)));
  });
  return [...inAttributes, ...inTexts];
}

const attributeHolder = ({ attribs }: Element, name: string): Holder => ({
  read: () => attribs[name] ?? "",
  write: (value) => {
    attribs[name] = value;
  },
});

const textHolder = (text: Text): Holder => ({
  read: () => text.data,
  write: (value) => {
    text.data = value;
  },
});

function addressesOf(element: Element, rows: readonly Row[] | undefined, holder: Holder): readonly Address[] {
  const row = rows?.find(({ on }) => on?.(element) ?? true);
  if (!row) return [];
  const value = holder.read();
  return row.find(value).map(({ start, end }) => {
    return { element, address: value.slice(start, end), use: row.use, start, end, holder };
  });
}

/** Puts the folder that the site is served from before every address of a page that begins at the root. */
export function moveIntoFolder(addresses: readonly Address[], basePath: string): void {
  // From the last to the first, so that those before it in the same value stay where they are.
  for (const { address, start, end, holder } of addresses.toReversed()) {
    if (!isFromRoot(address)) continue;
    const value = holder.read();
    const moved = basePath + address.trimStart().slice(1);
    holder.write(value.slice(0, start) + moved + value.slice(end));
  }
}

/** "/prices/", but not "//other.example/". */
export const isFromRoot = (address: string) => /^\s*\/(?![/\\])/.test(address);
