import type { Problem, SiteData } from "../contract.ts";
import type { CheckedPage, CheckedSite } from "./page.ts";

/** Does every address in a page lead to a page, a file or an anchor of the site? Other sites are left alone. */
export function links(site: CheckedSite): Problem[] {
  const targets = new Map<string, CheckedPage | undefined>();
  for (const { path } of site.files) targets.set(`${site.data.basePath}${path}`, undefined);
  for (const page of site.pages) targets.set(addressOf(page.path, site.data), page);
  return site.pages.flatMap((page) =>
    [...addressesIn(page)].flatMap((address) => {
      const fault = faultOf(address, page, targets, site.data);
      return fault ? [{ file: page.from, text: address, ...fault }] : [];
    }),
  );
}

/** dist/prices/index.html is at /prices/, dist/404.html at /404.html. */
function addressOf(path: string, data: SiteData): string {
  return data.basePath + path.replace(/(^|\/)index\.html$/, "$1");
}

/** Every address that a page's own links and files use; hints to browsers and machines count as well. */
function addressesIn(page: CheckedPage): Set<string> {
  return new Set(
    page.elements.flatMap(({ name, attribs }) => {
      const own = [attribs.href, attribs.src, attribs["xlink:href"], attribs.action, attribs.poster];
      const shared = name === "meta" && attribs.property === "og:image" ? [attribs.content] : [];
      return [...own, ...shared].filter((address) => address !== undefined);
    }),
  );
}

function faultOf(
  address: string,
  page: CheckedPage,
  targets: ReadonlyMap<string, CheckedPage | undefined>,
  data: SiteData,
): Pick<Problem, "what" | "remedy"> | undefined {
  const here = new URL(addressOf(page.path, data), data.origin);
  if (!URL.canParse(address, here.href)) {
    return { what: `“${address}” is not an address.`, remedy: "Write it as /page/, https://… or tel:+44…." };
  }
  const url = new URL(address, here);
  if (url.origin !== here.origin) return undefined;
  if (!address.startsWith(data.basePath) && !address.startsWith("#") && !address.startsWith(data.origin)) {
    const what = `Links to ${address}, which depends on where the page stands or leaves ${data.basePath}.`;
    return { what, remedy: "Write it from the site's root, through href() of data/address.ts." };
  }
  const target = targets.get(url.pathname) ?? (url.pathname === here.pathname ? page : undefined);
  if (!targets.has(url.pathname)) {
    const what = `Links to ${address}, which is not part of the site.`;
    return { what, remedy: "Correct the address, or add the page or file it should lead to." };
  }
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === "" || target?.elements.some((element) => element.attribs.id === id)) return undefined;
  const what = `Links to ${address}, but that page has no element with the id "${id}".`;
  return { what, remedy: "Correct the part after #, or give the element that id." };
}
