import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { request } from "node:http";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build, dataOf, folderWith, page, run, siteWith, start, write } from "./site.ts";

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Buffer };

/** A request with exactly this path; 0 if the connection ends without an answer. */
async function ask(port: number, path: string, { method = "GET", headers = {} } = {}): Promise<Answer> {
  const asked = request({ host: "127.0.0.1", port, path, method, headers }).end();
  const answered = once(asked, "response").catch(() => undefined);
  const [response] = (await answered) ?? [];
  if (!response) return { status: 0, headers: {}, body: Buffer.alloc(0) };
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

/** Starts a server for a folder and waits for its first address. */
async function serve(script: string, folder: string, args: readonly string[] = []) {
  const { told, child } = start(script, folder, { args: ["--port", "0", ...args] });
  await expect.poll(() => told.out, { timeout: 60_000 }).toMatch(/http:\S+\n/);
  const address = new URL(/http:\S+/.exec(told.out)?.[0] ?? "");
  return { address, port: Number(address.port), told, child };
}

const compress = { release: false, compress: true };

test("npm run serve answers like a good host: its folder, headers, variants and 404 page", async () => {
  const folder = siteWith({
    "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
    "pages/prices.tsx": page("Prices", `<main>${"Cold at the bottom. ".repeat(40)}</main>`),
    "pages/404.tsx": page("Lost", "<main>Not found</main>"),
    "static/fonts/a-0123abcd.woff2": "font",
  });
  await build(folder, compress);
  write(folder, { "secret.txt": "secret" });
  symlinkSync("../secret.txt", join(folder, "dist/link.txt"));
  const { address, port, child } = await serve("serve.ts", folder);
  expect(address.pathname).toBe("/bakery/");
  for (const path of [
    "/bakery/prices/",
    "/bakery/prices",
    "/bakery/prices/index.html?a=b",
    "/bakery/",
    "/bakery",
  ])
    expect(await ask(port, path), path).toMatchObject({
      status: 200,
      headers: { "content-type": /html/, "x-content-type-options": "nosniff" },
    });
  const outside = [
    "/",
    "/prices/",
    "/bakerys/",
    "/bakery/nowhere/deep/",
    "/bakery/../secret.txt",
    "/bakery/%2e%2e/secret.txt",
    "/bakery/%00",
    "/bakery/%E0%A4%A",
    "//evil.example/",
  ];
  for (const path of outside) {
    const { status, body } = await ask(port, path);
    expect([status, `${body}`], path).toEqual([404, expect.stringContaining("Not found")]);
  }
  expect(`${(await ask(port, "/bakery/link.txt")).body}`).not.toContain("secret");
  expect((await ask(port, "/bakery/fonts/a-0123abcd.woff2")).headers["cache-control"]).toContain("immutable");
  const whole = await ask(port, "/bakery/prices/");
  for (const encoding of ["br", "gzip"])
    expect(
      (await ask(port, "/bakery/prices/", { headers: { "Accept-Encoding": encoding } })).headers[
        "content-encoding"
      ],
    ).toBe(encoding);
  expect(
    (await ask(port, "/bakery/prices/", { headers: { "If-None-Match": `${whole.headers.etag}` } })).status,
  ).toBe(304);
  for (const Range of [
    "bytes=0-0",
    "bytes=10-5",
    "bytes=-5",
    "bytes=99999999-",
    "bytes=a-b",
    "bytes=0-1,3-4",
  ])
    expect(await ask(port, "/bakery/prices/", { headers: { Range } }), Range).toMatchObject({
      status: 200,
      body: whole.body,
    });
  expect(child.exitCode).toBe(null);
});

test("npm run serve lives through rebuilds, and never sends a cut page", async () => {
  const folder = siteWith({ "pages/index.tsx": page("Home", "<main>one</main>", false) });
  await build(folder, compress);
  const { port, child } = await serve("serve.ts", folder);
  let isDone = false;
  const seen: string[] = [];
  const look = async () => {
    while (!isDone) {
      const { status, body, headers } = await ask(port, "/");
      const isWhole =
        body.length === Number(headers["content-length"] ?? 0) &&
        (status === 0 || `${body}`.endsWith("</html>"));
      seen.push(status === 404 || !isWhole ? `${status} ${body}` : "whole");
    }
  };
  const looking = [look(), look(), look()];
  for (const length of [900, 1, 500, 1, 800]) {
    write(folder, { "pages/index.tsx": page("Home", `<main>${"Cold. ".repeat(length)}</main>`, false) });
    await build(folder, compress);
  }
  isDone = true;
  await Promise.all(looking);
  expect(new Set(seen)).toEqual(new Set(["whole"]));
  expect(child.exitCode).toBe(null);
});

test("npm run serve needs a site, a free port and known options", async () => {
  expect(await run("serve.ts", folderWith({}))).toMatchObject({
    code: 1,
    out: "There is no site in dist/ yet.\n→ Run: npm run build\n",
  });
  const folder = folderWith({ "dist/index.html": "Home" });
  const { port } = await serve("serve.ts", folder);
  const taken = `Port ${port} is in use.\n→ Stop the other program, or add: --port ${port + 1}\n`;
  expect(await run("serve.ts", folder, { args: ["--port", `${port}`] })).toMatchObject({
    code: 1,
    out: taken,
  });
  expect(await run("dev.ts", siteWith(), { args: ["--port", `${port}`] })).toMatchObject({
    code: 1,
    out: expect.stringContaining(taken),
  });
  for (const args of [["--port", "http"], ["--port=-1"], ["--port", "65536"], ["--prot", "0"]])
    expect(await run("serve.ts", folder, { args })).toMatchObject({
      code: 1,
      out: expect.stringContaining("→ The options are --port"),
    });
});

test.each(["serve.ts", "dev.ts"])("%s answers only its own hosts, GET and HEAD", async (script) => {
  const folder = siteWith();
  await build(folder);
  const { port } = await serve(script, folder);
  const statusFor = async (Host: string) => (await ask(port, "/", { headers: { Host } })).status;
  for (const host of ["localhost", `localhost:${port}`, "127.0.0.1", "127.1.2.3", "[::1]:80", "a.localhost"])
    expect(await statusFor(host), host).toBe(200);
  for (const host of [
    "evil.example",
    "127.0.0.1.evil.example",
    "192.0.2.7",
    hostname(),
    "localhost.evil.example",
  ])
    expect(await statusFor(host), host).toBe(421);
  for (const method of ["POST", "PUT", "OPTIONS"])
    expect(await ask(port, "/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  expect(await ask(port, "/", { method: "HEAD" })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test("with --host, a server answers for this machine's own names too", async () => {
  const folder = siteWith();
  await build(folder);
  const { port } = await serve("serve.ts", folder, ["--host"]);
  expect((await ask(port, "/", { headers: { Host: hostname() } })).status).toBe(200);
  expect((await ask(port, "/", { headers: { Host: "evil.example" } })).status).toBe(421);
});
