import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createPreview } from "../scripts/preview.ts";
import { dist } from "./root.ts";

/** Serves what `npm run build` made at a free port of this machine: `base` is the address of the home page. */
export async function servePreview(): Promise<{ readonly base: string; close(): void }> {
  const server = createPreview(dist).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
