import { type Element, isTag } from "domhandler";
import type { SiteData } from "../contract.ts";
import { addressesInCss } from "./css.ts";
import type { Attribute, CheckedPage } from "./page.ts";

/** An address that a page uses. */
export type Address = {
  readonly address: string;
  /** true: the browser fetches it by itself; false: only visitors or crawlers follow it. */
  readonly fetched: boolean;
};

/** Relations of a `<link>` for which browsers don't fetch its address. */
const UNFETCHED = new Set("alternate author canonical help license me next prev search".split(" "));
const LINKS = ["href", "xlink:href"];
const FILES = ["src", "data", "poster", "action", "formaction", "ping"];
/** Attributes that may contain CSS with url(…). */
const STYLED = "style fill stroke filter mask clip-path marker-start marker-mid marker-end cursor".split(" ");
const SHARED = /^(og:(url|image|audio|video)(:url|:secure_url)?|twitter:image)$/;

/** dist/prices/index.html is at /prices/, dist/404.html at /404.html. */
export function addressOf(path: string, data: SiteData): string {
  return data.basePath + path.replace(/(^|\/)index\.html$/, "$1");
}

/** Every address in a page's links, files, styles and metadata, each once. */
export function addressesIn({ attributes, css }: CheckedPage): readonly Address[] {
  const all = [
    ...attributes.flatMap((attribute) =>
      addressesOf(attribute).map((address) => ({ address, fetched: isFetched(attribute) })),
    ),
    ...addressesInCss(css).map((address) => ({ address, fetched: true })),
  ];
  return [...new Map(all.map((found) => [`${found.fetched} ${found.address}`, found])).values()];
}

function addressesOf({ name, value, element: { attribs } }: Attribute): string[] {
  if (LINKS.includes(name) || FILES.includes(name)) return [value];
  if (name === "srcset" || name === "imagesrcset") return candidates(value);
  if (STYLED.includes(name)) return addressesInCss(value);
  if (name !== "content") return [];
  if (attribs["http-equiv"] === "refresh") return value.match(/(?<=url=).*/i) ?? [];
  return SHARED.test(attribs.property ?? attribs.name ?? "") ? [value] : [];
}

function isFetched({ name, element }: Attribute): boolean {
  if (name === "content") return "http-equiv" in element.attribs;
  if (!LINKS.includes(name)) return true;
  if (element.name === "link") return !element.attribs.rel?.split(/\s+/).every((rel) => UNFETCHED.has(rel));
  return element.name !== "a" && element.name !== "area";
}

/** The files from which browsers choose for an `<img>`, and the size that the page reserves, in pixels. */
export function pictureOf(img: Element) {
  const { parent, attribs } = img;
  const sources =
    parent && isTag(parent) && parent.name === "picture" ? parent.children.filter(isTag) : [img];
  const addresses = sources.flatMap(({ attribs: { src = "", srcset = "" } }) => [src, ...candidates(srcset)]);
  return { addresses, width: Number(attribs.width), height: Number(attribs.height) };
}

/** The addresses of `srcset`: "/a.png 1x, /b.png 2x". */
function candidates(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s+[^,]*)?(?:,|$)/g)].map(
    ([, address = ""]) => address,
  );
}
