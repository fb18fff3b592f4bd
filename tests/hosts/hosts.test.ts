import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HASHED, headersFor, parseRules } from "../../scripts/hosting/headers.ts";
import { distFiles, pageFiles } from "../root.ts";
import type { Program } from "../tools/debian.ts";
import { type Answer, ask, askAndFollow } from "./ask.ts";
import { type HostServer, programOf, servers } from "./servers.ts";
import { removeSites, SECRET, type Site, siteAtRoot, siteInFolder, workFolder } from "./sites.ts";
import { freePort, start } from "./start.ts";

const sites = [siteAtRoot(), await siteInFolder("/reading/")];
afterAll(removeSites);

const found = await Promise.all(
  servers.map((server) =>
    programOf(server).then(
      (program) => ({ server, program, reason: "" }),
      (error: Error) => ({ server, program: undefined, reason: error.message }),
    ),
  ),
);
for (const { server, program, reason } of found) {
  if (program) {
    describe.each(sites)(`${server.name} at $basePath`, (site) => answersRightly(server, program, site));
  } else if (process.env.CI === "true") {
    test(server.name, () => expect.fail(`It cannot be had: ${reason}`));
  } else {
    console.warn(`${server.name} is not tested here: ${reason}`);
    test.skip(server.name);
  }
}

