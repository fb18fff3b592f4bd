import { createServer, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { displayFont } from "../../../components/styles/display-font.ts";
import { siteServer } from "../../../scripts/serve/site-server.ts";
import { serve } from "../../preview.ts";

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;

/** An empty page with a frame that is never painted. */
const framePage = '<!doctype html><iframe style="position:fixed;left:200vw;border:0"></iframe>';
const faultyPage = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'">
  <style>p { color: red }</style><script>noSuchFunction()</script>`;

/** Like the site's own pages: browsers would change the process for a page without the policy. */
const testHeaders = { "Content-Type": "text/html", "Cross-Origin-Opener-Policy": "same-origin" };

/** Serves a built site, and pages that only tests have. */
export async function serveSite(folder: string) {
  let fontMay: Promise<unknown> = Promise.resolve();
  let route: readonly string[] = [];
  let arrive = () => {};
  const own = new Map([
    ["/frame", framePage],
    ["/faulty", faultyPage],
    ["/end-of-tour", "<!doctype html>"], // if it weren't found, the console would say so
  ]);
  const answer = siteServer(folder);
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith(displayFont)) await fontMay;
    if (path === route.at(-1)) arrive();
    else if (route.includes(path)) refreshTo(route[route.indexOf(path) + 1] ?? "", response);
    const html = own.get(path);
    if (html) response.writeHead(200, testHeaders).end(html);
    else answer(request, response);
  });
  const { address, close } = await serve(server);

  /** Serves a page without its policy, which forbids frames, and with a font address that isn't cached. */
  function addPage(html: string): string {
    const path = `/added/${own.size}`;
    const open = html.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, "");
    own.set(path, open.replaceAll(displayFont, `${displayFont}?${own.size}`));
    return address + path;
  }

  /** Holds the font back until the returned function is called. */
  function holdFont(): () => void {
    let release = () => {};
    fontMay = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Leads a browser that opens `first` through these pages, each as soon as the previous one has loaded. */
  function tour(paths: readonly string[]) {
    route = [...paths, "/end-of-tour"];
    const ended = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { first: address + paths[0], ended };
  }
  return { address, addPage, holdFont, tour, close };
}

/** Adds the next address to the page. */
function refreshTo(path: string, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
    writeHead(status, { ...headers, Refresh: `0; url=${path}` })) as typeof writeHead;
}
