import type { Use } from "../addresses.ts";
import type { Problem, SiteData } from "../contract.ts";
import type { Link } from "../links.ts";
import type { OutputFile } from "../output-file.ts";
import { similarTo } from "../similar.ts";
import type { PageSummary } from "../stages/read-page.ts";

const SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:", "data:"];
/** What can't be a public website's name: one word, a number, or a name within a network. */
const PRIVATE_HOST = /^([^.]+|[\d.]+|\[.+\]|.+\.(home|internal|lan|local|localhost))\.?$/;

/** A page or file that links may lead to: its path below the site's root, and a page's ids. */
type Target = { readonly path: `/${string}`; readonly ids?: readonly string[] };
/** By its whole address. */
type Targets = ReadonlyMap<string, Target>;

/**
 * Does every address on a page lead to an existing page, file or anchor, or to another site? Only links that visitors
 * follow may lead elsewhere.
 */
export function* brokenLinks(
  pages: readonly PageSummary[],
  files: readonly OutputFile[],
  { canonical }: SiteData,
): Iterable<Problem> {
  const all: readonly Target[] = [
    ...files.map(({ path }) => ({ path: `/${path}` as const })),
    ...pages.map(({ address, ids }) => ({ path: address, ids })),
  ];
  const targets = new Map(all.map((target) => [canonical(target.path), target]));
  for (const { from: file, links } of pages) {
    for (const link of links) {
      const problem = problemOf(link, targets, canonical("/"));
      // "/" alone would be found in any path.
      const searchFor = link.address.length < 2 ? `="${link.address}"` : link.address;
      if (problem) yield { file, searchFor, ...problem };
    }
  }
}

/** What is wrong with a link, if anything. */
function problemOf({ address, use, target, id, outside }: Link, targets: Targets, home: string) {
  if (use === "pattern" && /[*{:(]/.test(address)) return undefined;
  if (outside) return problemOutside(address, use, outside);
  if (target === undefined)
    return {
      message: `“${address}” isn't a whole address.`,
      hint: "Write it as /page/, /file.jpg, https://… or tel:+44….",
    };
  const found = targets.get(target);
  if (!found) {
    const message = `${address.replace(/[?#].*/s, "")} doesn't exist.`;
    return { message, hint: hintFor(target, targets, home) };
  }
  const { ids } = found;
  if (ids === undefined || id === "" || id === "top" || ids.includes(id)) return undefined;
  const message = `${address} leads to a page that has no element with the id "${id}".`;
  return { message, hint: `Fix the part after #. The page has the ids: ${ids.join(", ") || "none"}` };
}

function problemOutside(address: string, use: Use, { protocol, hostname }: URL) {
  if (!SCHEMES.includes(protocol))
    return { message: `“${address}” can't begin with ${protocol}`, hint: `Use one of: ${SCHEMES.join(" ")}` };
  if (PRIVATE_HOST.test(hostname)) {
    const hint = "Write /prices/ for a page of this site, and the whole host for a page of another.";
    return { message: `${hostname} isn't a public website's name.`, hint };
  }
  const message = `The browser would fetch ${address} from another site, which would learn of the visit.`;
  const isFetched = use === "fetched" && protocol.startsWith("http");
  return isFetched ? { message, hint: "Copy the file to static/, or leave it out." } : undefined;
}

function hintFor(target: string, targets: Targets, home: string): string {
  if (targets.has(target.replace(`${home}static/`, home)))
    return "Leave out /static: its files are at the site's root.";
  if (target.startsWith(`${home}photographs/`))
    return 'Photographs are made for <img src="/photographs/van.jpg" alt="…" /> alone. For a link or a style, put the file into static/.';
  const path = `/${target.slice(home.length)}`.replace(/(\/index)?\.html?$/, "/");
  const paths = [...targets.values()].map((each) => each.path);
  const similar = similarTo(path, paths);
  return `Fix it, or add the page or file.${similar ? ` Similar: ${similar}` : ""}`;
}
