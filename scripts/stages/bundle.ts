import { basename } from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import glob from "fast-glob";
import { type Esbuild, runEsbuild } from "../compile/esbuild.ts";
import type { Problem } from "../contract.ts";
import { throwIfAny } from "../errors/problems-error.ts";
import { type OutputFile, shortHash, textFile } from "../output-file.ts";
import { relativePath } from "../paths.ts";
import type { Page } from "./load.ts";

export type Assets = {
  /** The print style sheet of all pages. */
  readonly printSheet: OutputFile;
  /** The text of the script block of all pages. */
  readonly script: string;
  /** The text of a page's style block. */
  readonly cssOf: (page: Page) => string;
};

/** The oldest browsers that esbuild writes styles and scripts for. */
const TARGET = ["chrome111", "edge111", "firefox113", "safari16.4", "ios16.4"];
const BASE_CSS = "components/styles.css";
const PRINT_CSS = "components/print.css";
/** url(/assets/sans.woff2) is an address of the site, not a file of this machine. */
const externalUrls: Plugin = {
  name: "external-urls",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(https?:)?\// }, ({ path, importer }) => {
      if (basename(importer) !== basename(PRINT_CSS)) return { path, external: true };
      const notes = [{ text: "Addresses are checked in pages only. Use the file in a component's CSS." }];
      return { errors: [{ text: "The print style sheet can't use files", notes }] };
    }),
};
const SCRIPT = "components/menu.client.ts";

/**
 * Makes the menu's script, the print style sheet, and each page's style block: components/styles.css,
 * then the X.css beside each X.tsx of the page, in order of name, then the styles that those components
 * compute.
 */
export async function bundle(root: string, esbuild?: Esbuild): Promise<Assets> {
  const files = glob.sync("components/**/*.{css,css.ts,tsx}", { cwd: root }).sort();
  const hasTsx = (file: string) => file.endsWith(".css") && files.includes(file.replace(/css$/, "tsx"));
  const options: BuildOptions = {
    absWorkingDir: root,
    entryPoints: [BASE_CSS, PRINT_CSS, SCRIPT, ...files.filter(hasTsx)],
    outdir: root,
    outbase: root,
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    charset: "utf8",
    plugins: [externalUrls],
    tsconfigRaw: {}, // no "use strict" for a script of a few lines
  };
  const { metafile, outputFiles } = await runEsbuild(options, esbuild);
  throwIfAny(unusedStyles(files, metafile));
  const texts = new Map(outputFiles.map(({ path, text }) => [relativePath(root, path), text.trim()]));
  const byName = (one: string, other: string) =>
    Number(basename(one) > basename(other)) - Number(basename(one) < basename(other));
  const printCss = texts.get(PRINT_CSS) ?? "";
  return {
    printSheet: textFile(`assets/print-${shortHash(printCss)}.css`, printCss, PRINT_CSS),
    script: texts.get(SCRIPT.replace(/ts$/, "js")) ?? "",
    cssOf: ({ modules, computedCss }: Page) => {
      const sheets = modules.toSorted(byName).map((file) => texts.get(file.replace(/tsx$/, "css")));
      const own = sheets.join("") + computedCss;
      return texts.get(BASE_CSS) + (own && `@layer components{${own}}`);
    },
  };
}

function unusedStyles(files: readonly string[], { inputs }: Metafile): readonly Problem[] {
  const hint = "Name it like its component, as X.css beside X.tsx, or import it in components/styles.css.";
  const isComputed = (file: string) => /\.ts$/.test(file) && files.includes(file.replace(/css\.ts$/, "tsx"));
  const unused = files.filter((file) => /\.css(\.ts)?$/.test(file) && !(file in inputs) && !isComputed(file));
  return unused.map((file) => ({ file, message: "No page uses these styles.", hint }));
}
