import type { Entry } from "./disk.ts";
import { foldersOf } from "./output-file.ts";

/** What to remove from dist/ before the new files are written, and after they are in place. */
export type StaleFiles = { readonly beforeWrite: readonly Entry[]; readonly afterWrite: readonly Entry[] };

/**
 * Finds what no longer belongs in dist/. Removed first: a file in the place of a new folder, and a name that differs
 * only by case from a new one, because removing it last would remove the new file on disks that ignore case.
 * @param wanted the paths of the new site's files
 */
export function staleFiles(old: readonly Entry[], wanted: ReadonlySet<string>): StaleFiles {
  const folders = new Set([...wanted].flatMap(foldersOf));
  const places = new Set([...wanted, ...folders]);
  const anyCase = new Set([...places].map((path) => path.toLowerCase()));
  const isInTheWay = ({ path, kind }: Entry) =>
    places.has(path) ? kind === "file" && folders.has(path) : anyCase.has(path.toLowerCase());
  // A folder in the place of a new file is removed when the file replaces it.
  const isReplaced = (path: string) => foldersOf(path).some((each) => wanted.has(each));
  return {
    beforeWrite: old.filter(isInTheWay),
    afterWrite: old.filter(
      (entry) => !places.has(entry.path) && !isReplaced(entry.path) && !isInTheWay(entry),
    ),
  };
}
