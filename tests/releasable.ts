import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fullOwner, writeOwner } from "./full-site.ts";

/** Replaces what a pattern finds in a file; gives what it found, what is there now, and in which line. */
export function rewrite(folder: string, file: string, pattern: RegExp, by: (found: string) => string) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const match = pattern.exec(text);
  if (match === null) throw new Error(`${file} has no ${pattern}`);
  const { 0: from, index } = match;
  const to = by(from);
  const before = text.slice(0, index);
  writeFileSync(path, before + to + text.slice(index + from.length));
  return { from, to, line: before.split("\n").length };
}

/** Writes into a copy of the site all that a release needs, whatever is known today, but for SITE_URL. */
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
