import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { bytesOf, type OutputFile } from "../../scripts/output.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { isWindows, start } from "./command.ts";
import { folderWith } from "./fixture.ts";
import { doneByOtherUser, giveAway } from "./other-user.ts";

/** A site of one version: no line is the other's, and there are enough of them to be read in several pieces. */
function site(version: string): OutputFile[] {
  return ["index.html", "about/index.html", "404.html"].map((path) => {
    const lines = Array.from({ length: 4000 }, (_, line) => `${version} ${path} ${line ** 3}\n`);
    return { path, from: "", contents: lines.join("") };
  });
}

const pages = { "/": "index.html", "/about/": "about/index.html", "/nowhere/": "404.html" };
const endings: Record<string, string> = { "": "", br: ".br", gzip: ".gz" };

test("while the site is rebuilt again and again, every answer is one whole version of its page", async () => {
  const folder = folderWith({});
  const dist = join(folder, "dist");
  const builds = await Promise.all([site("old"), site("new")].map(compress));
  emit(builds[0] ?? [], dist);
  // The server is a process of its own, so that it reads at any moment of the writing.
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
    const end = Date.now() + 3000;
    // A busy machine takes longer for as much.
    const isShort = () => answers.wrong.size === 0 && (rebuilds < 20 || answers.right < 300);
    for (; Date.now() < end || isShort(); rebuilds++) {
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

/** A page that the build cannot put in place, and where it therefore stops: a locked folder stands there. */
const locked = { path: "locked.html", from: "", contents: "" };
const lockedFolder = { "locked.html/inside/a": "" };

/** Puts files in place as far as the locked page. */
function emitUntilLocked(files: readonly OutputFile[], dist: string): void {
  giveAway(dist);
  chmodSync(join(dist, "locked.html/inside"), 0o555);
  onTestFinished(() => chmodSync(join(dist, "locked.html/inside"), 0o755));
  expect(() => doneByOtherUser(() => emit(files, dist))).toThrow("dist/locked.html");
}

test.skipIf(isWindows)("an old sibling goes before its page changes, and the new one comes after", () => {
  const dist = folderWith({ "index.html": "old", "index.html.br": "old", ...lockedFolder });
  const [page, sibling] = ["index.html", "index.html.br"].map((path) => ({
    path,
    from: "",
    contents: "new",
  }));
  emitUntilLocked(
    [page, locked, sibling].filter((file) => file !== undefined),
    dist,
  );
  expect(readdirSync(dist)).toEqual(["index.html", "locked.html"]);
  expect(readFileSync(join(dist, "index.html"), "utf8")).toBe("new");
});

test.skipIf(isWindows)(
  "what a page refers to comes before it, and what the old one referred to goes after",
  () => {
    const dist = folderWith({ "index.html": "old", "old.woff2": "", ...lockedFolder });
    const [page, font] = ["index.html", "new.woff2"].map((path) => ({ path, from: "", contents: "new" }));
    emitUntilLocked(
      [locked, page, font].filter((file) => file !== undefined),
      dist,
    );
    expect(readdirSync(dist)).toEqual(["index.html", "locked.html", "new.woff2", "old.woff2"]);
    expect(readFileSync(join(dist, "index.html"), "utf8")).toBe("old");
  },
);

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
