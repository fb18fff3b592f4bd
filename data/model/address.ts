import type { Problem } from "../../scripts/contract.ts";

/** Where the site is served: set SITE_URL to its real address, and BASE_PATH if it is in a folder. */

/** Scheme and host, without a trailing slash. */
export const origin = process.env.SITE_URL ?? "https://www.example.com";

/** The folder the site is served from, with a slash at both ends. */
export const basePath = process.env.BASE_PATH ?? "/";

/** A page or file of the site. Begins with a slash; a page's also ends with one, as static hosts serve it. */
export type SitePath = `/${string}`;

/** The whole address, for search engines and previews; the build puts the folder before all other addresses. */
export const canonical = (path: SitePath) => origin + basePath + path.slice(1);

/** The host of a public website: no port, no number, at least one dot, and not only of one network. */
const PUBLIC = /^https:\/\/([a-z0-9-]+\.)+(?!(?:home|internal|lan|local)$)[a-z][a-z0-9-]+$/;

/** What is wrong with SITE_URL and BASE_PATH, or with their defaults. */
export function addressProblems(origin: string, basePath: string): Problem[] {
  const problems: Problem[] = [];
  const report = (variable: string, message: string, hint: string) =>
    problems.push({ file: "data/model/address.ts", searchFor: `process.env.${variable}`, message, hint });
  if (!PUBLIC.test(origin)) {
    const message = `The site's address is “${origin}”, which isn't https:// and a public host alone.`;
    const hint =
      "Set SITE_URL to an address like https://www.example.com: small letters, umlauts as xn--…, no port and no slash at the end; a folder belongs in BASE_PATH.";
    report("SITE_URL", message, hint);
  }
  if (!/^\/((?!\.+\/)[a-z0-9._~-]+\/)*$/i.test(basePath)) {
    const hint = /^[a-z]:/i.test(basePath)
      ? "Git Bash made this of BASE_PATH. Write: MSYS_NO_PATHCONV=1 BASE_PATH=/reading/ npm run build"
      : "Set BASE_PATH to a path with a slash at both ends, such as /reading/, of letters, digits and . _ ~ -";
    report("BASE_PATH", `The site's folder is “${basePath}”.`, hint);
  }
  return problems;
}
