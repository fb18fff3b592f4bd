import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { throwIfAny } from "../errors/problems-error.ts";
import type { OutputFile } from "../output-file.ts";

/** Files that file managers leave in folders. */
export const LITTER = ["**/.DS_Store", "**/Thumbs.db", "**/desktop.ini"];

/** The files of static/. @throws {ProblemsError} if one is a link or another special file */
export async function collectStaticFiles(root: string): Promise<readonly OutputFile[]> {
  const entries = glob.sync("**", {
    cwd: join(root, "static"),
    dot: true,
    ignore: LITTER,
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
  });
  const files = entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path, dirent }) => ({ path, from: `static/${path}`, isFile: dirent.isFile() }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const message = "This isn't a regular file. If it is a link, other machines may lack its target.";
  const hint = "Replace it with a copy of the file or folder.";
  throwIfAny(files.filter(({ isFile }) => !isFile).map(({ from: file }) => ({ file, message, hint })));
  return files.map(({ path, from }) => ({ path, contents: readFileSync(join(root, from)), from }));
}
