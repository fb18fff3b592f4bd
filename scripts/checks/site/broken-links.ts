import { unescape as decode } from "node:querystring";
import type { Problem, SiteData } from "../../contract.ts";
import { pathBelow } from "../../hosting/headers.ts";
import { addressOf } from "../addresses.ts";
import type { CheckedSite, PageSummary } from "../page.ts";

const SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:", "data:"];

const MISSING = "Fix the address, or add the page or file.";
/** A text for the browser to find and mark on the page: "#:~:text=black water". */
const TEXT_FRAGMENT = /:~:.*/;

/** Does every address on a page lead to an existing page, file or anchor, or to another site? */
export function brokenLinks({ files, pages, data }: CheckedSite): Problem[] {
  const targets = new Map<string, PageSummary | undefined>([
    ...files.map(({ path }) => [`${data.basePath}${path}`, undefined] as const),
    ...pages.map((page) => [addressOf(page.path, data), page] as const),
  ]);
  return pages.flatMap((page) =>
    [...new Set(page.addresses.map(({ address }) => address))].flatMap((address) => {
      const fault = faultOf(address, page, targets, data);
      if (fault === undefined) return [];
      const [message, hint, written = address] = fault;
      // Sources write addresses without the base path; href() in data/address.ts adds it.
      const path = pathBelow(data.basePath, written) ?? written;
      const text = path === "/" ? '"/"' : path;
      return [{ rule: "broken-link", places: [page.from], text, message, hint }];
    }),
  );
}

function faultOf(
  address: string,
  page: PageSummary,
  targets: ReadonlyMap<string, PageSummary | undefined>,
  data: SiteData,
): readonly [message: string, hint: string, written?: string] | undefined {
  const { basePath, origin } = data;
  const here = new URL(addressOf(page.path, data), origin);
  if (!URL.canParse(address, here.href))
    return [`“${address}” isn't a valid address.`, "Write it as /page/, https://… or tel:+44…."];
  const url = new URL(address, here);
  if (!SCHEMES.includes(url.protocol))
    return [`Browsers can't open ${address}.`, `Start the address with one of: ${SCHEMES.join(" ")}`];
  if (url.origin !== here.origin) return undefined;
  if (![basePath, "#", origin].some((start) => address.startsWith(start)))
    return [
      `${address} is relative, or outside ${basePath}.`,
      "Write it from the site's root, with href() in data/address.ts.",
    ];
  if (!targets.has(url.pathname)) {
    const [, path] = /^\/static(\/.*)/.exec(pathBelow(basePath, url.pathname) ?? "") ?? [];
    const hint = path ? `Files in static/ are at the site's root: address it as ${path}.` : MISSING;
    const page = address.replace(/[?#].*/s, "");
    return [`${page} doesn't exist.`, hint, page];
  }
  const id = decode(url.hash.slice(1).replace(TEXT_FRAGMENT, ""));
  if (id === "" || id === "top" || targets.get(url.pathname)?.ids.has(id)) return undefined;
  const message = `${address} leads to a page that has no element with the id "${id}".`;
  return [message, "Fix the part after #, or give the element that id."];
}
