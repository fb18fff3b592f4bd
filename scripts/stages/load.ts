import glob from "fast-glob";
import type { ComponentType } from "react";
import { type Bundle, compile } from "../compile/site-code.ts";
import type { LayoutProps, PageMeta, PageModule, Problem, SiteData } from "../contract.ts";
import { messageOf, type Report, throwIfAny } from "../errors/site-error.ts";
import type { PageSource } from "./discover.ts";

/** A page that is ready to be rendered. */
export type Page = PageSource & {
  readonly meta: PageMeta;
  readonly Body: ComponentType;
  /** Every source file of the page and its layout, sorted. */
  readonly modules: readonly string[];
  /** The styles that its components compute from data. */
  readonly computedCss: string;
};

/** A site that is ready to be rendered. */
export type Site = {
  readonly pages: readonly Page[];
  readonly Layout: ComponentType<LayoutProps>;
  readonly data: SiteData;
  readonly code: Pick<Bundle, "placeOf" | "takeNotes">;
};

const LAYOUT = "components/Layout.tsx";
const PROBLEMS = "data/model/problems.ts";
const DATA = "data/model/site.ts";

/**
 * Compiles the pages, the layout and the data together, and runs them. Reports wrong facts, and pages and computed styles
 * that throw or lack an export.
 * @throws {SiteError} if something doesn't compile, or the layout or the data throws or lacks an export
 */
export async function load(
  root: string,
  sources: readonly PageSource[],
  report: Report = throwIfAny,
): Promise<Site> {
  const sheets = glob.sync("components/**/*.css.ts", { cwd: root }).sort();
  const files = [PROBLEMS, LAYOUT, DATA, ...sources.map(({ file }) => file), ...sheets];
  const bundle = await compile(root, files, report);
  const facts = evaluateModule<{ problems: readonly Problem[] }>(bundle, PROBLEMS, ["problems"]);
  throwIfAny([...facts.problems, ...(facts.exports.problems ?? [])]); // other modules need valid facts
  const layout = evaluateModule<{ Layout: ComponentType<LayoutProps> }>(bundle, LAYOUT, ["Layout"]);
  const data = evaluateModule<{ site: SiteData }>(bundle, DATA, ["site"]);
  const pages = sources.map((source) => {
    const { exports, problems } = evaluateModule<PageModule>(bundle, source.file, ["meta", "default"]);
    return { source, exports, problems: problems.map((problem) => ({ ...problem, pages: [source.file] })) };
  });
  const styles = sheets.map((file) => ({
    component: file.replace(/\.css\.ts$/, ".tsx"),
    ...evaluateModule<{ css: string }>(bundle, file, ["css"]),
  }));
  report([layout, data, ...pages, ...styles].flatMap(({ problems }) => problems));
  throwIfAny([...layout.problems, ...data.problems]);
  const shared = bundle.modulesOf(LAYOUT);
  return {
    pages: pages.flatMap(({ source, exports: { meta, default: Body }, problems }) => {
      if (problems.length > 0) return [];
      const modules = [...new Set([...shared, ...bundle.modulesOf(source.file)])].sort();
      const used = styles.filter(({ component }) => modules.includes(component));
      const computedCss = used.map(({ exports: { css } }) => css).join("");
      return [{ ...source, meta, Body, modules, computedCss }];
    }),
    Layout: layout.exports.Layout,
    data: data.exports.site,
    code: bundle,
  };
}

type ModuleResult<T> = { readonly exports: T; readonly problems: readonly Problem[] };

/** Runs a module; if it throws or lacks an export, that is a problem. */
function evaluateModule<T>(bundle: Bundle, file: string, names: (keyof T & string)[]): ModuleResult<T> {
  try {
    const exports = bundle.run(file) as T;
    const missing = names.filter((name) => exports[name] === undefined || exports[name] === null);
    const hint = "Add the export.";
    const problems = missing.map((name) => {
      return { rule: "missing-export", places: [file], message: `Doesn't export ${name}.`, hint };
    });
    return { exports, problems };
  } catch (error) {
    const places = [bundle.placeOf(error, file)];
    return { exports: {} as T, problems: [{ rule: "module-error", places, ...thrown(messageOf(error)) }] };
  }
}

function thrown(message: string): Pick<Problem, "message" | "hint"> {
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (word === undefined) return { message: `Throws: ${message}`, hint: "Fix the code at this line." };
  const hint = "Write text between quotes, and true or false in lower case without quotes.";
  return { message: `“${word}” has no quotes and isn't defined.`, hint };
}
