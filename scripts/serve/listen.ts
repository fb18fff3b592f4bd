import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import { messageOf } from "../errors/problems-error.ts";

/** A mistake in a command, or a port that is taken; shown without a stack. */
export class UsageError extends Error {}

export function exitAfter(error: unknown): never {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}

const OPTIONS = {
  port: { type: "string" },
  // For `npm run serve --host`: without `--`, npm keeps the option and only sets a variable.
  host: { type: "boolean", default: process.env.npm_config_host === "true" },
} as const;
const HINT = "The options are --port, from 0 (for any free one) to 65535, and --host, to try a phone.";
const FOREIGN = "This server answers only as localhost. → For other names, start it with: -- --host\n";
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Starts a server and returns its addresses. It answers only GET and HEAD and, against DNS rebinding, only
 * requests for this machine, unless others may connect.
 */
export async function listen({ port, host }: ReturnType<typeof serverOptions>, answer: RequestListener) {
  const server = createServer((request, response) => {
    const asked = `${request.headers.host}`.toLowerCase().replace(/:\d*$/, "").replace(/[[\]]/g, "");
    if (!host && !LOOPBACK.test(asked)) response.writeHead(421).end(FOREIGN);
    else if (!/^(GET|HEAD)$/.test(`${request.method}`)) response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else answer(request, response);
  });
  server.listen(port, host ? "0.0.0.0" : "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const hints: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use.\n→ Stop the other program, or add: -- --port ${port + 1}`,
      EACCES: `Port ${port} is reserved by the system.\n→ Choose another, such as: -- --port 8080`,
    };
    const hint = hints[`${error.code}`];
    throw hint ? new UsageError(hint) : error;
  });
  const { port: actual } = server.address() as AddressInfo;
  const networks = host ? Object.values(networkInterfaces()).flatMap((each = []) => each) : [];
  const outside = networks.filter(({ family, internal }) => family === "IPv4" && !internal);
  return ["127.0.0.1", ...outside.map(({ address }) => address)].map((each) => `http://${each}:${actual}`);
}

/** The options of `npm run serve` and `npm run dev`. `host`: other machines can connect. */
export function serverOptions(defaultPort: string) {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const port = values.port ?? (process.env.PORT || defaultPort);
    if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`“${port}” isn't a port.`);
    return { port: Number(port), host: values.host };
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n→ ${HINT}`);
  }
}
