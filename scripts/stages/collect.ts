import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { OutputFile } from "../output.ts";

/** Brings in the files of static/, as they are, sorted by name. */
export async function collect(root: string): Promise<readonly OutputFile[]> {
  const paths = (await glob("**", { cwd: join(root, "static"), dot: true })).sort();
  return paths.map((path) => {
    const from = `static/${path}`;
    return { path, contents: readFileSync(join(root, from)), from };
  });
}
