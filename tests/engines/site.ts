import { readFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { join } from "node:path";
import { displayFont } from "../../components/styles/display-font.ts";
import { siteServer } from "../../scripts/serve/site-server.ts";
import { serve } from "../preview.ts";
import { dist, pagePaths } from "../root.ts";

export type Site = Awaited<ReturnType<typeof serveSite>>;

/** Pages only for the tests. */
function testPage(path: string, folder: string): string | undefined {
  // If it weren't found, the console would say so.
  if (path === "/end-of-tour") return "<!doctype html>";
  if (path === "/faulty") return faultyPage;
  if (path === "/frame") return '<!doctype html><iframe style="position:fixed;left:200vw"></iframe>'; // is never painted
  const [, page] = /^\/framed\/(.*)/.exec(path) ?? [];
  return page === undefined ? undefined : withoutPolicy(folder, page.replace(/(^|\/)$/, "$1index.html"));
}

const faultyPage = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'">
  <style>p { color: red }</style><script>noSuchFunction()</script>`;

/** A page of the site that may be framed, with its own font address, which isn't cached. */
function withoutPolicy(folder: string, file: string): string {
  const html = readFileSync(join(folder, file), "utf8").replace(
    /<meta http-equiv="?Content-Security-Policy[^>]*>/i,
    "",
  );
  return html.replaceAll(displayFont, `${displayFont}?${file}`);
}

/** Like the site's own pages: browsers would change the process for a page without the policy. */
const testHeaders = { "Content-Type": "text/html", "Cross-Origin-Opener-Policy": "same-origin" };

/** Serves a built site; tests visit the pages at `paths`. */
export async function serveSite(folder = dist, paths: readonly string[] = pagePaths()) {
  let fontMay: Promise<unknown> = Promise.resolve();
  let route: readonly string[] = [];
  let arrive = () => {};
  const answer = siteServer(folder);
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith(displayFont)) await fontMay;
    if (path === route.at(-1)) arrive();
    else if (route.includes(path)) refreshTo(route[route.indexOf(path) + 1] ?? "", response);
    const html = testPage(path, folder);
    if (html) response.writeHead(200, testHeaders).end(html);
    else answer(request, response);
  });
  const { address, close } = await serve(server);

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
  return { address, paths, holdFont, tour, close };
}

/** Adds the next address to the page. */
function refreshTo(path: string, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
    writeHead(status, { ...headers, Refresh: `0; url=${path}` })) as typeof writeHead;
}
