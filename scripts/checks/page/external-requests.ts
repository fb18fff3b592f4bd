import type { Problem, SiteData } from "../../contract.ts";
import type { CheckedPage } from "../page.ts";

/** Does a browser get all that it needs from the site itself? Links that visitors follow may lead elsewhere. */
export function externalRequests(data: SiteData): (page: CheckedPage) => Problem[] {
  return ({ from, addresses }) =>
    addresses
      .filter(({ address, fetched }) => fetched && isElsewhere(address, data.origin))
      .map(({ address }) => ({
        rule: "external-request",
        places: [from],
        text: address,
        message: `Makes the browser ask another site for ${address}, which then knows of the visit.`,
        hint: "Put the file into static/ and name it by its address there, or leave it out.",
      }));
}

function isElsewhere(address: string, origin: string): boolean {
  if (!/^\s*(\w+:|[\\/]{2})/.test(address) || !URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}
