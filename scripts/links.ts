import type { Address } from "./addresses.ts";
import { isFromRoot } from "./addresses.ts";
import type { SiteData } from "./contract.ts";
import { decode } from "./output-file.ts";

/** An address of a page, and where it leads. */
export type Link = Pick<Address, "address" | "use"> & {
  /** undefined for what isn't an address by itself, such as "about/": it would lead elsewhere on the 404 page. */
  readonly url: URL | undefined;
  /** Where it leads, without what follows ? or #; as `canonical` writes it if that is a page or file of this site. */
  readonly target: string;
  /** What follows #, without a text to find. */
  readonly id: string;
};

/** Follows an address of the page at this path: "/prices/". */
export function follow(
  { address, use }: Pick<Address, "address" | "use">,
  page: `/${string}`,
  { canonical }: Pick<SiteData, "canonical">,
): Link {
  const isPartOfPage = /^\s*[#?]/.test(address);
  const whole = isFromRoot(address) ? canonical(address.trim() as `/${string}`) : address;
  const base = isPartOfPage || /^\s*\/\//.test(address) ? canonical(page) : undefined;
  if (!URL.canParse(whole, base)) return { address, use, url: undefined, target: "", id: "" };
  const url = new URL(whole, base);
  const id = decode(url.hash.slice(1).replace(/:~:.*/, ""));
  return { address, use, url, target: url.origin + url.pathname, id };
}
