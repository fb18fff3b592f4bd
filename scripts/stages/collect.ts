import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { OutputFile } from "../output.ts";
import { failOn } from "../problems.ts";

/**
 * Brings in the files of static/, as they are, sorted by name.
 * @throws {SiteError} for a symbolic link: it would show files of this machine, or nothing, on another
 */
export async function collect(root: string): Promise<readonly OutputFile[]> {
  const options = { cwd: join(root, "static"), dot: true, followSymbolicLinks: false };
  const entries = await glob("**", { ...options, onlyFiles: false, objectMode: true });
  const files = entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path, dirent }) => ({ path, from: `static/${path}`, isFile: dirent.isFile() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  failOn(
    files
      .filter(({ isFile }) => !isFile)
      .map(({ from }) => ({
        file: from,
        what: "Is a link or the like, not a file. What it points to may be missing, or private, elsewhere.",
        remedy: "Put a copy of the file, or of the folder's files, in its place.",
      })),
  );
  return files.map(({ path, from }) => ({ path, contents: readFileSync(join(root, from)), from }));
}
