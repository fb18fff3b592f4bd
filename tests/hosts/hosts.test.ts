import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor, parseRules } from "../../scripts/hosting/headers.ts";
import { distFiles, pageFiles } from "../root.ts";
import { findProgram, type Program } from "../tools/debian.ts";
import { type Answer, ask, askAndFollow } from "./ask.ts";
import { makeSiteAt, publicFolder, type Site } from "./document-roots.ts";
import { type HostServer, servers } from "./servers.ts";
import { freePort, start } from "./start.ts";

const assets = distFiles().filter((path) => path.startsWith("assets/") && !/\.(br|gz)$/.test(path));

const sites = [await makeSiteAt("/"), await makeSiteAt("/reading/")];
const node: Program = { path: process.execPath, root: "/", env: {} };
for (const server of servers) {
  const { name, debian } = server;
  try {
    const program = debian ? await findProgram(debian) : node;
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

function answersRightly(server: HostServer, program: Program, site: Site): void {
  const { configure, failure, isBasic, isPlain } = server;
  const { basePath } = site;
  const read = (path: string) => readFileSync(join(site.folder, basePath, path));
  const work = publicFolder();
  let port: number;
  let stop = () => Promise.resolve("");
  beforeAll(async () => {
    port = await freePort();
    const args = configure({ ...site, port, work, program });
    stop = await start([program.path, ...args], port, { folder: work, env: program.env });
  });
  afterAll(() => stop());
  const get = (path: string, headers = {}) => ask(port, basePath + path, headers);

  test.each(pageFiles())("%s is at its address, with and without the trailing slash", async (page) => {
    const address = basePath + page.replace(/index\.html$/, "");
    for (const asked of [address, address.replace(/(?<=.)\/$/, ""), `${address}?from=search`]) {
      const { status, headers, body } = await askAndFollow(port, asked);
      expect([status, body.equals(read(page))], asked).toEqual([200, true]);
      expect(headers["content-type"]).toMatch(/^text\/html(; ?charset=utf-8)?$/i);
    }
  });

  test("files are complete and have the right type", async () => {
    for (const path of distFiles().filter((path) => extname(path) in TYPES)) {
      const { status, headers, body } = await get(path);
      expect([status, body.equals(read(path))], path).toEqual([200, true]);
      if (!isPlain) expect(headers["content-type"]).toMatch(TYPES[extname(path)] ?? "");
    }
  });

  if (isPlain) return;

  test.each(["area", "area/", "prices/area/of/no/page", "area.html", "assets/none.woff2", "assets/"])(
    "%s isn't found, and the site's 404 page says so",
    async (path) => {
      const { status, headers, body } = await askAndFollow(port, basePath + path);
      expect([status, body.equals(read("404.html"))]).toEqual([404, true]);
      expect(headers["content-type"]).toMatch(/^text\/html/);
      if (!isBasic) expect(headers["cache-control"]).toBe("no-cache");
    },
  );

  test.each(failure ? [failure] : [])("%s fails with the site's 500 page", async (path) => {
    const { status, body } = await get(path);
    expect([status, body.equals(read("500.html"))]).toEqual([500, true]);
  });

  test.each([
    ["identity", undefined],
    ["gzip", "gzip"],
    ["br", isBasic ? undefined : "br"],
    ["gzip, deflate, br", isBasic ? "gzip" : "br"],
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
      if (encoding && isBasic) return; // Apache always sends again what it compresses itself
      const condition = { ...asked, "If-None-Match": page.headers.etag };
      expect(await get("about/", condition)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      if (!encoding) return;
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
    `/%s has ${isBasic ? "none" : "all"} of the site's headers`,
    async (path) => {
      const rules = parseRules(`${read("_headers")}`);
      const expected = {
        "Cache-Control": "no-cache",
        ...headersFor(basePath + path, rules),
      };
      const { headers } = await get(path);
      const sent = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]);
      if (isBasic) expect(headers["content-security-policy"]).toBeUndefined();
      else expect(Object.fromEntries(sent)).toEqual(expected);
    },
  );
}

function unpacked({ headers, body }: Pick<Answer, "headers" | "body">): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
