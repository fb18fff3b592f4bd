import { once } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bytesOf, type OutputFile } from "../../scripts/output/output-file.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { type Answer, ask } from "../hosts/ask.ts";
import { start } from "./command.ts";
import { folderWith } from "./fixture.ts";

/** A version of a site with compressed variants, unlike the other and large enough to be read in several chunks. */
function site(version: string): OutputFile[] {
  return ["index.html", "about/index.html", "404.html"].flatMap((path) => {
    const lines = Array.from({ length: 2500 }, (_, line) => `${version} ${path} ${line ** 3}\n`);
    const contents = lines.join("");
    return [
      { path, from: "", contents },
      { path: `${path}.br`, from: "", contents: brotliCompressSync(contents, fast) },
      { path: `${path}.gz`, from: "", contents: gzipSync(contents) },
    ];
  });
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pages = { "/": "index.html", "/about/": "about/index.html", "/nowhere/": "404.html" };
const endings: Record<string, string> = { "": "", br: ".br", gzip: ".gz" };

test("every response is one whole version of its page while the site is rebuilt repeatedly", async () => {
  const folder = folderWith({});
  const dist = join(folder, "dist");
  const builds = [site("old"), site("new")];
  emit(builds[0] ?? [], dist);
  // In its own process, the server can read at any moment during the writing.
  const server = start("serve.ts", folder, ["--port", "0"]);
  const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
  const port = Number(new URL(String(line)).port);

  const answers = { right: 0, wrong: new Set<string>() };
  let rebuilds = 0;
  let running = true;
  async function visit(address: string, path: string, accept: string): Promise<void> {
    while (running) {
      const fault = faultOf(path, await ask(port, address, { "Accept-Encoding": accept }), accept, builds);
      if (fault) answers.wrong.add(`${address} for who accepts ${accept}: ${fault}`);
      else answers.right++;
    }
  }
  async function rebuild(): Promise<void> {
    const isShort = () => answers.wrong.size === 0 && (rebuilds < 200 || answers.right < 1500);
    for (; isShort(); rebuilds++) {
      emit(builds[rebuilds % 2] ?? [], dist);
      await setImmediate();
    }
    running = false;
  }
  const visits = Object.entries(pages).flatMap(([address, path]) =>
    ["identity", "br", "gzip", "gzip, br"].map((accept) => visit(address, path, accept)),
  );
  await Promise.all([rebuild(), ...visits]);
  expect([...answers.wrong]).toEqual([]);
});

function faultOf(path: string, answer: Answer, accept: string, builds: readonly (readonly OutputFile[])[]) {
  const { status, headers, body } = answer;
  if (status !== (path === "404.html" ? 404 : 200)) return `status ${status}`;
  const encoding = headers["content-encoding"] ?? "";
  if (!accept.includes(encoding)) return `is sent ${encoding}`;
  const versions = builds.flat().filter((file) => file.path === path + endings[encoding]);
  return versions.some((file) => bytesOf(file).equals(body)) ? undefined : `no whole page, as ${encoding}`;
}
