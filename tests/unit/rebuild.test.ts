import { once } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { start } from "./command.ts";
import { folderWith } from "./fixture.ts";

/** The text of a page in a version of the site, large enough to be read in several chunks. */
const textOf = (version: string, path: string) =>
  Array.from({ length: 2500 }, (_, line) => `${version} ${path} ${line ** 3}\n`).join("");

const PAGES = { "/": "index.html", "/about/": "about/index.html", "/nowhere/": "404.html" };
const VERSIONS = ["old", "new"];
const filesOf = (version: string) =>
  compress(Object.values(PAGES).map((path) => ({ path, from: "", contents: textOf(version, path) })));

test("every response is one whole version of its page while the site is rebuilt repeatedly", async () => {
  const folder = folderWith({});
  const builds = await Promise.all(VERSIONS.map(filesOf));
  const rebuild = (count: number) => emit(builds[count % 2] ?? [], join(folder, "dist"));
  rebuild(0);
  // In its own process, the server can read at any moment during the writing.
  const server = start("serve.ts", folder, ["--port", "0"]);
  const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");

  const wrong = new Set<string>();
  let [right, rebuilds, running] = [0, 1, true];
  async function visit(address: string, path: string, accepted: string): Promise<void> {
    const whole = VERSIONS.map((version) => textOf(version, path));
    while (running) {
      const answer = await fetch(new URL(address, String(line)), {
        headers: { "Accept-Encoding": accepted },
      });
      const isRight =
        whole.includes(await answer.text()) && answer.status === (address === "/nowhere/" ? 404 : 200);
      if (isRight) right++;
      else wrong.add(`${address} for who accepts ${accepted}: ${answer.status}`);
    }
  }
  const visits = Object.entries(PAGES).flatMap(([address, path]) =>
    ["identity", "br", "gzip", "gzip, br"].map((accepted) => visit(address, path, accepted)),
  );
  for (; wrong.size === 0 && (rebuilds < 200 || right < 1500); rebuilds++) {
    rebuild(rebuilds);
    await setImmediate();
  }
  running = false;
  await Promise.all(visits);
  expect([...wrong]).toEqual([]);
});
