import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { networkInterfaces } from "node:os";
import { ProblemsError } from "../errors/problems-error.ts";
import { parseOptions } from "../options.ts";

/** `host`: other machines can connect. */
export type ServerOptions = { readonly port: number; readonly host: boolean };

const HINT = "The options are --port, from 0 (for any free one) to 65535, and --host, to try a phone.";
const FOREIGN = "This server answers only as localhost. For other names, start it with: -- --host\n";
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1)$/;

/** The options of `npm run serve` and `npm run dev`. @throws {ProblemsError} for wrong ones */
export function serverOptions(defaultPort: string): ServerOptions {
  const options = {
    port: { type: "string", default: process.env.PORT || defaultPort },
    // For `npm run serve --host`: without `--`, npm keeps the option and only sets a variable.
    host: { type: "boolean", default: process.env.npm_config_host === "true" },
  } as const;
  const { port, host } = parseOptions(options, HINT);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new ProblemsError([{ message: `“${port}” isn't a port.`, hint: HINT }]);
  return { port: Number(port), host };
}

/**
 * Starts a server and returns its addresses. It answers only GET and HEAD and, against DNS rebinding, only
 * requests for this machine, unless others may connect. @throws {ProblemsError} if it can't have the port
 */
export async function listen({ port, host }: ServerOptions, answer: RequestListener) {
  const server = createServer((request, response) => {
    const { method = "", headers } = request;
    if (!host && !isLoopback(headers.host ?? "")) response.writeHead(421).end(FOREIGN);
    else if (method !== "GET" && method !== "HEAD") response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else answer(request, response);
  });
  server.listen(port, host ? "0.0.0.0" : "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw problemOfPort(error, port) ?? error;
  });
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  const networks = host ? Object.values(networkInterfaces()).flatMap((each = []) => each) : [];
  const outside = networks.filter(({ family, internal }) => family === "IPv4" && !internal);
  return ["127.0.0.1", ...outside.map(({ address }) => address)].map((each) => `http://${each}:${actual}`);
}

/** Does a request for this host, "localhost:4173" or "[::1]:80", come from this machine? */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, "").replace(/[[\]]/g, "");
  return LOOPBACK.test(name);
}

function problemOfPort({ code }: NodeJS.ErrnoException, port: number): ProblemsError | undefined {
  if (code === "EADDRINUSE")
    return new ProblemsError([
      {
        message: `Port ${port} is in use.`,
        hint: `Stop the other program, or add: -- --port ${port + 1}`,
      },
    ]);
  if (code === "EACCES")
    return new ProblemsError([
      {
        message: `Port ${port} is reserved by the system.`,
        hint: "Choose another, such as: -- --port 8080",
      },
    ]);
  return undefined;
}
