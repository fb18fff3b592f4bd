export { buildSites as setup } from "./built-sites.ts";
