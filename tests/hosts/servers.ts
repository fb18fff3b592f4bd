import { join } from "node:path";
import { root } from "../root.ts";
import { type Tool, tools } from "../tools.ts";
import { apache, nginx, type ServerSetup } from "./debian-servers.ts";

export type HostServer = {
  readonly name: string;
  readonly tool: Tool;
  /** Configures it, and returns the arguments that start it in the foreground in its work folder. */
  readonly configure: (place: ServerSetup) => readonly string[];
  /** A path that makes it fail. */
  readonly failure?: string;
  /**
   * full: it sends all that we promise. gzipOnly: no headers, and it doesn't compress to brotli. filesOnly: no 404 page
   * and nothing compressed either.
   */
  readonly level: "full" | "gzipOnly" | "filesOnly";
  /** It sends the files that end in .br and .gz; others compress pages themselves. */
  readonly sendsVariants?: true;
};

const node: Tool = { name: "Node", packages: [], find: () => process.execPath };

/** All servers that the site is tested on. */
export const servers: readonly HostServer[] = [
  {
    name: "nginx",
    tool: tools.nginx,
    configure: nginx,
    failure: "broken.html",
    level: "full",
    sendsVariants: true,
  },
  {
    name: "Apache",
    tool: tools.apache,
    configure: (place) => apache(place, ["brotli", "headers"]),
    failure: "broken/",
    level: "full",
  },
  {
    name: "Apache with no more modules than Debian enables",
    tool: tools.apache,
    configure: apache,
    failure: "broken/",
    level: "gzipOnly",
  },
  {
    name: "python3 -m http.server",
    tool: tools.python,
    configure: ({ folder, port }) => ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "-d", folder],
    level: "filesOnly",
  },
  {
    name: "sirv-cli",
    tool: node,
    configure: ({ folder, port }) => {
      const command = join(root, "node_modules/sirv-cli/bin.js");
      return [command, folder, "--host", "127.0.0.1", "--port", `${port}`];
    },
    level: "filesOnly",
  },
];
