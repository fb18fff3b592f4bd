import type { Entry } from "./disk.ts";
import { foldersOf } from "./output-file.ts";

/** What must leave dist/ for a new site: before its files are written, and after they are in place. */
export type StaleFiles = { readonly beforeWrite: readonly Entry[]; readonly afterWrite: readonly Entry[] };

/**
 * Finds what must leave among all that stands in dist/, in its order there.
 *
 * First goes a file where a folder is wanted, and what differs from a new file or folder by case alone: where a disk
 * ignores case the two are one, and removed last it would take the new file along.
 * @param wanted the paths of the new site's files
 */
export function staleFiles(old: readonly Entry[], wanted: ReadonlySet<string>): StaleFiles {
  const folders = new Set([...wanted].flatMap(foldersOf));
  const places = new Set([...wanted, ...folders]);
  const anyCase = new Set([...places].map((path) => path.toLowerCase()));
  const isInTheWay = ({ path, kind }: Entry) =>
    places.has(path) ? kind === "file" && folders.has(path) : anyCase.has(path.toLowerCase());
  // What stands in a folder where a file is wanted goes with the folder, once the file takes its place.
  const isReplaced = (path: string) => foldersOf(path).some((each) => wanted.has(each));
  return {
    beforeWrite: old.filter(isInTheWay),
    afterWrite: old.filter(
      (entry) => !places.has(entry.path) && !isReplaced(entry.path) && !isInTheWay(entry),
    ),
  };
}
