import { join } from "node:path";
import { root } from "../root.ts";
import { type Tool, tools } from "../tools.ts";
import { apache, nginx, type ServerSetup } from "./debian-servers.ts";

export type HostServer = {
  readonly name: string;
  readonly tool: Tool;
  /** Configures it, and returns the arguments that start it in the foreground in its work folder. */
  readonly configure: (place: ServerSetup) => readonly string[];
  /** What our settings promise. Servers that have none are only asked for our pages. */
  readonly settings?: {
    /** A path that makes the server fail. */
    readonly failure: string;
    /** It sends all our headers, and brotli. */
    readonly isFull: boolean;
    /** It sends the files that end in .br and .gz; others compress pages themselves. */
    readonly sendsVariants: boolean;
  };
};

const node: Tool = { name: "Node", packages: [], find: () => process.execPath };
const ofApache = { failure: "broken/", isFull: true, sendsVariants: false };

/** All servers that the site is tested on. */
export const servers: readonly HostServer[] = [
  {
    name: "nginx",
    tool: tools.nginx,
    configure: nginx,
    settings: { failure: "broken.html", isFull: true, sendsVariants: true },
  },
  {
    name: "Apache",
    tool: tools.apache,
    configure: (place) => apache(place, ["brotli", "headers"]),
    settings: ofApache,
  },
  {
    name: "Apache with no more modules than Debian enables",
    tool: tools.apache,
    configure: apache,
    settings: { ...ofApache, isFull: false },
  },
  {
    name: "python3 -m http.server",
    tool: tools.python,
    configure: ({ folder, port }) => ["-m", "http.server", `${port}`, "--bind", "127.0.0.1", "-d", folder],
  },
  {
    name: "sirv-cli",
    tool: node,
    configure: ({ folder, port }) => {
      const command = join(root, "node_modules/sirv-cli/bin.js");
      return [command, folder, "--host", "127.0.0.1", "--port", `${port}`];
    },
  },
];
