import { join } from "node:path";
import glob from "fast-glob";
import { throwIfAny } from "../errors/problems-error.ts";

/** A page's file, "pages/prices.tsx", and the path of what is made of it in dist/, "prices/index.html". */
export type PageFile = { readonly file: string; readonly output: string };

const PAGE_NAME = /^(?!assets\.)([a-z0-9]+(?:-[a-z0-9]+)*)\.tsx$/;
/** What editors leave beside a file. */
const LEFTOVERS = ["**/#*", "**/*~", "**/*.{bak,orig,swo,swp,tmp}"];
const MISPLACED = {
  message:
    "A page is a .tsx file in pages/ itself, named in lower-case letters, digits and single hyphens, not “assets”.",
  hint: "Rename it, such as pages/boiler-care.tsx, or move it out of pages/.",
};
const NO_HOME = { file: "pages/", message: "The home page is missing.", hint: "Add pages/index.tsx." };

/** The pages of a site. @throws {ProblemsError} if pages/ has any other file or link */
export function findPages(root: string): readonly PageFile[] {
  const entries = glob.sync("**", {
    cwd: join(root, "pages"),
    ignore: LEFTOVERS,
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
  });
  const files = entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const misplaced = files.filter(({ path, dirent }) => !dirent.isFile() || !PAGE_NAME.test(path));
  const hasHome = files.some(({ path }) => path === "index.tsx");
  throwIfAny([
    ...misplaced.map(({ path }) => ({ file: `pages/${path}`, ...MISPLACED })),
    ...(hasHome ? [] : [NO_HOME]),
  ]);
  return files.map(({ path }) => ({ file: `pages/${path}`, output: outputOf(path.replace(/\.tsx$/, "")) }));
}

/** Hosts look for error pages such as 404.html at the root; all other pages are in folders. */
function outputOf(name: string): string {
  if (name === "index") return "index.html";
  return /^\d{3}$/.test(name) ? `${name}.html` : `${name}/index.html`;
}
