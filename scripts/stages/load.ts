import glob from "fast-glob";
import type { ComponentType } from "react";
import type { Esbuild } from "../compile/esbuild.ts";
import { compileSite, type SiteCode } from "../compile/site-code.ts";
import type { LayoutProps, PageModule, Problem, SiteData } from "../contract.ts";
import { awaitAll, ProblemsError, throwIfAny } from "../errors/problems-error.ts";
import { findPages, type PageFile } from "./find-pages.ts";
import { unreadForms } from "./unread-forms.ts";

const LAYOUT = "components/Layout.tsx";
const PROBLEMS = "data/model/problems.ts";
const DATA = "data/model/site.ts";

/** A page, ready to be rendered. */
export type Page = PageFile &
  PageModule & {
    /** The files of all modules that it and the layout import. */
    readonly modules: readonly string[];
    /** The styles that their components compute. */
    readonly computedCss: string;
  };

export type LoadedSite = {
  readonly data: SiteData;
  readonly pages: readonly Page[];
  readonly Layout: ComponentType<LayoutProps>;
  readonly code: SiteCode;
};

/** Compiles pages, layout and data together, and runs them. */
export async function load(root: string, esbuild?: Esbuild): Promise<LoadedSite> {
  const sources = findPages(root);
  // Modules that compute styles: X.css.ts beside X.tsx.
  const styleFiles = glob.sync("components/**/*.css.ts", { cwd: root }).sort();
  const files = sources.map(({ file }) => file);
  const code = await compileSite(root, [PROBLEMS, LAYOUT, DATA, ...files, ...styleFiles], esbuild);
  // First, because other modules may throw for wrong facts.
  const { problems } = await run<{ problems: readonly Problem[] }>(code, PROBLEMS, "problems");
  throwIfAny([...problems, ...unreadForms(root, code.modulesOf(PROBLEMS))]);
  const loadPage = async (source: PageFile) => {
    return { ...source, ...(await run<PageModule>(code, source.file, "meta", "default")) };
  };
  const [{ Layout }, { siteData }, loaded, styles] = await awaitAll([
    run<{ Layout: ComponentType<LayoutProps> }>(code, LAYOUT, "Layout"),
    run<{ siteData: SiteData }>(code, DATA, "siteData"),
    awaitAll(sources.map(loadPage)),
    awaitAll(styleFiles.map(async (file) => ({ file, ...(await run<{ css: string }>(code, file, "css")) }))),
  ]);
  const shared = code.modulesOf(LAYOUT);
  const pages = loaded.map((page) => {
    const modules = new Set([...shared, ...code.modulesOf(page.file)]);
    const own = styles.filter(({ file }) => modules.has(file.replace(/\.css\.ts$/, ".tsx")));
    return { ...page, modules: [...modules], computedCss: own.map(({ css }) => css).join("") };
  });
  return { data: siteData, pages, Layout, code };
}

async function run<T>(code: SiteCode, file: string, ...names: readonly (keyof T & string)[]): Promise<T> {
  let exports: T;
  try {
    exports = code.run(file) as T;
  } catch (error) {
    throw new ProblemsError(code.problemsOf(error, file));
  }
  const missing = names.filter((name) => exports[name] === undefined || exports[name] === null);
  throwIfAny(missing.map((name) => ({ file, message: `Doesn't export ${name}.`, hint: "Add the export." })));
  return exports;
}
