import { symlinkSync } from "node:fs";
import { hostname, networkInterfaces } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "../../ask.ts";
import { addressesIn } from "../../start-group.ts";
import { build, compressed, run, start } from "./commands.ts";
import { dataOf, folderWith, page, siteWith, write } from "./minimal-site.ts";

/** Starts a server for a folder and waits for its first address. */
async function serve(script: string, folder: string, args: readonly string[] = [], env = {}) {
  const { printed, child } = start(script, folder, { args: ["--port", "0", ...args], env });
  const addresses = await addressesIn(printed);
  const address = new URL(`${addresses[0]}`);
  return { address, addresses, port: Number(address.port), child };
}

test("npm run serve answers like a good host: its folder, headers and 404 page", async () => {
  const folder = siteWith({
    "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
    "pages/prices.tsx": page("Prices", `<main>${"Cold at the bottom. ".repeat(40)}</main>`),
    "pages/404.tsx": page("Lost", "<main>Not found</main>"),
    "static/assets/a-795ea3ef.woff2": "font",
  });
  await build(folder, compressed);
  write(folder, { "secret.txt": "secret", "dist/.new+1/0": "unfinished" });
  symlinkSync("../secret.txt", join(folder, "dist/link.txt"));
  const { address, port, child } = await serve("serve", folder);
  expect(address.pathname).toBe("/bakery/");
  const headers = { "content-type": expect.stringMatching(/html/), "x-content-type-options": "nosniff" };
  for (const path of ["prices/", "prices", "prices/index.html?a=b", ""])
    expect(await ask(port, `/bakery/${path}`), path).toMatchObject({ status: 200, headers });
  expect(await ask(port, "/bakery")).toMatchObject({ status: 200, headers });
  const hidden = ["../secret.txt", ".new+1/0", "%2enew%2b1/0", "%2e%2e/secret.txt", "%00", "%E0%A4%A"].map(
    (path) => `/bakery/${path}`,
  );
  for (const path of ["/", "/prices/", "/bakerys/", "/bakery/no/where/", "//evil.example/", ...hidden]) {
    const { status, body } = await ask(port, path);
    expect([status, body], path).toEqual([404, expect.stringContaining("Not found")]);
  }
  expect((await ask(port, "/bakery/link.txt")).body).not.toContain("secret");
  const font = await ask(port, "/bakery/assets/a-795ea3ef.woff2");
  expect(font.headers["cache-control"]).toContain("immutable");
  expect(child.exitCode).toBe(null);
});

test("npm run serve sends the variant that a browser takes, and 304 for what the browser has", async () => {
  const files = { "pages/prices.tsx": page("Prices", `<main>${"Cold at the bottom. ".repeat(40)}</main>`) };
  const folder = siteWith(files);
  await build(folder, compressed);
  const { port } = await serve("serve", folder);
  const seen: unknown[] = [];
  for (const accepted of [undefined, "gzip, deflate, br", "gzip", "br;q=0, gzip", "br"]) {
    const asked = accepted === undefined ? {} : { "Accept-Encoding": accepted };
    const { headers, body } = await ask(port, "/prices/", asked);
    seen.push(headers["content-encoding"]);
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "text/html; charset=utf-8" });
    expect(body.length).toBe(Number(headers["content-length"]));
    const again = await ask(port, "/prices/", { ...asked, "If-None-Match": headers.etag });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(await ask(port, "/prices/", { ...asked, "If-None-Match": '"0"' })).toMatchObject({ status: 200 });
  }
  expect(seen).toEqual([undefined, "br", "gzip", "gzip", "br"]);
});

test("npm run serve lives through rebuilds, and never sends a cut page", async () => {
  const folder = siteWith({ "pages/index.tsx": page("Home", "<main>one</main>", false) });
  await build(folder, compressed);
  const { port, child } = await serve("serve", folder);
  let isDone = false;
  const seen: string[] = [];
  const look = async () => {
    while (!isDone) {
      const { status, body, headers } = await ask(port, "/");
      const isComplete = body.length === Number(headers["content-length"] ?? 0);
      const isWhole = isComplete && (status === 0 || body.endsWith("</html>"));
      seen.push(status === 404 || !isWhole ? `${status} ${body}` : "whole");
    }
  };
  const looking = [look(), look(), look()];
  for (const length of [900, 1, 500, 1, 800]) {
    write(folder, { "pages/index.tsx": page("Home", `<main>${"Cold. ".repeat(length)}</main>`, false) });
    await build(folder, compressed);
  }
  isDone = true;
  await Promise.all(looking);
  expect(new Set(seen)).toEqual(new Set(["whole"]));
  expect(child.exitCode).toBe(null);
});

test("npm run serve needs a site", async () => {
  const out = "There is no site in dist/ yet.\n→ Run: npm run build\n";
  expect(await run("serve", folderWith({}))).toMatchObject({ code: 1, out });
});

test.each([
  ["serve", []],
  ["dev", ["--watch"]],
])("npm run %s names another port if its own is taken, and ends", async (script, flags) => {
  const folder = siteWith({ "dist/index.html": "Home" });
  const { port } = await serve("serve", folder);
  const { code, out } = await run(script, folder, { flags, args: ["--port", `${port}`] });
  const taken = `Port ${port} is in use.\n→ Stop the other program, or add: -- --port ${port + 1}\n`;
  expect([code, out]).toEqual([1, expect.stringContaining(taken)]);
});

test.each(["--port=http", "--port=-1", "--port=65536", "--prot=0"])(
  "npm run serve refuses %s and names its options",
  async (option) => {
    const { code, out } = await run("serve", siteWith({ "dist/index.html": "Home" }), { args: [option] });
    expect([code, out]).toEqual([1, expect.stringContaining("→ The options are --port")]);
  },
);

const FOREIGN = ["evil.example", "127.0.0.1.evil.example", "192.0.2.7", "localhost.evil.example"];

test.each(["serve", "dev"])(
  "%s answers only as localhost, and says how to allow other names; only GET and HEAD",
  async (script) => {
    const folder = siteWith();
    await build(folder);
    const { port } = await serve(script, folder);
    for (const Host of [
      "localhost",
      `localhost:${port}`,
      "127.0.0.1",
      "127.1.2.3",
      "[::1]:80",
      "a.localhost",
    ])
      expect(await ask(port, "/", { Host }), Host).toMatchObject({ status: 200 });
    for (const Host of [...FOREIGN, hostname()])
      expect(await ask(port, "/", { Host }), Host).toMatchObject({
        status: 421,
        body: expect.stringContaining("--host"),
      });
    for (const method of ["POST", "PUT", "OPTIONS"])
      expect(await ask(port, "/", {}, method)).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD" },
      });
    for (const path of ["/", "/_dev/events"])
      expect(await ask(port, path, {}, "HEAD")).toMatchObject({ body: "" });
  },
);

// Without “--”, npm takes --host for its own.
test.each([
  ["--host", {}],
  ["--port=0", { npm_config_host: "true" }],
])("with %s and %j, a server answers at every address and to every name", async (arg, env) => {
  const folder = folderWith({ "dist/index.html": "Home" });
  const { port, addresses } = await serve("serve", folder, [arg], env);
  const networks = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const outside = networks.filter(({ family, internal }) => family === "IPv4" && !internal);
  const hosts = ["127.0.0.1", ...outside.map(({ address }) => address)];
  expect(addresses).toEqual(hosts.map((host) => `http://${host}:${port}/`));
  for (const address of addresses) expect(await (await fetch(address)).text()).toBe("Home");
  expect(await ask(port, "/", { Host: "tunnel.example" })).toMatchObject({ status: 200 });
});
