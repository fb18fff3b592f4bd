import glob from "fast-glob";
import type { ComponentType } from "react";
import { compileSite, type SiteCode } from "../compile/site-code.ts";
import type { LayoutProps, PageMeta, PageModule, Problem, SiteData } from "../contract.ts";
import { awaitAll, messageOf, SiteError, throwIfAny } from "../errors/site-error.ts";
import { findPages } from "./find-pages.ts";

/** A page's module, ready to be rendered. */
export type Page = {
  readonly file: string;
  /** Its path in dist/: "prices/index.html". */
  readonly output: string;
  readonly meta: PageMeta;
  readonly Body: ComponentType;
  /** The module and all that it and the layout import. */
  readonly modules: readonly string[];
  readonly computedCss: string;
};

export type LoadedSite = {
  readonly data: SiteData;
  readonly pages: readonly Page[];
  readonly Layout: ComponentType<LayoutProps>;
  readonly code: SiteCode;
  /** Of files in pages/ that can't be pages. */
  readonly problems: readonly Problem[];
};

const LAYOUT = "components/Layout.tsx";
const PROBLEMS = "data/model/problems.ts";
const DATA = "data/model/site.ts";

/** Compiles pages (or one alone), layout and data together, and runs them. */
export async function load(root: string, only?: string): Promise<LoadedSite> {
  const { sources, problems } = findPages(root);
  const wanted = sources.filter(({ file }) => file === (only ?? file));
  // Modules that compute styles: X.css.ts beside X.tsx.
  const computedStyleFiles = glob.sync("components/**/*.css.ts", { cwd: root }).sort();
  const files = wanted.map(({ file }) => file);
  const code = await compileSite(root, [PROBLEMS, LAYOUT, DATA, ...files, ...computedStyleFiles]);
  const loadPage = async (page: (typeof wanted)[number]) => {
    return { ...page, ...(await run<PageModule>(code, page.file, "meta", "default")) };
  };
  // First, because other modules may throw for wrong facts.
  throwIfAny((await run<{ problems: readonly Problem[] }>(code, PROBLEMS, "problems")).problems);
  const [{ Layout }, { siteData }, modules, computedStyles] = await awaitAll([
    run<{ Layout: ComponentType<LayoutProps> }>(code, LAYOUT, "Layout"),
    run<{ siteData: SiteData }>(code, DATA, "siteData"),
    awaitAll(wanted.map(loadPage)),
    awaitAll(
      computedStyleFiles.map(async (file) => ({ file, ...(await run<{ css: string }>(code, file, "css")) })),
    ),
  ]);
  const shared = code.modulesOf(LAYOUT);
  const pages = modules.map(({ meta, default: Body, ...source }) => {
    const used = new Set([...shared, ...code.modulesOf(source.file)]);
    const own = computedStyles.filter(({ file }) => used.has(file.replace(/\.css\.ts$/, ".tsx")));
    const computedCss = own.map(({ css }) => css).join("");
    return { ...source, meta, Body, modules: [...used], computedCss };
  });
  return { data: siteData, pages, Layout, code, problems };
}

/** The exports of a module. */
async function run<T>(code: SiteCode, file: string, ...names: readonly (keyof T & string)[]): Promise<T> {
  let exports: T;
  try {
    exports = code.run(file) as T;
  } catch (error) {
    const message = `Throws: ${messageOf(error)}`;
    throw new SiteError([{ ...code.sourceLineOf(error, file), message, hint: "Fix the code at this line." }]);
  }
  const missing = names.filter((name) => exports[name] === undefined || exports[name] === null);
  throwIfAny(missing.map((name) => ({ file, message: `Doesn't export ${name}.`, hint: "Add the export." })));
  return exports;
}
