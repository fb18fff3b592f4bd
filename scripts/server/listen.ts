import type { AddressInfo, Server } from "node:net";
import { parseArgs } from "node:util";

const MAX_PORT = 65535;

/**
 * The port that --port names, or else the default; 0 for any that is free.
 * @throws {Error} for what is no port, and for unknown arguments
 */
export function portIn(args: string[], defaultPort: string): number {
  const { values } = parseArgs({ args, options: { port: { type: "string", default: defaultPort } } });
  const port = Number(values.port);
  if (/^\d+$/.test(values.port) && port <= MAX_PORT) return port;
  throw new Error(`“${values.port}” is not a port. Give one from 1 to ${MAX_PORT}.`);
}

/**
 * Starts a server for this machine only and returns its address, without a slash at the end.
 * @param command what to run with another port, if this one is taken
 * @throws {Error} whose message says what is wrong and what to do
 */
export function listen(server: Server, port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const other = port < MAX_PORT ? port + 1 : port - 1;
      const hint = `Stop that, or use another: ${command} -- --port ${other}`;
      const taken = `Port ${port} is taken by another program. ${hint}`;
      reject(new Error(error.code === "EADDRINUSE" ? taken : `The server could not start: ${error.message}`));
    });
    server.listen(port, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
