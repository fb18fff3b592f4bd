import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesBelow } from "../../scripts/disk.ts";
import { dist, root } from "../root.ts";
import { isWindows } from "./command.ts";
import { type Files, filesOf } from "./dist-state.ts";

type Machine = {
  /** Its folder's name begins so. */
  readonly name: string;
  readonly umask: string;
  readonly env: Readonly<Record<string, string>>;
  /** Modules that node loads first. */
  readonly imports: readonly string[];
  /** The order in which its files come to the disk. */
  readonly order: (files: readonly string[]) => readonly string[];
};

const here: Machine = {
  name: "site-",
  umask: "022",
  env: { TZ: "UTC", LC_ALL: "C", NODE_ENV: "production" },
  imports: [],
  order: (files) => files,
};
const elsewhere: Machine = {
  name: "Die Website, “neu” ",
  umask: "077",
  env: { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", NODE_ENV: "development", UV_THREADPOOL_SIZE: "1" },
  imports: [import.meta.resolve("./other-clock.ts")],
  order: (files) => files.toReversed(),
};

const copies: string[] = [];
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** Copies the project file by file, and builds it there; gives its folder. */
async function builtOn({ name, umask, env, imports, order }: Machine): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), name));
  copies.push(folder);
  const folders = ["components", "data", "pages", "scripts", "static"];
  const files = folders.flatMap((path) => filesBelow(join(root, path)).map((file) => join(path, file)));
  for (const file of order([...files, "package.json", "tsconfig.json"])) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const flags = ["tsx", ...imports].flatMap((module) => ["--import", module]);
  const line = ["-c", `umask ${umask}; exec "$@"`, "sh", process.execPath, ...flags, "scripts/build.ts"];
  const { SITE_URL: _url, BASE_PATH: _path, ...plain } = process.env;
  await promisify(execFile)("sh", line, { cwd: folder, env: { ...plain, ...env } });
  return folder;
}

let [first, second] = ["", ""];
beforeAll(async () => {
  if (!isWindows) [first, second] = [await builtOn(here), await builtOn(elsewhere)];
});

const digests = (files: Files) =>
  [...files].map(([path, bytes]) => `${path} ${createHash("sha256").update(bytes).digest("hex")}`);

test.skipIf(isWindows)(
  "two machines with other clocks, languages, habits and folders make the same bytes, and so does a rebuild",
  () => {
    const made = digests(filesOf(join(first, "dist")));
    expect(made.filter((line) => /^[\w/]+\.html\.(br|gz) /.test(line)).length).toBeGreaterThan(10);
    expect(digests(filesOf(join(second, "dist")))).toEqual(made);
    expect(digests(filesOf(dist))).toEqual(made);
  },
);

test.skipIf(isWindows)(
  "a web server may read every file and folder, whatever the habit of who built it",
  () => {
    for (const folder of [first, second].map((machine) => join(machine, "dist"))) {
      const modes = ["", ...readdirSync(folder, { recursive: true })].map((path) => {
        const { mode } = lstatSync(join(folder, String(path)));
        return (mode & 0o777).toString(8);
      });
      expect(new Set(modes)).toEqual(new Set(["755", "644"]));
    }
  },
);

test.skipIf(isWindows)("no file tells on which machine or in which folder it was made", () => {
  const names = [first, second, root, tmpdir(), homedir()].flatMap((path) => [path, basename(path)]);
  const telling = names.filter((name) => name.length > 6);
  for (const [path, bytes] of filesOf(join(second, "dist"))) {
    const plain = path.endsWith(".br")
      ? brotliDecompressSync(bytes)
      : path.endsWith(".gz")
        ? gunzipSync(bytes)
        : bytes;
    expect(
      telling.filter((name) => bytes.includes(name) || plain.includes(name)),
      path,
    ).toEqual([]);
  }
});
