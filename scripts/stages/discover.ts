import glob from "fast-glob";
import type { Problem } from "../contract.ts";
import { throwIfAny } from "../errors/site-error.ts";
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
 * Finds the page files of a site, sorted by name.
 * @throws {SiteError} when there is none, a name cannot be an address, or a file in pages/ is no page or a link
 */
export function discover(root: string): readonly PageSource[] {
  // Names that begin with a dot, which editors keep beside a file, are passed over; folders are marked with a slash.
  const options = { cwd: root, followSymbolicLinks: false, onlyFiles: false, markDirectories: true };
  const files = glob
    .sync("pages/**", options)
    .filter((path) => !path.endsWith("/"))
    .sort();
  if (files.length === 0) {
    throwIfAny([
      { rule: "no-pages", places: ["pages/"], message: "Holds no page.", hint: "Add pages/index.tsx." },
    ]);
  }
  throwIfAny(files.flatMap((file) => linkProblem(root, file) ?? nameProblem(file)));
  return files.map(pageSource);
}

/** pages/index.tsx is "/", pages/404.tsx is "/404.html" (hosts look for it there), the rest are folders. */
export function pageSource(file: string): PageSource {
  const name = file.slice("pages/".length, -".tsx".length);
  if (name === "index") return { file, path: "/", output: "index.html" };
  if (/^\d{3}$/.test(name)) return { file, path: `/${name}.html`, output: `${name}.html` };
  return { file, path: `/${name}/`, output: `${name}/index.html` };
}

function nameProblem(file: string): Problem[] {
  if (/^pages\/[a-z0-9]+(-[a-z0-9]+)*\.tsx$/.test(file)) return [];
  if (!/^pages\/[^/]*\.tsx$/i.test(file)) {
    const message = "Is not a page, so nothing would be made of it.";
    return [
      {
        rule: "not-a-page",
        places: [file],
        message,
        hint: "Move it out of pages/; a page is a file such as pages/boiler-care.tsx.",
      },
    ];
  }
  return [
    {
      rule: "page-name",
      places: [file],
      message: "The file's name becomes the page's address, and this one would not read well as one.",
      hint: "Rename it with lower-case letters, digits and single hyphens, such as pages/boiler-care.tsx.",
    },
  ];
}
