export { buildSites as setup } from "./sites.ts";
