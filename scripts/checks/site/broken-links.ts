import type { Problem, SiteData } from "../../contract.ts";
import { addressOf } from "../addresses.ts";
import type { CheckedSite, PageSummary } from "../page.ts";

const SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:", "data:"];

/** What a browser looks for and marks on the page: "#:~:text=black water". */
const TEXT_FRAGMENT = /:~:.*/;

/** Does every address in a page lead to a page, a file or an anchor of the site? Other sites are left alone. */
export function brokenLinks(site: CheckedSite): Problem[] {
  const targets = new Map<string, PageSummary | undefined>();
  for (const { path } of site.files) targets.set(`${site.data.basePath}${path}`, undefined);
  for (const page of site.pages) targets.set(addressOf(page.path, site.data), page);
  return site.pages.flatMap((page) =>
    [...new Set(page.addresses.map(({ address }) => address))].flatMap((address) => {
      const fault = faultOf(address, page, targets, site.data);
      return fault
        ? [{ rule: "broken-link", places: [page.from], text: asWritten(address, site.data), ...fault }]
        : [];
    }),
  );
}

/** Sources write addresses as if the site had a host of its own; href() of data/address.ts adds the folder. */
function asWritten(address: string, { basePath }: SiteData): string {
  return address.startsWith(basePath) ? address.slice(basePath.length - 1) : address;
}

function faultOf(
  address: string,
  page: PageSummary,
  targets: ReadonlyMap<string, PageSummary | undefined>,
  data: SiteData,
): Pick<Problem, "message" | "hint"> | undefined {
  if (targets.has(address) || (address.startsWith("#") && page.ids.has(address.slice(1)))) return undefined;
  const here = new URL(addressOf(page.path, data), data.origin);
  if (!URL.canParse(address, here.href)) {
    return { message: `“${address}” is not an address.`, hint: "Write it as /page/, https://… or tel:+44…." };
  }
  const url = new URL(address, here);
  if (!SCHEMES.includes(url.protocol)) {
    const message = `Links to ${address}, which no browser opens.`;
    return { message, hint: `Correct what stands before the colon: ${SCHEMES.join(" ")}` };
  }
  if (url.origin !== here.origin) return undefined;
  if (!address.startsWith(data.basePath) && !address.startsWith("#") && !address.startsWith(data.origin)) {
    const message = `Links to ${address}, which depends on where the page stands or leaves ${data.basePath}.`;
    return { message, hint: "Write it from the site's root, through href() of data/address.ts." };
  }
  const target = targets.get(url.pathname) ?? (url.pathname === here.pathname ? page : undefined);
  if (!targets.has(url.pathname)) {
    const message = `Links to ${address}, which is not part of the site.`;
    return { message, hint: "Correct the address, or add the page or file it should lead to." };
  }
  const id = decoded(url.hash.slice(1).replace(TEXT_FRAGMENT, ""));
  if (id === "" || id === "top" || target?.ids.has(id)) return undefined;
  const message = `Links to ${address}, but that page has no element with the id "${id}".`;
  return { message, hint: "Correct the part after #, or give the element that id." };
}

/** As a browser reads it: what stands for no character stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
