import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../scripts/output/disk.ts";
import { makeSite } from "../../scripts/site.ts";
import { dist, pageFiles, readDist, root } from "../root.ts";
import { isWindows } from "./command.ts";
import { type Files, filesOf } from "./dist-state.ts";

/** As little as possible is as it was when the site of these tests was built. */
const elsewhere = {
  folder: "Die Website, “neu” ",
  umask: "077",
  env: { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", NODE_ENV: "development", UV_THREADPOOL_SIZE: "1" },
  imports: ["tsx", import.meta.resolve("./other-clock.ts")],
};

/** A copy of the project, whose files come to the disk in reverse order. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), elsewhere.folder));
  const folders = ["components", "data", "pages", "scripts", "static"];
  const files = folders.flatMap((path) => filesBelow(join(root, path)).map((file) => join(path, file)));
  for (const file of ["tsconfig.json", "package.json", ...files.toReversed()]) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const digests = (files: Files) =>
  [...files].map(([path, bytes]) => `${path} ${createHash("sha256").update(bytes).digest("hex")}`);

function decompressed(path: string, bytes: Buffer): Buffer {
  if (path.endsWith(".br")) return brotliDecompressSync(bytes);
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

describe.skipIf(isWindows)("a machine with another clock, language, umask and folder", () => {
  let folder: string;
  let made: string;
  beforeAll(async () => {
    folder = copyOfProject();
    made = join(folder, "dist");
    const { umask, env, imports } = elsewhere;
    const flags = imports.flatMap((module) => ["--import", module]);
    const line = ["-c", `umask ${umask}; exec "$@"`, "sh", process.execPath, ...flags, "scripts/build.ts"];
    const { SITE_URL: _url, BASE_PATH: _path, ...own } = process.env;
    await promisify(execFile)("sh", line, { cwd: folder, env: { ...own, ...env } });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("makes the same bytes", () => {
    expect(digests(filesOf(made))).toEqual(digests(filesOf(dist)));
  });

  test("lets a web server read every file and folder", () => {
    const paths = ["", ...readdirSync(made, { recursive: true }).map(String)];
    const modes = paths.map((path) => (lstatSync(join(made, path)).mode & 0o777).toString(8));
    expect(new Set(modes)).toEqual(new Set(["755", "644"]));
  });

  test("leaves no trace of itself or of its folder", () => {
    const names = [folder, root, tmpdir(), homedir()].flatMap((path) => [path, basename(path)]);
    const traces = names.filter((name) => name.length > 6);
    for (const [path, bytes] of filesOf(made)) {
      const plain = decompressed(path, bytes);
      const found = traces.filter((name) => bytes.includes(name) || plain.includes(name));
      expect(found, path).toEqual([]);
    }
  });
});

/** React warns by console.error, which fails tests. */
test("React warns of nothing, and makes the same pages in its development mode", async () => {
  const pages = (await makeSite(root)).files.filter(({ path }) => path.endsWith(".html"));
  expect(pages.map(({ path }) => path).sort()).toEqual(pageFiles());
  for (const { path, contents } of pages) expect(`${contents}`, path).toBe(readDist(path));
});
