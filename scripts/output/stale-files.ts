import type { Entry } from "./disk.ts";
import { foldersOf } from "./output-file.ts";

/** What to remove from dist/ before the new files are written, and after they are in place. */
export type StaleFiles = { readonly beforeWrite: readonly Entry[]; readonly afterWrite: readonly Entry[] };

/**
 * Finds what no longer belongs in dist/. A file where a folder is wanted goes first, and so does what differs from a
 * new file or folder by case only: on a disk that ignores case, removing it last would remove the new file.
 * @param wanted the paths of the new site's files
 */
export function staleFiles(old: readonly Entry[], wanted: ReadonlySet<string>): StaleFiles {
  const folders = new Set([...wanted].flatMap(foldersOf));
  const places = new Set([...wanted, ...folders]);
  const anyCase = new Set([...places].map((path) => path.toLowerCase()));
  const isInTheWay = ({ path, kind }: Entry) =>
    places.has(path) ? kind === "file" && folders.has(path) : anyCase.has(path.toLowerCase());
  // A folder where a file is wanted goes with its contents when the file replaces it.
  const isReplaced = (path: string) => foldersOf(path).some((each) => wanted.has(each));
  return {
    beforeWrite: old.filter(isInTheWay),
    afterWrite: old.filter(
      (entry) => !places.has(entry.path) && !isReplaced(entry.path) && !isInTheWay(entry),
    ),
  };
}
