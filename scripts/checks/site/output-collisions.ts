import type { Problem } from "../../contract.ts";
import { foldersOf, siblingEndings } from "../../output/output-file.ts";
import type { CheckedSite } from "../page.ts";

/**
 * Does every file of dist/ come from one source only, and is none of them in the place of a folder or of a compressed
 * sibling, which the build makes itself? Also where a disk does not tell upper from lower case.
 */
export function outputCollisions({ files }: CheckedSite): Problem[] {
  const owners = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const { path, from } of files) {
    const key = path.toLowerCase();
    for (const place of ["", ...siblingEndings(path)].map((ending) => key + ending)) {
      owners.set(place, owners.get(place) ?? from);
    }
    for (const folder of foldersOf(key)) folders.set(folder, from);
  }
  return files.flatMap(({ path, from }) => {
    const claims = [owners.get(path.toLowerCase()), folders.get(path.toLowerCase())];
    const other = claims.find((claim) => claim !== undefined && claim !== from);
    if (other === undefined) return [];
    const message = `Would be written to dist/${path}, in the place of what ${other} becomes.`;
    return [{ rule: "output-collision", places: [from], message, hint: "Rename or remove one of the two." }];
  });
}
