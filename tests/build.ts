import { execSync } from "node:child_process";
import { root } from "./root.ts";

/** Before the tests: the site as `npm run build` makes it, for the facts as they stand in data/. */
export function setup(): void {
  const { SITE_URL: _url, BASE_PATH: _path, npm_config_release: _flag, ...env } = process.env;
  execSync("npm run build", { cwd: root, env, stdio: "inherit" });
}
