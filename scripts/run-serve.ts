import { existsSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createPreview, previewPath } from "./preview.ts";
import { messageOf } from "./problems.ts";

/**
 * Shows the dist/ of a folder at an address of this machine, and says which. Gives the server, or nothing where it
 * cannot start, having said why.
 * @param wantedPort the port, unless the arguments name one; 0 for any that is free
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
    const server = await listening(createPreview(dist), port);
    say.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}${previewPath(dist)}`);
    return server;
  } catch (error) {
    say.error(messageOf(error));
    return undefined;
  }
}

function portIn(args: string[], wanted: string): number {
  const { values } = parseArgs({ args, options: { port: { type: "string", default: wanted } } });
  const port = Number(values.port);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`“${values.port}” is not a port. Give one from 1 to 65535.`);
}

function listening(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const remedy = `Stop that, or use another: npm run serve -- --port ${port + 1}`;
      const taken = `Port ${port} is taken by another program. ${remedy}`;
      reject(new Error(error.code === "EADDRINUSE" ? taken : `The server could not start: ${error.message}`));
    });
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
