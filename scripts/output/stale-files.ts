import type { Entry } from "./disk.ts";
import { foldersOf } from "./output-file.ts";

/**
 * Finds what to remove from dist/ before new files are written: a file in the place of a new folder, and a name that
 * differs only by case from a new one, because removing it last would remove the new file on disks that ignore case.
 * @param files the paths of the new site's files
 */
export function entriesInTheWay(old: readonly Entry[], files: ReadonlySet<string>): readonly Entry[] {
  const folders = new Set([...files].flatMap(foldersOf));
  const anyCase = new Set([...files, ...folders].map((path) => path.toLowerCase()));
  return old.filter(({ path, kind }) => {
    if (folders.has(path)) return kind === "file";
    return !files.has(path) && anyCase.has(path.toLowerCase());
  });
}
