import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor } from "../../scripts/hosting/headers.ts";
import { type Answer, ask } from "../ask.ts";
import { filesBelow, pageFiles } from "../dist.ts";
import { freePort } from "../preview.ts";
import { need } from "../tools.ts";
import { makeSiteAt, publicFolder, type Site } from "./document-roots.ts";
import { type HostServer, servers } from "./servers.ts";
import { startServer } from "./start-server.ts";

const assets = filesBelow().filter((path) => path.startsWith("assets/") && !/\.(br|gz)$/.test(path));

const sites = [await makeSiteAt("/"), await makeSiteAt("/reading/")] as const;
for (const server of servers) {
  const { name, tool } = server;
  try {
    const program = need(tool);
    describe.each(sites)(`${name} at $basePath`, (site) => answersRightly(server, program, site));
  } catch (error) {
    console.warn(`${name} is not tested here: ${(error as Error).message}`);
    test.skipIf(process.env.CI !== "true")(name, () => Promise.reject(error));
  }
}

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

/** Paths that careless servers redirect to example.com, about or reading. */
const HOSTILE = [
  ...["//example.com/about", "//example.com/%2e%2e/about", "//example.com/../about", "/\\example.com/about"],
  ...["//about", "///about", "//reading", "//reading/about", "/%2fabout", "/%5cabout"],
];

function answersRightly(server: HostServer, program: string, site: Site): void {
  const { configure, failure, level, sendsVariants } = server;
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

  test.each(pageFiles())("%s is at its address, with and without the trailing slash", async (page) => {
    const address = basePath + page.replace(/index\.html$/, "");
    for (const asked of [address, address.replace(/(?<=.)\/$/, ""), `${address}?from=search`]) {
      const { status, headers, body } = await askAndFollow(port, asked);
      expect([status, body === read(page)], asked).toEqual([200, true]);
      expect(headers["content-type"]).toMatch(/^text\/html(; ?charset=utf-8)?$/i);
    }
  });

  test("files are complete and have the right type", async () => {
    for (const path of filesBelow().filter((path) => extname(path) in TYPES)) {
      const { status, headers, body } = await get(path);
      expect([status, body === read(path)], path).toEqual([200, true]);
      if (level !== "filesOnly") expect(headers["content-type"]).toMatch(TYPES[extname(path)] ?? "");
    }
  });

  if (level === "filesOnly") return;
  const isFull = level === "full";

  test.each(["area", "area/", "prices/area/of/no/page", "area.html", "assets/none.woff2", "assets/"])(
    "%s isn't found, and the site's 404 page says so",
    async (path) => {
      const { status, headers, body } = await askAndFollow(port, basePath + path);
      expect([status, body === read("404.html")]).toEqual([404, true]);
      expect(headers["content-type"]).toMatch(/^text\/html/);
      if (isFull) expect(headers["cache-control"]).toBe("no-cache");
    },
  );

  test.each(failure ? [failure] : [])("%s fails with the site's 500 page", async (path) => {
    const { status, body } = await get(path);
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
      const page = await get("about/", asked);
      expect(page.headers["content-encoding"]).toBe(encoding);
      expect(page.headers["content-type"]).toMatch(/^text\/html/);
      expect(page.headers["content-language"]).toBeUndefined(); // Apache thinks that .br means Breton
      if (encoding) expect(page.headers.vary).toMatch(/accept-encoding/i);
      const lost = await get("area", asked);
      expect([unpacked(page), unpacked(lost)]).toEqual([read("about/index.html"), read("404.html")]);
      const { etag, "last-modified": date } = page.headers;
      const condition = etag ? { "If-None-Match": etag } : { "If-Modified-Since": date };
      expect(await get("about/", { ...asked, ...condition })).toMatchObject({ status: 304, body: "" });
      if (!encoding || !sendsVariants) return;
      const ending = encoding === "br" ? ".br" : ".gz";
      const sitemap = await get("sitemap.xml", asked);
      const variants = ["about/index.html", "sitemap.xml"].map((path) => read(path + ending));
      expect([page.body, sitemap.body]).toEqual(variants);
    },
  );

  test("no path redirects to another host", async () => {
    for (const path of HOSTILE) {
      const { location = "/" } = (await ask(port, path)).headers;
      expect(new URL(location, `http://127.0.0.1:${port}`).host, path).toBe(`127.0.0.1:${port}`);
    }
  });

  test.each(["", "about/", "favicon.ico", "area", ...assets])(
    `/%s has ${isFull ? "all" : "none"} of the site's headers`,
    async (path) => {
      const expected = headersFor(basePath + path, basePath);
      const { headers } = await get(path);
      const sent = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]);
      if (isFull) expect(Object.fromEntries(sent)).toEqual(expected);
      else expect(headers["content-security-policy"]).toBeUndefined();
    },
  );
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
