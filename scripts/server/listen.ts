import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { parseArgs } from "node:util";

/**
 * The port from --port, PORT or the default; 0 for any free port.
 * @throws {Error} for an invalid port or unknown arguments
 */
export function portIn(args: string[], defaultPort: string): number {
  const { values } = parseArgs({ args, options: { port: { type: "string" } } });
  const port = values.port ?? (process.env.PORT || defaultPort);
  if (/^\d+$/.test(port)) return Number(port);
  throw new Error(`“${port}” isn't a port.`);
}

/**
 * Starts a local server and returns its address, without a trailing slash.
 * @param command the npm script for which the error suggests another port
 * @throws {Error} if the port is taken
 */
export async function listen(server: Server, port: number, command = "serve"): Promise<string> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    const hint = `Stop the other program, or run: npm run ${command} -- --port ${port + 1}`;
    throw new Error(`Port ${port} is in use. → ${hint}`);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
