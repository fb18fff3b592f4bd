import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
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
  const get = async (path: string, method = "GET") => {
    const answer = await ask(port, path, {}, method);
    return { ...answer, text: `${answer.body}` };
  };
  return { port, get };
}

const rules = "/bakery/*\n  X-Content-Type-Options: nosniff\n";
const outside = ["/../site-secret/", "/%2e%2e/site-secret/index.html", "/prices/../../site-secret/"];

test.each([
  ["", 404, "Not found", ["/%E0%A4%A", "/%00", "//evil.example/", ...outside]],
  [rules, 200, "Prices", ["/bakery/prices/", "/bakery/prices", "/bakery/prices/index.html?a=b"]],
  [rules, 404, "Not found", ["/", "/prices/", "/bakerys/", "/bakery/nowhere/deep/"]],
])("with the headers “%s”, answers %i “%s” at %s", async (_headers, status, text, paths) => {
  const { get } = await preview({ ...site, ...(_headers && { _headers }) });
  for (const path of paths) {
    const type = { "content-type": "text/html; charset=utf-8" };
    expect(await get(path), path).toMatchObject({ status, text, headers: type });
  }
});

test("sends the right status even without error pages, and survives requests that aren't HTTP", async () => {
  const { get, port } = await preview({});
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.end("\0\0GET nonsense\r\n\r\n");
  await once(socket.resume(), "close");
  expect(await get("/")).toMatchObject({ status: 404, text: "404" });
  expect(await get("/", "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});
