import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { builtSite, siteServer } from "../scripts/serve/site-server.ts";
import { dist } from "./dist.ts";

/** Starts a server at a free local port; the address has no trailing slash. */
export async function serve(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, port, close };
}

/** Serves a built site. */
export const servePreview = (folder = dist) => serve(createServer(siteServer(builtSite(folder))));

/** A free local port. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(createServer());
  close();
  return port;
}