function answersRightly({ command, habits }: HostServer, program: Program, site: Site): void {
  const { basePath } = site;
  const read = (path: string) => readFileSync(join(site.folder, basePath, path));
  let port: number;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    port = await freePort();
    stop = await start(command({ ...site, port, work: workFolder() }, program), port);
  });
  afterAll(() => stop());

  test("every page is at its address, with and without the slash at the end", async () => {
    for (const page of pageFiles()) {
      const address = basePath + page.replace(/index\.html$/, "");
      for (const asked of [address, address.replace(/(?<=.)\/$/, ""), `${address}?from=search`]) {
        const { status, headers, body } = await askAndFollow(port, asked);
        expect({ asked, status, right: body.equals(read(page)) }).toEqual({
          asked,
          status: 200,
          right: true,
        });
        expect(headers["content-type"]).toMatch(/^text\/html(; ?charset=utf-8)?$/i);
      }
    }
  });

  const unknown = (basePath === "/" ? undefined : habits.unknownInFolder) ?? habits.unknown;
  const unknownPaths = ["area", "area/", "prices/area/of/no/page", "area.html", "fonts/none-01234567.woff2"];

  test.each(unknownPaths)(`%s is not found: status 404 and ${unknown}`, async (path) => {
    const { status, headers, body } = await askAndFollow(port, basePath + path);
    expect({ status, page: body.equals(read("404.html")) }).toEqual({
      status: 404,
      page: unknown === "404.html",
    });
    if (unknown === "404.html") expect(headers["content-type"]).toMatch(/^text\/html/);
    if (unknown === "nothing") expect(body.length).toBe(0);
    if (habits.headers !== "none") expect(headers["cache-control"] ?? "no-cache").toBe("no-cache");
  });

  if (habits.failure) {
    test("a failure is answered with 500.html", async () => {
      const { status, body } = await ask(port, basePath + habits.failure);
      expect({ status, page: body.equals(read("500.html")) }).toEqual({ status: 500, page: true });
    });
  }

  test("files come whole, and as what they are", async () => {
    const files = [...distFiles(), "sample.xml", "sample.vcf"].filter((path) => extname(path) in types);
    for (const path of files) {
      const { status, headers, body } = await ask(port, basePath + path);
      expect({ path, status, whole: body.equals(read(path)) }).toEqual({ path, status: 200, whole: true });
      const type = habits.untyped?.includes(extname(path)) ? /^$/ : types[extname(path)];
      expect(headers["content-type"]).toMatch(type ?? /never/);
    }
  });

  if (habits.head !== false) {
    test("HEAD gives what GET gives, without the body", async () => {
      const get = await ask(port, `${basePath}about/`);
      const head = await ask(port, `${basePath}about/`, {}, "HEAD");
      expect({ status: head.status, length: head.body.length }).toEqual({ status: 200, length: 0 });
      for (const name of ["content-type", "etag", "last-modified", "cache-control"]) {
        expect(head.headers[name]).toBe(get.headers[name]);
      }
      expect(head.headers["content-length"] ?? `${get.body.length}`).toBe(`${get.body.length}`);
    });
  }

  test.each(habits.remembers === false ? ["identity"] : ["identity", "gzip", "br"])(
    "who has a page already is told so (%s)",
    async (coding) => {
      const get = (condition = {}) =>
        ask(port, `${basePath}about/`, { "Accept-Encoding": coding, ...condition });
      const { etag, "last-modified": modified } = (await get()).headers;
      const again = await get(etag ? { "If-None-Match": etag } : { "If-Modified-Since": modified });
      expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    },
  );

  test(`a part of a file comes with ${habits.range}`, async () => {
    const whole = read("social.png");
    const { status, headers, body } = await ask(port, `${basePath}social.png`, { Range: "bytes=10-19" });
    expect(status).toBe(habits.range);
    expect(headers["content-range"]).toBe(status === 206 ? `bytes 10-19/${whole.length}` : undefined);
    expect(body.equals(status === 206 ? whole.subarray(10, 20) : whole)).toBe(true);
  });

  const { brotli, gzip } = habits;
  test.each([
    { accepted: "identity", form: "plain", coding: undefined, ending: "" },
    { accepted: "gzip", form: gzip, coding: "gzip", ending: ".gz" },
    { accepted: "br", form: brotli, coding: "br", ending: ".br" },
    brotli === "plain"
      ? { accepted: "gzip, deflate, br", form: gzip, coding: "gzip", ending: ".gz" }
      : { accepted: "gzip, deflate, br", form: brotli, coding: "br", ending: ".br" },
  ])("who takes $accepted gets the body $form", async ({ accepted, form, coding, ending }) => {
    const get = (path: string) => ask(port, basePath + path, { "Accept-Encoding": accepted });
    const page = await get("about/");
    expect(page.headers["content-encoding"]).toBe(form === "plain" ? undefined : coding);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.headers["content-language"]).toBeUndefined(); // Apache takes .br for Breton
    expect(plainBody(page).equals(read("about/index.html"))).toBe(true);
    if (form !== "plain") expect(/accept-encoding/i.test(`${page.headers.vary}`)).toBe(habits.varies ?? true);
    if (form === "sibling") {
      expect(page.body.equals(read(`about/index.html${ending}`))).toBe(true);
      expect((await get("sitemap.xml")).body.equals(read(`sitemap.xml${ending}`))).toBe(true);
    }
    if (unknown === "404.html") expect(plainBody(await get("area")).equals(read("404.html"))).toBe(true);
  });

  test.each([
    "../",
    "%2e%2e/",
    "..%2f",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    ".%2e/",
    "%252e%252e/",
    "%c0%ae%c0%ae/",
  ])("%s leads to nothing outside the site", async (up) => {
    for (const start of ["/", `${basePath}about/`]) {
      for (const path of [1, 3].map((steps) => `${start}${up.repeat(steps)}secret.txt`)) {
        const { status, body } = await ask(port, path);
        expect({ path, shown: status < 300 || body.includes(SECRET) }).toEqual({ path, shown: false });
      }
    }
  });

  test.each([
    "//example.com/about",
    "//example.com/%2e%2e/about",
    "//example.com/../about",
    "/\\example.com/about",
    "//about",
    "///about",
    "//reading",
    "//reading/about",
    "/%2fabout",
    "/%5cabout",
  ])("%s does not lead to another host", async (path) => {
    const { location = "/" } = (await ask(port, path)).headers;
    expect(new URL(location, `http://127.0.0.1:${port}`).host).toBe(`127.0.0.1:${port}`);
  });

  test.each(["", "about/", "favicon.ico", "area", ...distFiles().filter((path) => HASHED.test(path))])(
    `/%s comes with ${habitOfHeaders[habits.headers]}`,
    async (path) => {
      const all = headersFor(basePath + path, parseRules(`${read("_headers")}`));
      const expected = {
        ...all,
        ...(habits.headers === "snippet" && { "Content-Security-Policy": "frame-ancestors 'none'" }),
        "Cache-Control": all["Cache-Control"] ? (habits.forever ?? all["Cache-Control"]) : "no-cache",
      };
      const { headers } = await ask(port, basePath + path);
      const sent = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]);
      if (habits.headers === "none") expect(headers["content-security-policy"]).toBeUndefined();
      else expect(Object.fromEntries(sent)).toEqual(expected);
    },
  );

  test(`a folder without a page is ${habits.lists ? "shown as a list" : "not shown"}`, async () => {
    const { status, body } = await ask(port, `${basePath}fonts/`);
    expect({ ok: status === 200, list: body.includes("OFL.txt") }).toEqual({
      ok: habits.lists ?? false,
      list: habits.lists ?? false,
    });
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

const habitOfHeaders = {
  all: "all of the site's headers",
  snippet: "the headers of the document's snippet",
  none: "none of the site's headers",
};

function plainBody({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
