import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor } from "../../scripts/hosting/headers.ts";
import { type Answer, ask } from "../ask.ts";
import { filesBelow, pageFiles } from "../dist.ts";
import { freePort } from "../serve.ts";
import { need } from "../tools.ts";
import { makeSiteAt, publicFolder, type Site } from "./document-roots.ts";
import { type HostServer, servers } from "./servers.ts";
import { startServer } from "./start-server.ts";

const sites = [await makeSiteAt("/"), await makeSiteAt("/reading/")] as const;
for (const server of servers) {
  const { name, tool, settings } = server;
  try {
    const program = need(tool);
    for (const site of settings ? sites : sites.slice(0, 1))
      describe(`${name} at ${site.basePath}`, () => answersRightly(server, program, site));
  } catch (error) {
    console.warn(`${name} is not tested here: ${(error as Error).message}`);
    test.skipIf(process.env.CI !== "true")(name, () => Promise.reject(error));
  }
}

const assets = filesBelow().filter((path) => path.startsWith("assets/") && !/\.(br|gz)$/.test(path));
/** Some page in a folder: "about/index.html". */
const [page = ""] = pageFiles().filter((path) => path.includes("/"));

const TYPES: Readonly<Record<string, RegExp>> = {
  ".css": /^text\/css(; ?charset=utf-8)?$/,
  ".svg": /^image\/svg\+xml$/,
  ".png": /^image\/png$/,
  ".ico": /^image\/(vnd\.microsoft\.icon|x-icon)$/,
  ".woff2": /^font\/woff2$/,
  ".txt": /^text\/plain(; ?charset=utf-8)?$/,
  ".xml": /^(text|application)\/xml(; ?charset=utf-8)?$/,
  ".vcf": /^text\/(x-)?vcard(; ?charset=utf-8)?$/,
};

function answersRightly({ configure, settings }: HostServer, program: string, site: Site): void {
  const { basePath } = site;
  const read = (path: string) => readFileSync(join(site.folder, basePath, path), "latin1");
  const work = publicFolder();
  let port: number;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    port = await freePort();
    stop = await startServer([program, ...configure({ ...site, port, work })], port, work);
  });
  afterAll(() => stop());
  const get = (path: string, headers = {}) => ask(port, basePath + path, headers);

  test("every page is at its address, with and without the trailing slash", async () => {
    for (const file of pageFiles()) {
      const address = basePath + file.replace(/index\.html$/, "");
      for (const asked of [address, address.replace(/(?<=.)\/$/, ""), `${address}?from=search`]) {
        const { status, headers, body } = await askAndFollow(port, asked);
        expect([status, body === read(file)], asked).toEqual([200, true]);
        expect(headers["content-type"], asked).toMatch(/^text\/html(; ?charset=utf-8)?$/i);
      }
    }
  });

  if (!settings) return;
  const { failure, isFull, sendsVariants } = settings;

  test("files are complete and have the right type", async () => {
    for (const path of filesBelow().filter((path) => extname(path) in TYPES)) {
      const { status, headers, body } = await get(path);
      expect([status, body === read(path)], path).toEqual([200, true]);
      expect(headers["content-type"], path).toMatch(TYPES[extname(path)] ?? "");
    }
  });

  test.each(["no-page", "no/page/at/all/", "assets/none.woff2", "assets/"])(
    "%s isn't found, and the site's 404 page says so",
    async (path) => {
      const { status, headers, body } = await askAndFollow(port, basePath + path);
      expect([status, body === read("404.html")]).toEqual([404, true]);
      expect(headers["content-type"]).toMatch(/^text\/html/);
      if (isFull) expect(headers["cache-control"]).toBe("no-cache");
    },
  );

  test("a server that fails shows the site's 500 page", async () => {
    const { status, body } = await get(failure);
    expect([status, body === read("500.html")]).toEqual([500, true]);
  });

  test.each([
    ["identity", undefined],
    ["gzip", "gzip"],
    ["br", isFull ? "br" : undefined],
    ["gzip, deflate, br", isFull ? "br" : "gzip"],
  ])(
    "for Accept-Encoding: %s the encoding is %s, and an unchanged page is answered with 304",
    async (accepted, encoding) => {
      const asked = { "Accept-Encoding": accepted };
      const address = page.replace("index.html", "");
      const found = await get(address, asked);
      expect(found.headers["content-encoding"]).toBe(encoding);
      expect(found.headers["content-type"]).toMatch(/^text\/html/);
      expect(found.headers["content-language"]).toBeUndefined(); // Apache thinks that .br means Breton
      if (encoding) expect(found.headers.vary).toMatch(/accept-encoding/i);
      const lost = await get("no-page", asked);
      expect([unpacked(found), unpacked(lost)]).toEqual([read(page), read("404.html")]);
      const { etag, "last-modified": date } = found.headers;
      const condition = etag ? { "If-None-Match": etag } : { "If-Modified-Since": date };
      expect(await get(address, { ...asked, ...condition })).toMatchObject({ status: 304, body: "" });
      if (!encoding || !sendsVariants) return;
      const ending = encoding === "br" ? ".br" : ".gz";
      const sitemap = await get("sitemap.xml", asked);
      expect([found.body, sitemap.body]).toEqual([page, "sitemap.xml"].map((path) => read(path + ending)));
    },
  );

  // Our block for nginx makes redirects relative, and a host may begin with two slashes.
  test("no path redirects to another host", async () => {
    for (const path of [
      "//example.com/about",
      "//example.com/../about",
      "/\\example.com",
      "//about",
      "///about",
    ]) {
      const { location = "/" } = (await ask(port, path)).headers;
      expect(new URL(location, `http://127.0.0.1:${port}`).host, path).toBe(`127.0.0.1:${port}`);
    }
  });

  if (!isFull) return;

  test("pages, error pages and files have all of the site's headers", async () => {
    for (const path of ["", page, "favicon.ico", "no-page", ...assets]) {
      const expected = headersFor(basePath + path, basePath);
      const { headers } = await get(path);
      const sent = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]);
      expect(Object.fromEntries(sent), path).toEqual(expected);
    }
  });
}

/** Follows up to two redirects. */
async function askAndFollow(port: number, path: string, hops = 2): Promise<Answer> {
  const answer = await ask(port, path);
  const { location } = answer.headers;
  if (hops === 0 || location === undefined) return answer;
  const target = new URL(location, `http://127.0.0.1:${port}${path}`);
  return askAndFollow(port, target.pathname, hops - 1);
}

function unpacked({ headers, body }: Answer): string {
  const bytes = Buffer.from(body, "latin1");
  if (headers["content-encoding"] === "br") return brotliDecompressSync(bytes).toString("latin1");
  return headers["content-encoding"] === "gzip" ? gunzipSync(bytes).toString("latin1") : body;
}
