import type { Problem } from "../../contract.ts";
import { addressOf } from "../addresses.ts";
import type { CheckedSite } from "../page.ts";

/** Can visitors reach every page by links from Home, except those hidden from search engines? */
export function orphans({ pages, data }: CheckedSite): Problem[] {
  const byAddress = new Map(pages.map((page) => [addressOf(page.path, data), page]));
  const reached = new Set(pages.filter(({ path }) => path === "index.html"));
  if (reached.size === 0) return [];
  // Iterating over a set includes items added during the iteration.
  for (const page of reached) {
    const here = new URL(addressOf(page.path, data), data.origin);
    for (const { address } of page.addresses.filter(({ fetched }) => !fetched)) {
      const url = URL.canParse(address, here.href) ? new URL(address, here) : undefined;
      const target = url?.origin === data.origin ? byAddress.get(url.pathname) : undefined;
      if (target) reached.add(target);
    }
  }
  return pages
    .filter((page) => !reached.has(page) && !page.isHidden)
    .map((page) => ({
      rule: "orphan-page",
      places: [page.from],
      message: `No links lead from Home to ${addressOf(page.path, data)}.`,
      hint: "Add it to data/navigation.ts, link to it, or set noindex: true in its meta.",
    }));
}
