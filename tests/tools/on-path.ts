import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of these names that a search path leads to, in the order of the names. */
export function onPath(names: readonly string[], searchPath = process.env.PATH ?? ""): readonly string[] {
  const folders = searchPath.split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}
