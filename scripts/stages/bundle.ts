import { basename, relative } from "node:path";
import glob from "fast-glob";
import { runEsbuild } from "../compile/esbuild.ts";
import type { Problem } from "../contract.ts";
import { type Report, throwIfAny } from "../errors/site-error.ts";
import type { Page } from "./load.ts";

/** Each page's inline code: its style block, and the script that all pages share. */
export type Assets = {
  readonly cssOf: (page: Page) => string;
  readonly script: string;
};

/** The oldest browsers that get the full site. */
const TARGET = ["chrome111", "edge111", "firefox113", "safari16.4", "ios16.4"];
const BASE_CSS = "components/styles.css";
const SCRIPT = "components/menu.client.ts";

/**
 * Makes the menu's script and each page's style block: components/styles.css, then the X.css beside each X.tsx of the
 * page, in order of name, then the styles that those components compute. One esbuild call reads every file once. Reports
 * esbuild's warnings and the stylesheets that belong to no component.
 * @throws {SiteError} with esbuild's errors
 */
export async function bundle(root: string, report: Report = throwIfAny): Promise<Assets> {
  // Uses the listing, because on a disk that ignores case, Card.tsx also opens card.tsx, which belongs to no page.
  const files = glob
    .sync("components/**/*.{css,css.ts,tsx}", { cwd: root, caseSensitiveMatch: false })
    .sort();
  const owners = new Set(files.filter((file) => file.endsWith(".tsx")));
  const sheets = files.filter((file) => /\.css(\.ts)?$/i.test(file));
  const owned = sheets.filter((file) => owners.has(file.replace(/\.css$/, ".tsx")));
  const { texts, inputs } = await run(root, [BASE_CSS, SCRIPT, ...owned], report);
  const isOwned = (file: string) => file in inputs || owners.has(file.replace(/\.css\.ts$/, ".tsx"));
  report(sheets.filter((file) => !isOwned(file)).map(strayProblem));
  const textOf = (file: string) => texts.get(file) ?? "";
  return {
    script: textOf(SCRIPT.replace(/\.ts$/, ".js")),
    cssOf: ({ modules, computedCss }) => {
      const components = [...modules]
        .sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
        .map((file) => textOf(file.replace(/\.tsx$/, ".css")))
        .concat(computedCss)
        .join("");
      return textOf(BASE_CSS) + (components && `@layer components{${components}}`);
    },
  };
}

function strayProblem(file: string): Problem {
  const message = "Belongs to no component, so no page would use its styles.";
  const hint = "Name it exactly like its .tsx file, import it in components/styles.css, or remove it.";
  return { rule: "unused-stylesheet", places: [file], message, hint };
}

/** The output text of each file, and all files that were read, by path from the root. */
async function run(root: string, entryPoints: string[], report: Report) {
  const options = {
    absWorkingDir: root,
    entryPoints,
    outdir: root,
    outbase: root,
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    charset: "utf8",
    tsconfigRaw: {}, // no "use strict" for a script of a few lines
  } as const;
  const { outputFiles, metafile } = await runEsbuild(options, report);
  const texts = outputFiles.map(
    ({ path, text }) => [relative(root, path).replaceAll("\\", "/"), text.trim()] as const,
  );
  return { texts: new Map(texts), inputs: metafile.inputs };
}
