import { execSync } from "node:child_process";
import { root } from "./root.ts";

/** All projects ask for the site, and the first of them makes it. */
const made = globalThis as { siteIsBuilt?: true };

/** Before the tests: the site as `npm run build` makes it from data/. */
export function setup(): void {
  if (made.siteIsBuilt) return;
  const { SITE_URL: _url, BASE_PATH: _path, npm_config_release: _flag, ...env } = process.env;
  execSync("npm run build", { cwd: root, env, stdio: "pipe" }); // if it fails, the error holds what it printed
  made.siteIsBuilt = true;
}
