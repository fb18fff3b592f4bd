import type { Problem } from "../contract.ts";
import type { CheckedSite } from "./page.ts";

/** Does every output path belong to one file only (also where a disk does not tell upper from lower case)? */
export function paths({ files }: CheckedSite): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, from }) => {
    const owner = owners.get(path.toLowerCase());
    owners.set(path.toLowerCase(), owner ?? from);
    if (owner === undefined) return [];
    const what = `Would be written to dist/${path}, and so would ${owner}.`;
    return [{ file: from, what, remedy: "Rename or remove one of the two." }];
  });
}
