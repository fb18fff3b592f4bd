import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import { messageOf } from "../errors/site-error.ts";

/** A command that starts a server: its npm script, its default port, and what it does, as a sentence. */
type Command = { readonly name: string; readonly port: string; readonly does: string };

/** Only this machine can connect to it. */
export const LOOPBACK = "127.0.0.1";
const EVERYWHERE = "0.0.0.0";
const OPTIONS = {
  port: { type: "string" },
  host: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** What `--help` prints. */
export const helpText = ({ name, port, does }: Command) => `${does}

  npm run ${name} -- [options]

  --port=${port}  use another port, or 0 for any free one; PORT sets it too
  --host       also serve the local network, to try a phone
  --help       print this`;

/**
 * The port from --port, PORT or the default (0 for any free port), and the address to listen at.
 * @throws {Error} for an invalid port or unknown arguments
 */
export function serverOptions(args: string[], { name, port: defaultPort }: Command) {
  const { values } = parse(args, name);
  const port = values.port ?? (process.env.PORT || defaultPort);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`“${port}” isn't a port. → Write a number up to 65535, or 0 for any free one.`);
  return { port: Number(port), host: values.host ? EVERYWHERE : LOOPBACK, help: values.help };
}

function parse(args: string[], name: string) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    throw new Error(`${messageOf(error)} → For a list of options: npm run ${name} -- --help`);
  }
}

/**
 * Starts a server and returns its address, without a trailing slash.
 * @param command the npm script for which the error suggests another port
 * @throws {Error} if the port is taken
 */
export async function listen(server: Server, port: number, { command = "serve", host = LOOPBACK } = {}) {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    const hint = `Stop the other program, or run: npm run ${command} -- --port ${port + 1}`;
    throw new Error(`Port ${port} is in use. → ${hint}`);
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** Every address at which this machine or, if it serves them, its networks reach a server. */
export function addressesOf(origin: string, interfaces = networkInterfaces()): readonly string[] {
  if (!origin.includes(EVERYWHERE)) return [origin];
  const each = Object.values(interfaces).flatMap((addresses = []) => addresses);
  const reached = each.filter(({ family }) => family === "IPv4").map(({ address }) => address);
  return reached.map((address) => origin.replace(EVERYWHERE, address));
}
