import { existsSync } from "node:fs";
import type { Server } from "node:net";
import { join } from "node:path";
import { messageOf } from "../errors/site-error.ts";
import { listen, portIn } from "./listen.ts";
import { createPreview, previewPath } from "./preview.ts";

/**
 * Serves dist/ on this machine and prints the address.
 * @param wantedPort the port, unless the arguments name one; 0 for any that is free
 * @returns undefined, having said why, where the server can't start
 */
export async function runServe(
  root: string,
  args: string[],
  wantedPort: string,
  say: Pick<Console, "log" | "error">,
): Promise<Server | undefined> {
  const dist = join(root, "dist");
  try {
    const port = portIn(args, wantedPort);
    if (!existsSync(join(dist, "index.html")))
      throw new Error("There is no site in dist/ yet. Run: npm run build");
    const server = createPreview(dist);
    say.log((await listen(server, port, "npm run serve")) + previewPath(dist));
    return server;
  } catch (error) {
    say.error(messageOf(error));
    return undefined;
  }
}
