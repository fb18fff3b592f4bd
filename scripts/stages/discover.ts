import glob from "fast-glob";
import { throwIfAny } from "../errors/site-error.ts";

const NAME = /^pages\/([a-z0-9]+(?:-[a-z0-9]+)*)\.tsx$/;

/** Finds the page files of a site, with their paths in dist/, and what else is in pages/, such as links. */
export function discover(root: string) {
  const options = { cwd: root, objectMode: true, onlyFiles: false, followSymbolicLinks: false } as const;
  const entries = glob.sync("pages/**", options).filter(({ dirent }) => !dirent.isDirectory());
  const isPage = ({ path, dirent }: (typeof entries)[number]) => dirent.isFile() && NAME.test(path);
  const filesOf = (each: typeof entries) => each.map(({ path }) => path).sort();
  const sources = filesOf(entries.filter(isPage)).map((file) => ({ file, output: outputOf(file) }));
  const message =
    "A page is a .tsx file in pages/ itself, named in lower-case letters, digits and single hyphens.";
  const hint = "Rename it, such as pages/boiler-care.tsx, or move it out of pages/.";
  const others = filesOf(entries.filter((entry) => !isPage(entry)));
  const strays = others.map((file) => ({ file, message, hint }));
  const none = { file: "pages/", message: "The folder has no page.", hint: "Add pages/index.tsx." };
  if (sources.length === 0) throwIfAny([none, ...strays]);
  return { sources, strays };
}

/** Hosts look for error pages such as 404.html at the root; all other pages are in folders. */
function outputOf(file: string): string {
  const [, name = ""] = NAME.exec(file) ?? [];
  return /^(index|\d{3})$/.test(name) ? `${name}.html` : `${name}/index.html`;
}
