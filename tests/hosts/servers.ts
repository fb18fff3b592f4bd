import { symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import { type DebianProgram, findProgram, type Program } from "../tools/debian.ts";
import { configuration } from "./document.ts";
import type { Command } from "./start.ts";
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
  /** A path that it can be brought to fail at. */
  readonly failure?: string;
};

export type HostServer = {
  readonly name: string;
  /** The heading in docs/hosts.md that it is told of under, where that is not its name. */
  readonly heading?: string;
  /** Where its program comes from; absent for those that npm installs. */
  readonly debian?: DebianProgram;
  readonly command: (place: Place, program: Program) => Command;
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
    command: nginx,
    habits: { ...full, failure: "broken.html" },
  },
  {
    name: "Apache",
    debian: apache2,
    command: (place, program) => apache(place, program, ["headers", "rewrite"]),
    habits: { ...full, headers: "all", failure: "broken/" },
  },
  {
    name: "Apache with no more modules than Debian enables",
    heading: "Apache",
    debian: apache2,
    command: (place, program) => apache(place, program, []),
    habits: {
      ...bare,
      brotli: "plain",
      gzip: "made",
      remembers: false,
      failure: "broken/",
    },
  },
  {
    name: "Caddy",
    debian: { packages: ["caddy"], path: "usr/bin/caddy" },
    command: ({ folder, basePath, port, work }, program) => {
      const site = configuration("Caddy", basePath)
        .replace("www.example.com", `http://127.0.0.1:${port}`)
        .replace("/var/www/html", folder)
        .replace("file_server", `error ${basePath}broken.html 500\n\tfile_server`);
      writeFileSync(join(work, "Caddyfile"), `{\n\tadmin off\n}\n${site}`);
      const args = ["run", "--adapter", "caddyfile", "--config", join(work, "Caddyfile")];
      return { program: program.path, args, env: { ...program.env, HOME: work, XDG_DATA_HOME: work } };
    },
    habits: { ...full, failure: "broken.html" },
  },
  {
    name: "lighttpd",
    debian: {
      packages: ["lighttpd", "lighttpd-mod-deflate"],
      path: "usr/sbin/lighttpd",
      files: ["etc/lighttpd/lighttpd.conf", "usr/lib/lighttpd/mod_deflate.so"],
    },
    command: lighttpd,
    habits: {
      ...full,
      brotli: "made",
      gzip: "made",
      forever: "max-age=31536000",
      failure: "broken/.htaccess",
    },
  },
  {
    name: "busybox httpd",
    debian: { packages: ["busybox"], path: "bin/busybox" },
    command: ({ folder, basePath, port, work }, program) => {
      writeFileSync(join(work, "httpd.conf"), configuration("busybox httpd", basePath));
      const args = ["httpd", "-f", "-p", `127.0.0.1:${port}`, "-h", folder, "-c", join(work, "httpd.conf")];
      return { program: program.path, args, env: program.env };
    },
    habits: { ...bare, brotli: "plain", varies: false, head: false },
  },
  {
    name: "npm run serve",
    heading: LOCAL,
    command: ({ folder, basePath, port, work }) => {
      symlinkSync(join(folder, basePath), join(work, "dist"));
      const command = ["--import", import.meta.resolve("tsx"), join(root, "scripts/serve.ts")];
      return { ...node(...command, "--port", `${port}`), folder: work };
    },
    habits: { ...full, headers: "all", range: 200, failure: "broken.html" },
  },
  {
    name: "python3 -m http.server",
    heading: LOCAL,
    debian: { packages: ["python3"], path: "usr/bin/python3" },
    command: ({ folder, port }, program) => {
      const args = ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "--directory", folder];
      return { program: program.path, args, env: program.env };
    },
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
    command: ({ folder, port }) => {
      const options = ["--etag", "--brotli", "--gzip", "--host", "127.0.0.1", "--port", `${port}`];
      return node(packageFile("sirv-cli", "bin.js"), folder, ...options);
    },
    habits: { ...bare, unknown: "nothing", untyped: [".ico", ".vcf"] },
  },
  {
    name: "serve",
    heading: LOCAL,
    command: ({ folder, port }) => {
      const options = ["--no-clipboard", "--listen", `tcp://127.0.0.1:${port}`];
      const command = node(packageFile("serve", "build/main.js"), folder, ...options);
      return { ...command, env: { NO_UPDATE_CHECK: "1" } };
    },
    habits: { ...bare, unknownInFolder: "its own words", brotli: "made", gzip: "made", lists: true },
  },
];

/** The program of a server. @throws when it is neither there nor to be had */
export async function programOf({ debian }: HostServer): Promise<Program> {
  return debian ? findProgram(debian) : { path: process.execPath, root: "/", env: {} };
}

function node(...args: readonly string[]): Command {
  return { program: process.execPath, args };
}

function packageFile(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}
