import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { bytesOf, type OutputFile } from "../../scripts/output/output-file.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { isWindows, start } from "./command.ts";
import { folderWith } from "./fixture.ts";
import { doneByOtherUser, giveAway } from "./other-user.ts";

/** A site of one version, with siblings: enough lines, none of them the other's, to be read in several pieces. */
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

test("every answer is one whole version of its page while the site is rebuilt again and again", async () => {
  const folder = folderWith({});
  const dist = join(folder, "dist");
  const builds = [site("old"), site("new")];
  emit(builds[0] ?? [], dist);
  // In a process of its own, the server reads at any moment of the writing.
  const server = start("serve.ts", folder, ["--port", "0"]);
  const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
  const origin = String(line).trim();

  const answers = { right: 0, wrong: new Set<string>() };
  let rebuilds = 0;
  let running = true;
  async function visit(address: string, path: string, accept: string): Promise<void> {
    while (running) {
      const fault = faultOf(path, await get(new URL(address, origin), accept), accept, builds);
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

/** A page that cannot be put in place, because a locked folder has its name: the build stops there. */
const locked = { path: "locked.html", from: "", contents: "" };
const lockedFolder = { "locked.html/inside/a": "" };
const file = (path: string) => ({ path, from: "", contents: "new" });

/** Puts files in place until the locked page; gives what dist/ has then. */
function emitUntilLocked(files: readonly OutputFile[], dist: string): readonly string[] {
  giveAway(dist);
  chmodSync(join(dist, "locked.html/inside"), 0o555);
  onTestFinished(() => chmodSync(join(dist, "locked.html/inside"), 0o755));
  expect(() => doneByOtherUser(() => emit(files, dist))).toThrow("dist/locked.html");
  return readdirSync(dist);
}

test.skipIf(isWindows)("removes an old sibling before its page changes, and adds the new one after", () => {
  const dist = folderWith({ "index.html": "old", "index.html.br": "old", ...lockedFolder });
  const files = [file("index.html"), locked, file("index.html.br")];
  expect(emitUntilLocked(files, dist)).toEqual(["index.html", "locked.html"]);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe("new");
});

test.skipIf(isWindows)("adds what a page refers to before it, and removes what it referred to after", () => {
  const dist = folderWith({ "index.html": "old", "old.woff2": "", ...lockedFolder });
  const files = [locked, file("index.html"), file("new.woff2")];
  expect(emitUntilLocked(files, dist)).toEqual(["index.html", "locked.html", "new.woff2", "old.woff2"]);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe("old");
});

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Asks as a browser does, but leaves the body compressed. */
function get(url: URL, accept: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { "Accept-Encoding": accept } }, (response) => {
      response.toArray().then((pieces) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
      }, reject);
    });
    call.on("error", reject).end();
  });
}

function faultOf(path: string, answer: Answer, accept: string, builds: readonly (readonly OutputFile[])[]) {
  const { status, headers, body } = answer;
  if (status !== (path === "404.html" ? 404 : 200)) return `status ${status}`;
  const encoding = headers["content-encoding"] ?? "";
  if (!accept.includes(encoding)) return `is sent ${encoding}`;
  const versions = builds.flat().filter((file) => file.path === path + endings[encoding]);
  return versions.some((file) => bytesOf(file).equals(body)) ? undefined : `no whole page, as ${encoding}`;
}
