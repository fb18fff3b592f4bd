import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dist, pageFiles, readDist } from "../root.ts";

const folder = dirname(createRequire(import.meta.url).resolve("sirv-cli/package.json"));
let stop: () => void;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [
    join(folder, "bin.js"),
    dist,
    "--port",
    `${port}`,
    "--host",
    "127.0.0.1",
  ]);
  stop = () => void server.kill();
  address = `http://127.0.0.1:${port}`;
  await once(server.stdout, "data");
});
afterAll(() => stop());

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

test.each(pageFiles())("sirv-cli serves dist/%s", async (path) => {
  const route = path.replace(/index\.html$/, "");
  for (const asked of new Set([route, route.replace(/\/$/, "")])) {
    const response = await fetch(`${address}/${asked}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(await response.text()).toBe(readDist(path));
  }
});

test("sirv-cli has no page for an unknown path: 404 without a body", async () => {
  const response = await fetch(`${address}/area/`);
  expect([response.status, await response.text()]).toEqual([404, ""]);
});
