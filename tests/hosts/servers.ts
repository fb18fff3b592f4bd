import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { DebianProgram } from "../tools/debian.ts";
import { apache, nginx, type Place } from "./debian-servers.ts";

/** How a server behaves, as docs/hosts.md states. The tests also confirm what it can't do. */
type Habits = {
  /** Whether it shows the site's 404 page, or its own words. */
  readonly errorPage: boolean;
  /** Whether it sends the site's headers. */
  readonly headers: boolean;
  /** The body for a browser that accepts brotli or gzip: our variant, the server's own, or the plain file. */
  readonly brotli: "variant" | "plain";
  readonly gzip: "variant" | "made" | "plain";
  /** Whether it lists the files of a folder without a page. */
  readonly lists: boolean;
  /** A path that makes it fail. */
  readonly failure?: string;
};

export type HostServer = {
  readonly name: string;
  /** Where its program comes from; absent for our own. */
  readonly debian?: DebianProgram;
  /** Configures it, and returns the arguments that start it in the foreground in its work folder. */
  readonly configure: (place: Place) => readonly string[];
  readonly habits: Habits;
};

const full: Habits = { errorPage: true, headers: true, brotli: "variant", gzip: "variant", lists: false };
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
    habits: { ...full, failure: "broken.html" },
  },
  {
    name: "Apache",
    debian: apache2,
    configure: (place) => apache(place, ["headers", "rewrite"]),
    habits: { ...full, failure: "broken/" },
  },
  {
    name: "Apache with no more modules than Debian enables",
    debian: apache2,
    configure: apache,
    habits: { ...full, headers: false, brotli: "plain", gzip: "made", failure: "broken/" },
  },
  {
    name: "npm run serve",
    configure: ({ folder, basePath, port, work }) => {
      symlinkSync(join(folder, basePath), join(work, "dist"));
      const script = join(root, "scripts/serve.ts");
      return ["--import", import.meta.resolve("tsx"), script, "--port", `${port}`];
    },
    habits: full,
  },
  {
    name: "python3 -m http.server",
    debian: { packages: ["python3"], path: "usr/bin/python3" },
    configure: ({ folder, port }) => ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "-d", folder],
    habits: { errorPage: false, headers: false, brotli: "plain", gzip: "plain", lists: true },
  },
];
