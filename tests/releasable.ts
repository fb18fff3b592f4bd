import { fullOwner, writeOwner } from "./full-site.ts";
import { rewrite } from "./rewrite.ts";

/** Writes everything that a release needs into a copy of the site, except SITE_URL. */
export function makeReleasable(folder: string, checked: string): void {
  const { legalIdentity, vat, guaranteeTerms } = fullOwner;
  writeOwner(folder, { legalIdentity, vat, guaranteeTerms });
  rewrite(folder, "data/business.ts", /nameConfirmed: \w+/, () => "nameConfirmed: true");
  rewrite(folder, "data/phones.ts", /mainPhone = phone\(.*\)/, () => 'mainPhone = phone("0118 950 1234")');
  rewrite(
    folder,
    "data/phones.ts",
    /closingPhone = phone\(.*\)/,
    () => 'closingPhone = phone("0118 950 5678")',
  );
  rewrite(folder, "data/microbore-link.ts", /checked: (null|"[^"]*"),/, () => `checked: "${checked}",`);
}
