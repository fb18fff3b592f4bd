import type { SiteData } from "../../contract.ts";
import type { CheckedPage, Finding } from "../page.ts";

/** Does the browser fetch everything from the site itself? Links that visitors follow may lead elsewhere. */
export function externalRequests({ addresses }: CheckedPage, { origin }: SiteData): Finding[] {
  return addresses
    .filter(({ address, fetched }) => fetched && isElsewhere(address, origin))
    .map(({ address }) => ({
      rule: "external-request",
      text: address,
      message: `The browser would fetch ${address} from another site, which would learn about the visit.`,
      hint: "Copy the file to static/ and use its address there, or leave it out.",
    }));
}

function isElsewhere(address: string, origin: string): boolean {
  if (!/^\s*(\w+:|[\\/]{2})/.test(address) || !URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}
