import type { Server } from "node:http";
import { listen } from "../scripts/server/listen.ts";
import { createPreview } from "../scripts/server/preview.ts";
import { dist } from "./root.ts";

/** Starts a server at a free local port; the address has no trailing slash. */
export async function serve(server: Server) {
  const address = await listen(server, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, port: Number(new URL(address).port), close };
}

/** Serves a built site. */
export const servePreview = (folder = dist) => serve(createPreview(folder));
