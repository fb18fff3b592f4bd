import { listen } from "../scripts/server/listen.ts";
import { createPreview } from "../scripts/server/preview.ts";
import { dist } from "./root.ts";

/** Serves a built site at a free local port; the address has no trailing slash. */
export async function servePreview(
  folder = dist,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createPreview(folder);
  const address = await listen(server, 0);
  return {
    address,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
