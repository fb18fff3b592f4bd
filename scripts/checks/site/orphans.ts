import type { Problem, SiteData } from "../../contract.ts";
import { addressOf } from "../addresses.ts";
import type { CheckedSite, PageSummary } from "../page.ts";

/** Can every page that search engines may list be reached from Home by links? */
export function orphans({ pages, data }: CheckedSite): Problem[] {
  const places = new Map(pages.map((page) => [addressOf(page.path, data), page]));
  const reached = new Set(pages.filter(({ path }) => path === "index.html"));
  if (reached.size === 0) return [];
  // A set that grows while it is walked is walked to its end.
  for (const page of reached) {
    for (const { address } of page.addresses.filter(({ fetched }) => !fetched)) {
      const target = places.get(address) ?? places.get(pathOf(address, page, data));
      if (target) reached.add(target);
    }
  }
  return pages
    .filter((page) => !reached.has(page) && page.isListed)
    .map((page) => ({
      rule: "orphan-page",
      places: [page.from],
      message: `No link leads to ${addressOf(page.path, data)}, neither from Home nor from a page that is linked there.`,
      hint: "Add it to data/navigation.ts or link to it, or set noindex: true in its meta.",
    }));
}

/** Where an address leads on this site: "" for other sites, and for what is no address. */
function pathOf(address: string, page: PageSummary, data: SiteData): string {
  const here = new URL(addressOf(page.path, data), data.origin);
  if (!URL.canParse(address, here.href)) return "";
  const { origin, pathname } = new URL(address, here);
  return origin === data.origin ? pathname : "";
}
