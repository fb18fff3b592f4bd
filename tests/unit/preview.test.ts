import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../hosts/ask.ts";
import { servePreview } from "../preview.ts";
import { folderWith } from "./fixture.ts";

// tests/hosts asks this server, as `npm run serve`, everything that it asks hosts.

const site = { "index.html": "Home", "prices/index.html": "Prices", "404.html": "Not found" };

/** Serves a folder "site" beside a folder "site-secret"; `get` returns an answer. */
async function preview(files: Record<string, string> = site) {
  const inSite = Object.entries(files).map(([path, contents]) => [`site/${path}`, contents]);
  const folder = folderWith({ "site-secret/index.html": "secret", ...Object.fromEntries(inSite) });
  const { port, close } = await servePreview(join(folder, "site"));
  onTestFinished(close);
  const get = async (path: string, headers = {}, method = "GET") => {
    const answer = await ask(port, path, headers, method);
    return { ...answer, text: `${answer.body}` };
  };
  return { folder, port, get };
}

const rules = "/bakery/*\n  X-Content-Type-Options: nosniff\n";
const outside = ["/../site-secret/", "/%2e%2e/site-secret/index.html", "/prices/../../site-secret/"];

test.each([
  ["", 200, "Home", ["/", "/?a=b"]],
  ["", 200, "Prices", ["/prices/", "/prices", "/prices/?a=b"]],
  ["", 404, "Not found", ["/area", "/%E0%A4%A", "/%00", "//evil.example/", ...outside]],
  [rules, 200, "Home", ["/bakery", "/bakery/", "/bakery?from=search"]],
  [rules, 200, "Prices", ["/bakery/prices/", "/bakery/prices", "/bakery/prices/index.html"]],
  [rules, 404, "Not found", ["/", "/prices/", "/bakerys/", "/bakery/nowhere/deep/"]],
])("with the headers “%s”, answers %i “%s” at %s", async (_headers, status, text, paths) => {
  const { get } = await preview({ ...site, ...(_headers && { _headers }) });
  for (const path of paths) {
    const type = { "content-type": "text/html; charset=utf-8" };
    expect(await get(path), path).toMatchObject({ status, text, headers: type });
  }
});

test("sends 304 to clients that have a compressed page, with all headers, and rejects other methods", async () => {
  const { get, folder } = await preview({ ...site, _headers: rules.replace("bakery/", "") });
  writeFileSync(join(folder, "site/index.html.br"), brotliCompressSync("Home"));
  const accepts = { "Accept-Encoding": "gzip, br" };
  const { headers, body } = await get("/", accepts);
  expect(`${brotliDecompressSync(body)}`).toBe("Home");
  const always = { "x-content-type-options": "nosniff", etag: headers.etag, vary: "Accept-Encoding" };
  const unchanged = await get("/", { ...accepts, "If-None-Match": headers.etag });
  expect(unchanged).toMatchObject({ status: 304, text: "", headers: always });
  expect(await get("/", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

test("sends the right status even without error pages, and survives requests that aren't HTTP", async () => {
  const { get, port } = await preview({});
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.end("\0\0GET nonsense\r\n\r\n");
  await once(socket.resume(), "close");
  expect(await get("/")).toMatchObject({ status: 404, text: "404" });
});
