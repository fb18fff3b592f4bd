import glob from "fast-glob";
import type { ComponentType } from "react";
import {
  dataProblems,
  factProblems,
  layoutProblems,
  pageProblems,
  styleProblems,
} from "../compile/exports.ts";
import { type Bundle, compile } from "../compile/site-code.ts";
import type { LayoutProps, PageMeta, PageModule, PageProps, Problem, SiteData } from "../contract.ts";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { PageSource } from "./discover.ts";

/** A page that is ready to be rendered. */
export type Page = PageSource & {
  readonly meta: PageMeta;
  readonly Body: ComponentType<PageProps>;
  readonly props?: PageProps;
  /** Every source file that the page is made of, sorted: the layout's among them. */
  readonly modules: readonly string[];
  /** The styles that its components compute from data. */
  readonly computedCss: string;
};

/** A site that is ready to be rendered, with what it is made of. */
export type Site = {
  readonly pages: readonly Page[];
  readonly Layout: ComponentType<LayoutProps>;
  readonly data: SiteData;
  /** Says where in the sources an error of the site's code arose. */
  readonly placeOf: (error: unknown, otherwise: string) => string;
};

const LAYOUT = "components/Layout.tsx";
const PROBLEMS = "data/problems.ts";
const DATA = "data/index.ts";

/**
 * Compiles the pages, the layout and the data in one go and brings them in.
 * @throws {SiteError} when one does not compile, throws, lacks an export, or when the data contradict themselves;
 * `cause` keeps the first error that was thrown
 */
export async function load(root: string, sources: readonly PageSource[]): Promise<Site> {
  const sheets = glob.sync("components/**/*.css.ts", { cwd: root }).sort();
  const bundle = await compile(root, [PROBLEMS, LAYOUT, DATA, ...sources.map(({ file }) => file), ...sheets]);
  // What follows from wrong facts would say so in other words.
  failOnAny([evaluateModule<{ problems: readonly Problem[] }>(bundle, PROBLEMS, factProblems)]);
  const layout = evaluateModule<{ Layout: ComponentType<LayoutProps> }>(bundle, LAYOUT, layoutProblems);
  const data = evaluateModule<{ site: SiteData }>(bundle, DATA, dataProblems);
  failOnAny([layout, data]);
  const pages = sources.map((source) => ({
    source,
    ...evaluateModule<PageModule>(bundle, source.file, pageProblems),
  }));
  const styles = sheets.map((file) => ({
    component: file.replace(/\.css\.ts$/, ".tsx"),
    ...evaluateModule<{ css: string }>(bundle, file, styleProblems),
  }));
  failOnAny([...pages, ...styles]);
  const shared = bundle.modulesOf(LAYOUT);
  return {
    pages: pages.map(({ source, exports: { meta, default: Body } }) => {
      const modules = [...new Set([...shared, ...bundle.modulesOf(source.file)])].sort();
      const used = styles.filter(({ component }) => modules.includes(component));
      const computedCss = used.map(({ exports: { css } }) => css).join("");
      return { ...source, meta, Body, modules, computedCss };
    }),
    Layout: layout.exports.Layout,
    data: data.exports.site,
    placeOf: bundle.placeOf,
  };
}

type ModuleResult<T> = {
  readonly exports: T;
  readonly problems: readonly Problem[];
  readonly cause?: unknown;
};

/** Runs a module; what it throws becomes a problem at the line that threw. */
function evaluateModule<T>(
  bundle: Bundle,
  file: string,
  problemsOf: (exports: Partial<T>, file: string) => readonly Problem[],
): ModuleResult<T> {
  try {
    const exports = bundle.run(file) as T;
    return { exports, problems: problemsOf(exports, file) };
  } catch (cause) {
    const problem = {
      rule: "module-error",
      places: [bundle.placeOf(cause, file)],
      ...thrown(messageOf(cause)),
    };
    return { exports: {} as T, problems: [problem], cause };
  }
}

function thrown(message: string): Pick<Problem, "message" | "hint"> {
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (word === undefined) {
    return { message: `Throws while it is loaded: ${message}`, hint: "Mend the code at this line." };
  }
  const hint = "Write text between quotes, and true or false in small letters without them.";
  return { message: `“${word}” is neither between quotes nor defined.`, hint };
}

function failOnAny(modules: readonly ModuleResult<unknown>[]): void {
  const problems = modules.flatMap((module) => module.problems);
  const [cause] = modules.flatMap((module) => module.cause ?? []);
  if (problems.length > 0) throw new SiteError(problems, { cause });
}
