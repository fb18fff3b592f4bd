import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createPreview } from "../../scripts/server/preview.ts";
import { ask } from "../hosts/ask.ts";
import { isWindows } from "./command.ts";
import { folderWith } from "./fixture.ts";

const site = {
  "index.html": "<h1>Home</h1>",
  "prices/index.html": "<h1>Prices</h1>",
  "404.html": "<h1>Not found</h1>",
  "500.html": "<h1>Error</h1>",
  "icon.svg": "<svg/>",
  "favicon.ico": "icon",
};

async function preview(files: Record<string, string> = site) {
  const folder = folderWith(files);
  const server = createPreview(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers = {}, method = "GET") => ask(port, path, headers, method);
  return { folder, port, get };
}

type Case = {
  readonly path: string;
  readonly file: keyof typeof site;
  readonly type: string;
  readonly range?: string;
};

const html = "text/html; charset=utf-8";
const unknown = ["/area", "/prices/area/", "/%E0%A4%A", "/..%2f..%2fetc/passwd", "//evil.example/", "/%00"];

test.each<Case>([
  ...["/prices/", "/prices", "/prices/?a=b"].map(
    (path) => ({ path, file: "prices/index.html", type: html }) as const,
  ),
  { path: "/icon.svg", file: "icon.svg", type: "image/svg+xml" },
  { path: "/favicon.ico", file: "favicon.ico", type: "image/vnd.microsoft.icon" },
  ...unknown.map((path) => ({ path, file: "404.html", type: html }) as const),
  { path: "/", file: "index.html", type: html, range: "bytes=0-1,3-4" },
  { path: "/", file: "index.html", type: html, range: "bytes=999999-" },
])("answers $path with $file for any range: $range", async ({ path, file, type, range }) => {
  const { get } = await preview();
  const { status, headers, body } = await get(path, range && { Range: range });
  expect({ status, body: `${body}` }).toEqual({ status: file === "404.html" ? 404 : 200, body: site[file] });
  expect(headers).toMatchObject({ "content-type": type, "cache-control": "no-cache" });
});

test("serves nothing outside the folder", async () => {
  const { get, folder } = await preview();
  mkdirSync(`${folder}-secret`);
  onTestFinished(() => rmSync(`${folder}-secret`, { recursive: true }));
  writeFileSync(`${folder}-secret/index.html`, "secret");
  const name = folder.split("/").at(-1);
  for (const way of ["/..", "/%2e%2e", "/prices/../.."]) {
    expect((await get(`${way}/${name}-secret/index.html`)).status).toBe(404);
    expect((await get(`${way}/${name}-secret/`)).status).toBe(404);
  }
});

test("sends an ETag, 304 to clients that have the page, HEAD without a body, and rejects other methods", async () => {
  const { get } = await preview();
  const { etag, "cache-control": caching } = (await get("/")).headers;
  expect(caching).toBe("no-cache");
  expect(await get("/", { "If-None-Match": etag })).toMatchObject({ status: 304, body: Buffer.of() });
  const length = `${site["index.html"].length}`;
  const head = { status: 200, headers: { "content-length": length }, body: Buffer.of() };
  expect(await get("/", {}, "HEAD")).toMatchObject(head);
  expect(await get("/", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

test("sends compressed variants to clients that accept them", async () => {
  const { get, folder } = await preview();
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync(site["index.html"]));
  writeFileSync(join(folder, "index.html.gz"), gzipSync(site["index.html"]));
  const brotli = await get("/", { "Accept-Encoding": "gzip, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(`${brotliDecompressSync(brotli.body)}`).toBe(site["index.html"]);
  expect((await get("/", { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await get("/")).headers["content-encoding"]).toBeUndefined();
});

test.skipIf(isWindows)("answers with 500.html for an unreadable file, and keeps running", async () => {
  const { get, folder } = await preview();
  const socket = createServer().listen(join(folder, "broken.html")); // opening a socket's file fails
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  expect(await get("/broken")).toMatchObject({ status: 500, body: Buffer.from(site["500.html"]) });
  expect((await get("/")).status).toBe(200);
});

test("sends the right status even without error pages, and survives requests that aren't HTTP", async () => {
  const { get, port } = await preview({});
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.end("\0\0GET nonsense\r\n\r\n");
  await once(socket.resume(), "close");
  expect(await get("/")).toMatchObject({ status: 404, body: Buffer.from("404") });
});

const headers =
  "/*\n  X-Content-Type-Options: nosniff\n/icon.svg\n  Cache-Control: public, max-age=31536000\n";

test("sends the headers of the folder's _headers with every response", async () => {
  const { get } = await preview({ ...site, _headers: headers });
  const { etag } = (await get("/")).headers;
  const answers = [get("/"), get("/nowhere"), get("/", {}, "HEAD"), get("/", { "If-None-Match": etag })];
  for (const { status, headers: sent } of await Promise.all(answers)) {
    expect({ status, sniff: sent["x-content-type-options"] }).toEqual({ status, sniff: "nosniff" });
  }
  expect((await get("/icon.svg?new")).headers["cache-control"]).toBe("public, max-age=31536000");
  expect((await get("/prices/")).headers["cache-control"]).toBe("no-cache");
});

test("serves a site that was built for a folder only there", async () => {
  const { get } = await preview({ ...site, _headers: headers.replaceAll(/^\//gm, "/bakery/") });
  const answers = {
    "prices/index.html": ["/bakery/prices/", "/bakery/prices", "/bakery/prices/index.html"],
    "index.html": ["/bakery", "/bakery?from=search"],
    "404.html": ["/prices/", "/", "/bakerys/", "/bakery/nowhere/deep/"],
  } as const;
  for (const [file, paths] of Object.entries(answers)) {
    const status = file === "404.html" ? 404 : 200;
    const body = Buffer.from(site[file as keyof typeof answers]);
    for (const path of paths) expect(await get(path), path).toMatchObject({ status, body });
  }
});
