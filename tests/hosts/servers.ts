import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { DebianProgram } from "../tools/debian.ts";
import { configuration } from "./document.ts";
import { apache, lighttpd, nginx, type Place } from "./stock.ts";

/** How a server behaves, as docs/hosts.md states. The tests also confirm what it can't do. */
type Habits = {
  /** The body of a 404, and that of a site in a folder if it differs. */
  readonly unknown: "404.html" | "its own words" | "nothing";
  readonly unknownInFolder?: "its own words";
  /** Whether it sends all of the site's headers, its snippet's, or none. */
  readonly headers: "all" | "snippet" | "none";
  /** Its Cache-Control for files with a hash in their names, if it differs from the site's. */
  readonly forever?: string;
  /** The body for a browser that accepts brotli or gzip: our variant, the server's own, or the plain file. */
  readonly brotli: "sibling" | "made" | "plain";
  readonly gzip: "sibling" | "made" | "plain";
  /** false: it doesn't send Vary: Accept-Encoding. */
  readonly varies?: false;
  /** false: it never answers 304 for a page that it compresses itself. */
  readonly remembers?: false;
  /** The status of a range request. */
  readonly range: 206 | 200;
  /** false: it answers HEAD with a body. */
  readonly head?: false;
  /** Kinds of file that it sends without a type. */
  readonly untyped?: readonly string[];
  /** true: it lists the files of a folder without a page. */
  readonly lists?: true;
  /** Paths that make it fail. */
  readonly failure?: readonly string[];
};

export type HostServer = {
  readonly name: string;
  /** Its heading in docs/hosts.md, if not its name. */
  readonly heading?: string;
  /** Where its program comes from; absent for those that npm installs. */
  readonly debian?: DebianProgram;
  /** Configures it, and returns the arguments that start it in the foreground in its work folder. */
  readonly configure: (place: Place) => readonly string[];
  readonly habits: Habits;
};

/** The heading of servers for local preview. */
export const LOCAL = "Local preview";
const full: Habits = {
  unknown: "404.html",
  headers: "snippet",
  brotli: "sibling",
  gzip: "sibling",
  range: 206,
};
const bare: Habits = { ...full, headers: "none" };
const apache2 = {
  packages: ["apache2", "apache2-bin", "apache2-data"],
  path: "usr/sbin/apache2",
  files: ["etc/apache2/apache2.conf", "usr/lib/apache2/modules/mod_rewrite.so"],
};

/** All servers that the site is tested on. */
export const servers: readonly HostServer[] = [
  {
    name: "nginx",
    debian: {
      packages: ["nginx", "nginx-common", "libnginx-mod-http-brotli-static"],
      path: "usr/sbin/nginx",
      files: ["etc/nginx/nginx.conf", "usr/lib/nginx/modules/ngx_http_brotli_static_module.so"],
    },
    configure: nginx,
    habits: { ...full, failure: ["broken.html"] },
  },
  {
    name: "Apache",
    debian: apache2,
    configure: (place) => apache(place, ["headers", "rewrite"]),
    habits: { ...full, headers: "all", failure: ["broken/"] },
  },
  {
    name: "Apache with no more modules than Debian enables",
    heading: "Apache",
    debian: apache2,
    configure: apache,
    habits: { ...bare, brotli: "plain", gzip: "made", remembers: false, failure: ["broken/"] },
  },
  {
    name: "Caddy",
    debian: { packages: ["caddy"], path: "usr/bin/caddy" },
    configure: ({ folder, basePath, port, work }) => {
      const site = configuration("Caddy", basePath)
        .replace("www.example.com", `http://127.0.0.1:${port}`)
        .replace("/var/www/html", folder)
        .replace("file_server", `error ${basePath}broken.html 500\n\tfile_server`);
      writeFileSync(join(work, "Caddyfile"), `{\n\tadmin off\n}\n${site}`);
      return ["run", "--adapter", "caddyfile", "--config", "Caddyfile"];
    },
    habits: { ...full, failure: ["broken.html"] },
  },
  {
    name: "lighttpd",
    debian: {
      packages: ["lighttpd", "lighttpd-mod-deflate"],
      path: "usr/sbin/lighttpd",
      files: ["etc/lighttpd/lighttpd.conf", "usr/lib/lighttpd/mod_deflate.so"],
    },
    configure: lighttpd,
    habits: {
      ...full,
      brotli: "made",
      gzip: "made",
      forever: "max-age=31536000",
      failure: ["broken/.htaccess"],
    },
  },
  {
    name: "busybox httpd",
    debian: { packages: ["busybox"], path: "bin/busybox" },
    configure: ({ folder, basePath, port, work }) => {
      writeFileSync(join(work, "httpd.conf"), configuration("busybox httpd", basePath));
      return ["httpd", "-f", "-p", `127.0.0.1:${port}`, "-h", folder, "-c", join(work, "httpd.conf")];
    },
    habits: { ...bare, brotli: "plain", varies: false, head: false },
  },
  {
    name: "npm run serve",
    heading: LOCAL,
    configure: ({ folder, basePath, port, work }) => {
      symlinkSync(join(folder, basePath), join(work, "dist"));
      const script = join(root, "scripts/serve.ts");
      return ["--import", import.meta.resolve("tsx"), script, "--port", `${port}`];
    },
    habits: { ...full, headers: "all", range: 200, failure: ["broken.html"] },
  },
  {
    name: "python3 -m http.server",
    heading: LOCAL,
    debian: { packages: ["python3"], path: "usr/bin/python3" },
    configure: ({ folder, port }) => ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "-d", folder],
    habits: { ...bare, unknown: "its own words", brotli: "plain", gzip: "plain", range: 200, lists: true },
  },
  {
    name: "sirv-cli",
    heading: LOCAL,
    configure: ({ folder, port }) => {
      const command = join(root, "node_modules/sirv-cli/bin.js");
      return [command, folder, "--etag", "--brotli", "--gzip", "--host", "127.0.0.1", "--port", `${port}`];
    },
    habits: { ...bare, unknown: "nothing", untyped: [".ico", ".vcf"] },
  },
  {
    name: "serve",
    heading: LOCAL,
    configure: ({ folder, port }) => {
      const command = join(root, "node_modules/serve/build/main.js");
      return [command, folder, "--no-clipboard", "--listen", `tcp://127.0.0.1:${port}`];
    },
    habits: { ...bare, unknownInFolder: "its own words", brotli: "made", gzip: "made", lists: true },
  },
];
