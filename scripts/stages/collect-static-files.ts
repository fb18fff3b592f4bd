import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../entries-below.ts";
import { awaitAll, SiteError } from "../errors/site-error.ts";
import type { OutputFile } from "../output-file.ts";

/** Folders, and files that file managers leave in them. */
export const SKIPPED = /\/$|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

export async function collectStaticFiles(root: string): Promise<readonly OutputFile[]> {
  const entries = entriesBelow(join(root, "static")).filter(({ path }) => !SKIPPED.test(path));
  const message = "This isn't a regular file. If it is a link, other machines may lack its target.";
  const hint = "Replace it with a copy of the file or folder.";
  const read = async ({ path, isFile }: (typeof entries)[number]): Promise<OutputFile> => {
    const from = `static/${path}`;
    if (!isFile) throw new SiteError([{ file: from, message, hint }]);
    return { path, contents: readFileSync(join(root, from)), from };
  };
  return awaitAll(entries.map(read));
}
