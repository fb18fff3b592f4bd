import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HASHED } from "../../scripts/hosting/headers.ts";
import { distFiles, pageFiles } from "../root.ts";
import { findProgram, type Program } from "../tools/debian.ts";
import { type Answer, ask, askAndFollow } from "./ask.ts";
import { headersFor } from "./headers.ts";
import { type HostServer, servers } from "./servers.ts";
import { makeSites, removeSites, SECRET, type Site, workFolder } from "./sites.ts";
import { freePort, start } from "./start.ts";

const sites = await makeSites();
afterAll(removeSites);

const node: Program = { path: process.execPath, root: "/", env: {} };
for (const server of servers) {
  const { name, debian } = server;
  try {
    const program = debian ? await findProgram(debian) : node;
    describe.each(sites)(`${name} at $basePath`, (site) => answersRightly(server, program, site));
  } catch (error) {
    if (process.env.CI === "true") {
      test(name, () => {
        throw error;
      });
    } else {
      console.warn(`${name} is not tested here: ${(error as Error).message}`);
      test.skip(name);
    }
  }
}

function answersRightly({ configure, habits }: HostServer, program: Program, site: Site): void {
  const { basePath } = site;
  const read = (path: string) => readFileSync(join(site.folder, basePath, path));
  let port: number;
  let stop = () => Promise.resolve("");
  beforeAll(async () => {
    port = await freePort();
    const work = workFolder();
    const env = { ...program.env, HOME: work, XDG_DATA_HOME: work, NO_UPDATE_CHECK: "1" };
    const args = configure({ ...site, port, work, program });
    stop = await start([program.path, ...args], port, { folder: work, env });
  });
  afterAll(() => stop());
  const get = (path: string, headers = {}) => ask(port, basePath + path, headers);

  test("every page is at its address, with and without the trailing slash", async () => {
    for (const page of pageFiles()) {
      const address = basePath + page.replace(/index\.html$/, "");
      for (const asked of [address, address.replace(/(?<=.)\/$/, ""), `${address}?from=search`]) {
        const { status, headers, body } = await askAndFollow(port, asked);
        expect(status, asked).toBe(200);
        expect(body.equals(read(page)), asked).toBe(true);
        expect(headers["content-type"]).toMatch(/^text\/html(; ?charset=utf-8)?$/i);
      }
    }
  });

  const { unknown } = habits;
  const unknownPaths = ["area", "area/", "prices/area/of/no/page", "area.html", "fonts/none-01234567.woff2"];

  test.each(unknownPaths)(`%s isn't found: status 404 and ${unknown}`, async (path) => {
    const { status, headers, body } = await askAndFollow(port, basePath + path);
    expect(status).toBe(404);
    expect(body.equals(read("404.html"))).toBe(unknown === "404.html");
    if (unknown === "404.html") expect(headers["content-type"]).toMatch(/^text\/html/);
    if (unknown === "nothing") expect(body.length).toBe(0);
    if (habits.headers !== "none") expect(headers["cache-control"] ?? "no-cache").toBe("no-cache");
  });

  test.each(habits.failure ? [habits.failure] : [])("%s fails with 500.html", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(500);
    expect(body.equals(read("500.html"))).toBe(true);
  });

  test("files are complete and have the right type", async () => {
    for (const path of distFiles().filter((path) => extname(path) in types)) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBe(200);
      expect(body.equals(read(path)), path).toBe(true);
      const type = habits.untyped?.includes(extname(path)) ? /^$/ : types[extname(path)];
      expect(headers["content-type"]).toMatch(type ?? /never/);
    }
  });

  test("HEAD answers like GET, without the body", async () => {
    const { headers, body } = await get("about/");
    const head = await ask(port, `${basePath}about/`, {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-type", "etag", "last-modified", "cache-control"]) {
      expect(head.headers[name]).toBe(headers[name]);
    }
    expect(head.headers["content-length"] ?? `${body.length}`).toBe(`${body.length}`);
  });

  test.each(habits.remembers === false ? ["identity"] : ["identity", "gzip", "br"])(
    "an unchanged page is answered with 304 (%s)",
    async (coding) => {
      const asked = { "Accept-Encoding": coding };
      const { etag, "last-modified": modified } = (await get("about/", asked)).headers;
      const condition = etag ? { "If-None-Match": etag } : { "If-Modified-Since": modified };
      const { status, body } = await get("about/", { ...asked, ...condition });
      expect([status, body.length]).toEqual([304, 0]);
    },
  );

  test(`a range request is answered with ${habits.range}`, async () => {
    const whole = read("social.png");
    const { status, headers, body } = await get("social.png", { Range: "bytes=10-19" });
    expect(status).toBe(habits.range);
    expect(headers["content-range"]).toBe(status === 206 ? `bytes 10-19/${whole.length}` : undefined);
    expect(body.equals(status === 206 ? whole.subarray(10, 20) : whole)).toBe(true);
  });

  test.each([
    ["identity", "plain"],
    ["gzip", habits.gzip],
    ["br", habits.brotli],
    ["gzip, deflate, br", habits.brotli === "plain" ? habits.gzip : habits.brotli],
  ])("for Accept-Encoding: %s the body is %s", async (accepted, form) => {
    const coding = accepted.includes("br") && habits.brotli !== "plain" ? "br" : "gzip";
    const page = await get("about/", { "Accept-Encoding": accepted });
    expect(page.headers["content-encoding"]).toBe(form === "plain" ? undefined : coding);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.headers["content-language"]).toBeUndefined(); // Apache thinks that .br means Breton
    expect(plainBody(page).equals(read("about/index.html"))).toBe(true);
    if (form !== "plain") expect(page.headers.vary).toMatch(/accept-encoding/i);
    if (form === "sibling") {
      const ending = coding === "br" ? ".br" : ".gz";
      expect(page.body.equals(read(`about/index.html${ending}`))).toBe(true);
      const sitemap = await get("sitemap.xml", { "Accept-Encoding": accepted });
      expect(sitemap.body.equals(read(`sitemap.xml${ending}`))).toBe(true);
    }
    const lost = await get("area", { "Accept-Encoding": accepted });
    if (unknown === "404.html") expect(plainBody(lost).equals(read("404.html"))).toBe(true);
  });

  test.each(waysUp)("%s doesn't escape from the site", async (up) => {
    for (const start of ["/", `${basePath}about/`]) {
      for (const path of [1, 3].map((steps) => `${start}${up.repeat(steps)}secret.txt`)) {
        const { status, body } = await ask(port, path);
        expect(status, path).toBeGreaterThanOrEqual(300);
        expect(body.includes(SECRET), path).toBe(false);
      }
    }
  });

  test.each(otherHosts)("%s doesn't redirect to another host", async (path) => {
    const { location = "/" } = (await ask(port, path)).headers;
    expect(new URL(location, `http://127.0.0.1:${port}`).host).toBe(`127.0.0.1:${port}`);
  });

  test.each(["", "about/", "favicon.ico", "area", ...distFiles().filter((path) => HASHED.test(path))])(
    `/%s has ${habits.headers} of the site's headers`,
    async (path) => {
      const all = headersFor(basePath + path, `${read("_headers")}`);
      const expected = { "Cache-Control": "no-cache", ...all };
      const { headers } = await get(path);
      const sent = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]);
      if (habits.headers === "none") expect(headers["content-security-policy"]).toBeUndefined();
      else expect(Object.fromEntries(sent)).toEqual(expected);
    },
  );

  test(`a folder without a page is ${habits.lists ? "listed" : "not listed"}`, async () => {
    const { status, body } = await get("fonts/");
    expect(status === 200).toBe(habits.lists ?? false);
    expect(body.includes("OFL.txt")).toBe(habits.lists ?? false);
  });
}

const types: Readonly<Record<string, RegExp>> = {
  ".svg": /^image\/svg\+xml$/,
  ".png": /^image\/png$/,
  ".ico": /^image\/(vnd\.microsoft\.icon|x-icon)$/,
  ".woff2": /^font\/woff2$/,
  ".txt": /^text\/plain(; ?charset=utf-8)?$/,
  ".xml": /^(text|application)\/xml(; ?charset=utf-8)?$/,
  ".vcf": /^text\/(x-)?vcard(; ?charset=utf-8)?$/,
};

const waysUp = String.raw`../ %2e%2e/ ..%2f %2e%2e%2f ..\ ..%5c .%2e/ %252e%252e/ %c0%ae%c0%ae/`.split(" ");

const otherHosts = [
  ...["//example.com/about", "//example.com/%2e%2e/about", "//example.com/../about", "/\\example.com/about"],
  ...["//about", "///about", "//reading", "//reading/about", "/%2fabout", "/%5cabout"],
];

function plainBody({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
