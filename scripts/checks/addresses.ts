import type { Element } from "domhandler";
import type { SiteData } from "../contract.ts";
import { addressesInCss } from "./css.ts";
import { type ByAttribute, valuesOf } from "./elements.ts";

/** An address that a page uses. */
export type Address = {
  readonly address: string;
  /** true: the browser fetches it unasked; false: only a visitor or a machine follows it. */
  readonly fetched: boolean;
};

/** Relations of a `<link>` that make no browser fetch its address. */
const UNFETCHED = new Set("alternate author canonical help license me next prev search".split(" "));
const FETCHED = ["src", "data", "poster", "action", "formaction", "ping"];
/** Attributes that may hold CSS with url(…). */
const STYLED = "style fill stroke filter mask clip-path marker-start marker-mid marker-end cursor".split(" ");
const SHARED = /^(og:(url|image|audio|video)(:url|:secure_url)?|twitter:image)$/;

/** dist/prices/index.html is at /prices/, dist/404.html at /404.html. */
export function addressOf(path: string, data: SiteData): string {
  return data.basePath + path.replace(/(^|\/)index\.html$/, "$1");
}

/** Every address in a page's links, files, styles and metadata, each once. */
export function addressesIn(byAttribute: ByAttribute, css: string): readonly Address[] {
  const values = (names: readonly string[]) => names.flatMap((name) => valuesOf(name, byAttribute));
  const links = ["href", "xlink:href"].flatMap((name) =>
    (byAttribute.get(name) ?? []).map((element) => ({
      address: element.attribs[name] ?? "",
      fetched: isFetched(element),
    })),
  );
  const metas = (byAttribute.get("content") ?? []).map(({ attribs }) => attribs);
  const shared = metas.filter(({ property, name }) => SHARED.test(property ?? name ?? ""));
  const refreshed = metas.filter((meta) => meta["http-equiv"] === "refresh");
  const fetched = [
    ...values(FETCHED),
    ...values(["srcset", "imagesrcset"]).flatMap(candidates),
    ...refreshed.flatMap(({ content }) => content?.match(/(?<=url=).*/i) ?? []),
    ...[...values(STYLED), css].flatMap(addressesInCss),
  ];
  const all = [
    ...links,
    ...shared.map(({ content = "" }) => ({ address: content, fetched: false })),
    ...fetched.map((address) => ({ address, fetched: true })),
  ];
  return [...new Map(all.map((found) => [`${found.fetched} ${found.address}`, found])).values()];
}

function isFetched({ name, attribs }: Element): boolean {
  if (name === "link") return !attribs.rel?.split(/\s+/).every((rel) => UNFETCHED.has(rel));
  return name !== "a" && name !== "area";
}

/** The addresses of `srcset`: "/a.png 1x, /b.png 2x". */
function candidates(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s+[^,]*)?(?:,|$)/g)].map(
    ([, address = ""]) => address,
  );
}
