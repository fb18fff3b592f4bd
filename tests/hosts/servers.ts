import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { DebianProgram } from "../tools/debian.ts";
import { apache, nginx, type ServerSetup } from "./debian-servers.ts";

export type HostServer = {
  readonly name: string;
  /** Where its program comes from; absent for our own. */
  readonly debian?: DebianProgram;
  /** Configures it, and returns the arguments that start it in the foreground in its work folder. */
  readonly configure: (place: ServerSetup) => readonly string[];
  /** A path that makes it fail. */
  readonly failure?: string;
  /** true: it sends neither the site's headers nor its compressed variants, but compresses to gzip by itself. */
  readonly isBasic?: true;
  /** true: it sends the files and nothing else that we promise: no 404 page, headers or variants. */
  readonly isPlain?: true;
};

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
    failure: "broken.html",
  },
  {
    name: "Apache",
    debian: apache2,
    configure: (place) => apache(place, ["headers", "rewrite"]),
    failure: "broken/",
  },
  {
    name: "Apache with no more modules than Debian enables",
    debian: apache2,
    configure: apache,
    failure: "broken/",
    isBasic: true,
  },
  {
    name: "npm run serve",
    configure: ({ folder, basePath, port, work }) => {
      symlinkSync(join(folder, basePath), join(work, "dist"));
      const script = join(root, "scripts/serve.ts");
      return ["--import", import.meta.resolve("tsx"), script, "--port", `${port}`];
    },
  },
  {
    name: "python3 -m http.server",
    debian: { packages: ["python3"], path: "usr/bin/python3" },
    configure: ({ folder, port }) => ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "-d", folder],
    isPlain: true,
  },
  {
    name: "sirv-cli",
    configure: ({ folder, port }) => {
      const command = join(root, "node_modules/sirv-cli/bin.js");
      return [command, folder, "--host", "127.0.0.1", "--port", `${port}`];
    },
    isPlain: true,
  },
];
