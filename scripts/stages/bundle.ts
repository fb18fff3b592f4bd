import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { type BuildFailure, build } from "esbuild";
import glob from "fast-glob";
import { esbuildError } from "./esbuild-error.ts";
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
 * is made of, and the menu's script. Every file is read once, by one esbuild call.
 * @throws {SiteError} with esbuild's errors and warnings, each at its file and line
 */
export async function bundle(root: string): Promise<Assets> {
  const sheets = glob
    .sync("components/**/*.css", { cwd: root })
    .filter((file) => existsSync(join(root, file.replace(/\.css$/, ".tsx"))))
    .sort();
  const texts = await run(root, [BASE_CSS, SCRIPT, ...sheets]);
  const textOf = (file: string) => texts.get(file) ?? "";
  return {
    script: textOf(SCRIPT.replace(/\.ts$/, ".js")),
    cssOf: ({ modules }) => {
      const components = modules.map((file) => textOf(file.replace(/\.tsx$/, ".css"))).join("");
      return textOf(BASE_CSS) + (components && `@layer components{${components}}`);
    },
  };
}

/** The finished text of each file, by its path from the root. */
async function run(root: string, entryPoints: string[]): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: root,
    outbase: root,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: TARGET,
    logLevel: "silent",
    charset: "utf8",
    tsconfigRaw: {}, // no "use strict" for a script of a few lines
  }).catch((error: BuildFailure) => {
    throw esbuildError([...(error.errors ?? []), ...(error.warnings ?? [])], error);
  });
  if (warnings.length > 0) throw esbuildError(warnings);
  return new Map(
    outputFiles.map(({ path, text }) => [relative(root, path).replaceAll("\\", "/"), text.trim()]),
  );
}
