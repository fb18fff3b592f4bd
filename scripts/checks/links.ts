import { closest, distance } from "fastest-levenshtein";
import type { Problem, SiteData } from "../contract.ts";
import { decode } from "../output-file.ts";
import type { CheckedSite, PageContents } from "./page.ts";

const SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:", "data:"];
/** Stands for the site's own host. */
const OWN = "https://own.invalid";
/** Hosts of one machine or network: names without a dot, and loopback, private and link-local numbers. */
const PRIVATE_HOST =
  /^([^.[]+|.+\.local(host)?|(0|10|127)(\.\d+){3}|(169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)(\.\d+){2}|\[(::|f[cd]|fe[89ab]).*)\.?$/;
const PATTERN = /[*{:(]/;
/** What links may lead to: the ids of each page by its address; none for other files. */
type Targets = ReadonlyMap<string, readonly string[] | undefined>;

/** Does every address on a page lead to an existing page, file or anchor, or to another site? */
export function* brokenLinks({ pages, files, data }: CheckedSite): Iterable<Problem> {
  const targets: Targets = new Map([
    ...files.map(({ path }) => [`/${path}`, undefined] as const),
    ...pages.map((page) => [page.address, page.ids] as const),
  ]);
  for (const { address: page, from: file, addresses } of pages) {
    const all = addresses.filter(({ address, use }) => use !== "pattern" || !PATTERN.test(address));
    for (const address of new Set(all.map((each) => each.address))) {
      const fault = faultOf(address, urlOf(address, page, data), targets);
      // "/" alone would be found in any path.
      if (fault) yield { file, searchFor: address.length < 2 ? `="${address}"` : address, ...fault };
    }
  }
}

/** The URL of an address on a page; for one of this site, without the base path: https://own.invalid/prices/ */
export function urlOf(address: string, page: string, { origin, basePath }: SiteData): URL | undefined {
  const root = origin + basePath;
  const below = address.startsWith(root) ? `/${address.slice(root.length)}` : address;
  return URL.canParse(below, OWN) ? new URL(below, OWN + page) : undefined;
}

/** Whether a URL from `urlOf` is on this site. */
export const isOwn = (url: URL) => url.origin === OWN;

function faultOf(address: string, url: URL | undefined, targets: Targets) {
  if (url === undefined || address.trim() === "")
    return { message: `“${address}” isn't an address.`, hint: "Write it as /page/, https://… or tel:+44…." };
  if (url.protocol === "javascript:") return undefined; // the policy blocks it
  if (!SCHEMES.includes(url.protocol))
    return { message: `Browsers can't open ${address}.`, hint: `Start it with one of: ${SCHEMES.join(" ")}` };
  if (PRIVATE_HOST.test(url.hostname)) {
    const hint = "Write /prices/ for a page of this site, and the whole host for a page of another.";
    return { message: `Visitors can't reach ${url.host}.`, hint };
  }
  if (!isOwn(url)) return undefined;
  if (!targets.has(url.pathname)) {
    const message = `${address.replace(/[?#].*/s, "")} doesn't exist.`;
    return { message, hint: hintFor(url.pathname, targets) };
  }
  const known = targets.get(url.pathname);
  const id = decode(url.hash.slice(1).replace(/:~:.*/, "")); // without a text to find
  if (known === undefined || id === "" || id === "top" || known.includes(id)) return undefined;
  const message = `${address} leads to a page that has no element with the id "${id}".`;
  return { message, hint: `Fix the part after #. The page has the ids: ${known.join(", ") || "none"}` };
}

function hintFor(path: string, targets: Targets): string {
  if (targets.has(path.replace(/^\/static/, "")))
    return "Leave out /static: its files are at the site's root.";
  const similar = closest(path, [...targets.keys()]);
  const isSimilar = distance(path, similar) <= path.length / 3;
  return `Fix it, or add the page or file.${isSimilar ? ` Similar: ${similar}` : ""}`;
}

/** Does the browser fetch everything from the site itself? Links that visitors follow may lead elsewhere. */
export function* requests({ addresses, from: file }: PageContents, { origin }: SiteData): Iterable<Problem> {
  for (const { address, use } of addresses) {
    const url = use === "fetched" && URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    if (!url || !/^(https?|wss?):$/.test(url.protocol) || url.origin === origin) continue;
    const message = `The browser would fetch ${address} from another site, which would learn of the visit.`;
    yield { file, searchFor: address, message, hint: "Copy the file to static/, or leave it out." };
  }
}
