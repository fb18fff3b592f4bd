import glob from "fast-glob";
import type { Problem } from "../contract.ts";
import { type Report, throwIfAny } from "../errors/site-error.ts";
import { linkProblem } from "../output/disk.ts";

/** A page file and the address it will have. */
export type PageSource = {
  /** "pages/prices.tsx" */
  readonly file: string;
  /** "/prices/" */
  readonly path: string;
  /** "prices/index.html" */
  readonly output: string;
};

/**
 * Finds the page files of a site, sorted by name. Reports what isn't a page in pages/: links and poor addresses.
 * @throws {SiteError} if there is no page
 */
export function discover(root: string, report: Report = throwIfAny): readonly PageSource[] {
  // Ignores dotfiles, which editors create. Marks folders with a slash.
  const options = { cwd: root, followSymbolicLinks: false, onlyFiles: false, markDirectories: true };
  const files = glob
    .sync("pages/**", options)
    .filter((path) => !path.endsWith("/"))
    .sort();
  const hint = "Add pages/index.tsx.";
  if (files.length === 0)
    throwIfAny([{ rule: "no-pages", places: ["pages/"], message: "The folder has no page.", hint }]);
  const problems = files.flatMap((file) => linkProblem(root, file) ?? nameProblem(file));
  report(problems);
  return files.filter((file) => !problems.some(({ places }) => places.includes(file))).map(pageSource);
}

/** pages/index.tsx is "/", pages/404.tsx is "/404.html" (hosts look for it there), the rest are folders. */
export function pageSource(file: string): PageSource {
  const name = file.replace(/^pages\/|\.tsx$/g, "");
  if (name === "index") return { file, path: "/", output: "index.html" };
  if (/^\d{3}$/.test(name)) return { file, path: `/${name}.html`, output: `${name}.html` };
  return { file, path: `/${name}/`, output: `${name}/index.html` };
}

function nameProblem(file: string): Problem[] {
  if (/^pages\/[a-z0-9]+(-[a-z0-9]+)*\.tsx$/.test(file)) return [];
  const message = "A page is a .tsx file in pages/, named in lower-case letters, digits and single hyphens.";
  const hint = "Rename it, such as pages/boiler-care.tsx, or move it out of pages/.";
  return [{ rule: "page-name", places: [file], message, hint }];
}
