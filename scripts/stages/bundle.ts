import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuildFailure, type BuildOptions, build, type OutputFile } from "esbuild";
import { failOn, SiteError } from "../problems.ts";
import { ENTRY, esbuildError } from "./esbuild-error.ts";
import type { Page } from "./load.ts";

/** What stands inline in a page: its style block, and the one script that all pages share. */
export type Assets = {
  readonly cssOf: (page: Page) => string;
  readonly script: string;
};

/** The oldest browsers that are served in full. */
const TARGET = ["chrome111", "edge111", "firefox113", "safari16.4"];
const BASE_CSS = "components/styles.css";
const SCRIPT = "components/menu.client.ts";

/**
 * Makes the style block of each page, from components/styles.css and the X.css beside each X.tsx that the page
 * is made of, and the menu's script. Pages with the same components share one style block.
 * @throws {SiteError} with esbuild's errors and warnings, each at its file and line
 */
export async function bundle(root: string, pages: readonly Page[]): Promise<Assets> {
  const sheets = new Map(pages.map((page) => [sheetOf(root, page), ""]));
  const options: BuildOptions = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    outdir: root,
    target: TARGET,
    logLevel: "silent",
    charset: "utf8",
    tsconfigRaw: {}, // no "use strict" for a script of a few lines
  };
  const [script, ...css] = await all([
    run({ ...options, entryPoints: [SCRIPT], format: "iife" }),
    ...[...sheets.keys()].map((contents) =>
      run({ ...options, stdin: { contents, loader: "css", resolveDir: root, sourcefile: ENTRY } }),
    ),
  ]);
  [...sheets.keys()].forEach((sheet, index) => {
    sheets.set(sheet, css[index] ?? "");
  });
  return { script: script ?? "", cssOf: (page) => sheets.get(sheetOf(root, page)) ?? "" };
}

/** The page's stylesheet as a list of imports; equal for pages that are made of the same styled components. */
function sheetOf(root: string, page: Page): string {
  const components = page.modules
    .map((file) => file.replace(/\.tsx$/, ".css"))
    .filter((file) => file.endsWith(".css") && existsSync(join(root, file)));
  const imports = components.map((file) => `@import "./${file}" layer(components);`);
  return [`@import "./${BASE_CSS}";`, ...imports].join("\n");
}

/** The texts, or the faults of all of them together. */
async function all(runs: readonly Promise<string>[]): Promise<string[]> {
  const results = await Promise.allSettled(runs);
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  const other = faults.find((fault) => !(fault instanceof SiteError));
  if (other !== undefined) throw other;
  failOn(faults.flatMap((fault: SiteError) => fault.problems));
  return Promise.all(runs);
}

async function run(options: BuildOptions): Promise<string> {
  const { outputFiles, warnings } = await build(options).catch((error: BuildFailure) => {
    throw esbuildError(error.errors ?? [], error);
  });
  if (warnings.length > 0) throw esbuildError(warnings);
  return (outputFiles as OutputFile[]).map((file) => file.text.trim()).join("\n");
}
