import type { AddressInfo, Server } from "node:net";
import { parseArgs } from "node:util";

const LAST_PORT = 65535;

/**
 * The port that a server's arguments ask for by --port, or else this one; 0 for any that is free.
 * @throws {Error} for what is no port, and for arguments that are not known
 */
export function portIn(args: string[], otherwise: string): number {
  const { values } = parseArgs({ args, options: { port: { type: "string", default: otherwise } } });
  const port = Number(values.port);
  if (/^\d+$/.test(values.port) && port <= LAST_PORT) return port;
  throw new Error(`“${values.port}” is not a port. Give one from 1 to ${LAST_PORT}.`);
}

/**
 * Starts a server for this machine alone and gives its address, without a slash at the end.
 * @param command what started it, for the advice when the port is taken
 * @throws {Error} whose message says what is wrong and what to do
 */
export function listen(server: Server, port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const other = port < LAST_PORT ? port + 1 : port - 1;
      const hint = `Stop that, or use another: ${command} -- --port ${other}`;
      const taken = `Port ${port} is taken by another program. ${hint}`;
      reject(new Error(error.code === "EADDRINUSE" ? taken : `The server could not start: ${error.message}`));
    });
    server.listen(port, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
