import { join } from "node:path";
import { entriesBelow } from "../entries-below.ts";
import { throwIfAny } from "../errors/problems-error.ts";

const PAGE_NAME = /^(?!assets\.)([a-z0-9]+(?:-[a-z0-9]+)*)\.tsx$/;
/** Folders, hidden files and what editors leave beside a file. */
const SKIPPED = /(^|\/)[.#]|(~|\.(bak|orig|sw[op]|tmp))$|\/$/;
const MISPLACED = {
  message:
    "A page is a .tsx file in pages/ itself, named in lower-case letters, digits and single hyphens, not “assets”.",
  hint: "Rename it, such as pages/boiler-care.tsx, or move it out of pages/.",
};
const NO_HOME = { file: "pages/", message: "The home page is missing.", hint: "Add pages/index.tsx." };

/** The page files of a site, with their paths in dist/. @throws {ProblemsError} if pages/ has any other file or link */
export function findPages(root: string) {
  const entries = entriesBelow(join(root, "pages")).filter(({ path }) => !SKIPPED.test(path));
  const misplaced = entries.filter(({ path, isFile }) => !isFile || !PAGE_NAME.test(path));
  const hasHome = entries.some(({ path }) => path === "index.tsx");
  throwIfAny([
    ...misplaced.map(({ path }) => ({ file: `pages/${path}`, ...MISPLACED })),
    ...(hasHome ? [] : [NO_HOME]),
  ]);
  return entries.map(({ path }) => ({ file: `pages/${path}`, output: outputOf(path) }));
}

/** Hosts look for error pages such as 404.html at the root; all other pages are in folders. */
function outputOf(name: string): string {
  return name.replace(PAGE_NAME, "$1/index.html").replace(/^(index|\d{3})\/index/, "$1");
}
