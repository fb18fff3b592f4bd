import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { DebianProgram, Program } from "../tools/debian.ts";
import { configuration } from "./document.ts";
import { apache, lighttpd, nginx, type Place } from "./stock.ts";

/** What a server makes of the site. What it cannot do is tested to be so, and told in docs/hosts.md. */
export type Habits = {
  /** What comes with status 404 for an unknown path, and for one in a folder where that differs. */
  readonly unknown: "404.html" | "its own words" | "nothing";
  readonly unknownInFolder?: "its own words";
  /** The headers it sends besides its own: all of the site's, those of its snippet, or none. */
  readonly headers: "all" | "snippet" | "none";
  /** How it lets files be kept whose names carry a hash, where that differs from what the headers say. */
  readonly forever?: string;
  /** What the body is to one who takes brotli, or gzip: the sibling, compressed by the server, or as it is. */
  readonly brotli: "sibling" | "made" | "plain";
  readonly gzip: "sibling" | "made" | "plain";
  /** false: it does not tell caches on the way that the body is compressed for some only. */
  readonly varies?: false;
  /** false: a page that it compresses itself it sends again to one who has it. */
  readonly remembers?: false;
  readonly range: 206 | 200;
  /** false: it sends the body as well. */
  readonly head?: false;
  /** Kinds of file that it sends without their type. */
  readonly untyped?: readonly string[];
  /** true: a folder without a page is shown as a list of its files. */
  readonly lists?: true;
  /** Paths that it can be made to fail at. */
  readonly failure?: readonly string[];
};

export type HostServer = {
  readonly name: string;
  /** The heading in docs/hosts.md that it is told of under, where that is not its name. */
  readonly heading?: string;
  /** Where its program comes from; absent for those that npm installs. */
  readonly debian?: DebianProgram;
  /** Configures it, and gives the arguments to start it in the foreground, in its work folder. */
  readonly configure: (place: Place, program: Program) => readonly string[];
  readonly habits: Habits;
};

/** The heading of what is there to look at the site, not to publish it. */
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

/** Every server that the site is tested on. */
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
    configure: (place, program) => apache(place, program, ["headers", "rewrite"]),
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
    configure: ({ folder, port }) => [
      "-m",
      "http.server",
      `${port}`,
      "--bind",
      "127.0.0.1",
      "--directory",
      folder,
    ],
    habits: {
      ...bare,
      unknown: "its own words",
      brotli: "plain",
      gzip: "plain",
      range: 200,
      lists: true,
    },
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
