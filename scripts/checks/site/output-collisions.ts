import type { Problem } from "../../contract.ts";
import { foldersOf, siblingEndings } from "../../output/output-file.ts";
import type { CheckedSite } from "../page.ts";

/**
 * Does every file of dist/ have one source and a path that no folder or compressed variant needs, even on disks that
 * ignore case?
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
    const message = `dist/${path} already belongs to ${other}.`;
    return [{ rule: "output-collision", places: [from], message, hint: "Rename or remove one of the two." }];
  });
}
