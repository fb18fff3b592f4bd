import { join } from "node:path";
import { entriesBelow } from "../entries-below.ts";
import { throwIfAny } from "../errors/site-error.ts";

const PAGE_NAME = /^(?!assets\.)([a-z0-9]+(?:-[a-z0-9]+)*)\.tsx$/;
/** Folders, hidden files and what editors leave beside a file. */
const SKIPPED = /(^|\/)[.#]|~$|\/$/;

/** The page files of a site, with their paths in dist/, and a problem for each other file or link in pages/. */
export function findPages(root: string) {
  const entries = entriesBelow(join(root, "pages")).filter(({ path }) => !SKIPPED.test(path));
  const isPage = ({ path, isFile }: (typeof entries)[number]) => isFile && PAGE_NAME.test(path);
  const message =
    "A page is a .tsx file in pages/ itself, named in lower-case letters, digits and single hyphens, not “assets”.";
  const hint = "Rename it, such as pages/boiler-care.tsx, or move it out of pages/.";
  const misplaced = entries.filter((entry) => !isPage(entry));
  const misplacedFiles = misplaced.map(({ path }) => ({ file: `pages/${path}`, message, hint }));
  const pages = entries.filter(isPage);
  const sources = pages.map(({ path }) => ({ file: `pages/${path}`, output: outputOf(path) }));
  const none = { file: "pages/", message: "The home page is missing.", hint: "Add pages/index.tsx." };
  if (sources.every(({ output }) => output !== "index.html")) throwIfAny([none, ...misplacedFiles]);
  return { sources, misplacedFiles };
}

/** Hosts look for error pages such as 404.html at the root; all other pages are in folders. */
function outputOf(name: string): string {
  return name.replace(PAGE_NAME, "$1/index.html").replace(/^(index|\d{3})\/index/, "$1");
}
