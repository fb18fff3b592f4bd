import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../entries-below.ts";
import { throwIfAny } from "../errors/problems-error.ts";
import type { OutputFile } from "../output-file.ts";

/** Folders, and files that file managers leave in them. */
export const SKIPPED = /\/$|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

export async function collectStaticFiles(root: string): Promise<readonly OutputFile[]> {
  const entries = entriesBelow(join(root, "static")).filter(({ path }) => !SKIPPED.test(path));
  const files = entries.map((entry) => ({ ...entry, from: `static/${entry.path}` }));
  const message = "This isn't a regular file. If it is a link, other machines may lack its target.";
  const hint = "Replace it with a copy of the file or folder.";
  throwIfAny(files.filter(({ isFile }) => !isFile).map(({ from: file }) => ({ file, message, hint })));
  return files.map(({ path, from }) => ({ path, contents: readFileSync(join(root, from)), from }));
}
