import { execFile } from "node:child_process";
import { cpSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { filesBelow } from "../../scripts/output/disk.ts";
import { dist } from "../root.ts";
import { siteOf } from "../sites.ts";
import { isWindows } from "./command.ts";
import { filesOf } from "./fixture.ts";

/** A copy of the project, written to the disk in reverse order. */
function copyOfProject(): string {
  const root = siteOf("usual");
  const folder = mkdtempSync(join(tmpdir(), "Die Website, “neu” "));
  const folders = ["components", "data", "pages", "scripts", "static"];
  const files = folders.flatMap((path) => filesBelow(join(root, path)).map((file) => join(path, file)));
  for (const file of ["tsconfig.json", "package.json", ...files.toReversed()]) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(realpathSync(join(root, "node_modules")), join(folder, "node_modules"));
  return folder;
}

test.skipIf(isWindows)(
  "another clock, language, umask and folder produce the same bytes, readable by all users",
  async () => {
    const folder = copyOfProject();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { SITE_URL: _url, BASE_PATH: _path, ...own } = process.env;
    const elsewhere = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8" };
    const env = { ...own, ...elsewhere, NODE_ENV: "development", UV_THREADPOOL_SIZE: "1" };
    const clock = import.meta.resolve("./other-clock.ts");
    const build = [process.execPath, "--import", "tsx", "--import", clock, "scripts/build.ts"];
    await promisify(execFile)("sh", ["-c", 'umask 077; exec "$@"', "sh", ...build], { cwd: folder, env });
    const made = join(folder, "dist");
    const [here, there] = [filesOf(dist), filesOf(made)];
    expect([...there.keys()]).toEqual([...here.keys()]);
    for (const [path, bytes] of there)
      expect(bytes.equals(here.get(path) ?? Buffer.alloc(0)), path).toBe(true);

    const paths = ["", ...readdirSync(made, { recursive: true }).map(String)];
    const modes = paths.map((path) => (lstatSync(join(made, path)).mode & 0o777).toString(8));
    expect(new Set(modes)).toEqual(new Set(["755", "644"]));
  },
);
