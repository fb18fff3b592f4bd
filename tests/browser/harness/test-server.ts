import { createServer } from "node:http";
import { builtSite, siteServer } from "../../../scripts/serve/site-server.ts";
import { serve } from "../../serve.ts";

/** An empty page with a frame that is never painted. */
const framePage = '<!doctype html><iframe style="position:fixed;left:200vw;border:0"></iframe>';

/** Like the site's own pages: browsers would change the process for a page without the policy. */
const testHeaders = { "Content-Type": "text/html", "Cross-Origin-Opener-Policy": "same-origin" };

/** Serves a built site, and pages that only tests have. */
export async function serveSite(folder: string) {
  const own = new Map([["/frame", framePage]]);
  const answer = siteServer(builtSite(folder));
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const html = own.get(path);
    if (html) response.writeHead(200, testHeaders).end(html);
    else answer(request, response);
  });
  const { address } = await serve(server);

  /** Serves a page without its policy, which forbids frames. */
  function addPage(html: string): string {
    const path = `/added/${own.size}`;
    own.set(path, html.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, ""));
    return address + path;
  }

  return { address, addPage };
}
