import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import glob from "fast-glob";
import { root } from "../root.ts";
import type { Site } from "./document-roots.ts";

/** Where a server runs: the site, a local port, and a folder for its files. */
export type ServerSetup = Site & { readonly port: number; readonly work: string };

/* Servers in Debian's configuration, with the blocks of docs/hosts.md in the files that it names. */

/** A block of docs/hosts.md, changed for a site in a folder as the document says. */
function block(server: "nginx" | "apache", basePath = "/"): string {
  const text = readFileSync(join(root, "docs/hosts.md"), "utf8");
  const [, found = ""] = new RegExp(`^\`\`\`${server}\n(.*?)^\`\`\`$`, "ms").exec(text) ?? [];
  if (basePath === "/") return found;
  const moved = found.replace(/\b((404|500)\.html|assets\/)/g, `${basePath.slice(1)}$&`);
  return moved.replace(/^.*Strict-Transport-Security.*\n/gm, "");
}

/** With the brotli module, which Debian enables on installation. */
export function nginx(setup: ServerSetup): readonly string[] {
  const { basePath, work } = setup;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  configure(setup, ["etc/nginx/nginx.conf", "etc/nginx/mime.types"], {
    "etc/nginx/conf.d/work.conf": temporary.map((name) => `${name}_temp_path ${work}/${name};\n`).join(""),
    "etc/nginx/sites-enabled/default": block("nginx", basePath),
  });
  const files = ["-c", join(work, "etc/nginx/nginx.conf"), "-e", join(work, "error.log")];
  return [...files, "-g", "daemon off; load_module modules/ngx_http_brotli_static_module.so;"];
}

/** The modules that Debian enables by default. */
const APACHE_MODULES = (
  "alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime " +
  "mpm_event negotiation reqtimeout setenvif status"
).split(" ");

/** With Debian's default modules and `more`; the site's `.htaccess` does the rest. */
export function apache(setup: ServerSetup, more: readonly string[] = []): readonly string[] {
  const { work } = setup;
  const all = `etc/apache2/mods-available/{${[...APACHE_MODULES, ...more]}}.{load,conf}`;
  const modules = glob.sync(all, { cwd: "/" });
  configure(setup, ["etc/apache2/apache2.conf", "etc/apache2/ports.conf", ...modules], {
    "etc/apache2/sites-enabled/000-default.conf": block("apache"),
  });
  const own = { PID_FILE: join(work, "apache2.pid"), RUN_DIR: work, LOG_DIR: work };
  const variables = Object.entries({ ...own, RUN_USER: "www-data", RUN_GROUP: "www-data" });
  const defines = variables.flatMap(([name, value]) => ["-C", `Define APACHE_${name} ${value}`]);
  return [...defines, "-d", join(work, "etc/apache2"), "-DFOREGROUND"];
}

/** Writes Debian's files and other texts into the work folder. Only paths and ports change. */
function configure(
  { folder, port, work }: ServerSetup,
  debian: readonly string[],
  texts: Readonly<Record<string, string>>,
): void {
  const replacements = Object.entries({
    "/var/www/html": folder,
    "/var/www/": `${dirname(folder)}/`,
    "/var/log/nginx": work,
    "/etc/nginx/": `${work}/etc/nginx/`,
    "/run/": `${work}/`,
    "listen 80": `listen 127.0.0.1:${port}`,
    "Listen 80": `Listen 127.0.0.1:${port}`,
    "*:80": `*:${port}`,
    "mods-enabled": "mods-available",
  });
  const originals = debian.map((path) => [path, readFileSync(join("/", path), "utf8")] as const);
  for (const [path, text] of [...originals, ...Object.entries(texts)]) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    const moved = replacements.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text);
    writeFileSync(join(work, path), moved);
  }
}
