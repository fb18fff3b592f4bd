import { type Address, isFromRoot } from "./addresses.ts";
import type { SiteData } from "./contract.ts";
import { decode } from "./output-file.ts";

/** An address of a page, and where it leads. */
export type Link = Pick<Address, "address" | "use"> & {
  /** What it leads to in this site, as `canonical` writes it, without what follows ? or #. */
  readonly target?: string;
  /** The part of that page: what follows #, without a text to find; "" for the whole. */
  readonly id: string;
  /** Where it leads if that is another site. With neither, it isn't an address by itself, as "about/" isn't. */
  readonly outside?: URL;
};

/** Follows an address of the page at this path: "/prices/". */
export function follow(
  { address, use }: Pick<Address, "address" | "use">,
  page: `/${string}`,
  { canonical }: Pick<SiteData, "canonical">,
): Link {
  const [path = ""] = address.trim().split(/[?#]/);
  const [, fragment = ""] = address.split("#");
  const link = { address, use, id: decode(fragment.replace(/:~:.*/, "")) };
  if (path === "" && address !== "") return { ...link, target: canonical(page) };
  if (isFromRoot(path)) return { ...link, target: canonical(path as `/${string}`) };
  const url = urlOf(path.startsWith("//") ? `https:${address}` : address);
  if (!url) return link;
  const target = url.origin + url.pathname;
  return target.startsWith(canonical("/")) ? { ...link, target } : { ...link, outside: url };
}

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
