import type { ComponentType } from "react";
import type { LayoutProps, PageMeta, PageModule, Problem, SiteData } from "../contract.ts";
import { failOn, SiteError } from "../problems.ts";
import { type Bundle, compile } from "./compile.ts";
import type { PageSource } from "./discover.ts";

/** A page that is ready to be rendered. */
export type Page = PageSource & {
  readonly meta: PageMeta;
  readonly Body: ComponentType;
  /** Every source file that the page is made of, sorted: the layout's among them. */
  readonly modules: readonly string[];
};

export type Site = {
  readonly pages: readonly Page[];
  readonly Layout: ComponentType<LayoutProps>;
  readonly data: SiteData;
  /** Says where in the sources an error of the site's code arose. */
  readonly placeOf: (error: unknown, otherwise: string) => { readonly file: string; readonly line?: number };
};

const LAYOUT = "components/Layout.tsx";
const DATA = "data/index.ts";

/**
 * Compiles the pages, the layout and the data in one go and brings them in.
 * @throws {SiteError} when one does not compile, throws, lacks an export, or when the data contradict themselves
 */
export async function load(root: string, sources: readonly PageSource[]): Promise<Site> {
  const bundle = await compile(root, [LAYOUT, DATA, ...sources.map((source) => source.file)]);
  const { site } = bring<{ site: SiteData }>(bundle, DATA);
  const { Layout } = bring<{ Layout: ComponentType<LayoutProps> }>(bundle, LAYOUT);
  failOn([
    ...exportProblems(LAYOUT, "Layout", Layout),
    ...(site?.problems ?? exportProblems(DATA, "site", site)),
  ]);
  return { pages: bringPages(bundle, sources), Layout, data: site, placeOf: bundle.placeOf };
}

function bringPages(bundle: Bundle, sources: readonly PageSource[]): Page[] {
  const problems: Problem[] = [];
  const shared = bundle.modulesOf(LAYOUT);
  const pages = sources.flatMap((source) => {
    try {
      const { meta, default: Body } = bring<PageModule>(bundle, source.file);
      problems.push(...pageProblems(source.file, meta, Body));
      const modules = [...new Set([...shared, ...bundle.modulesOf(source.file)])].sort();
      return [{ ...source, meta, Body, modules }];
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  failOn(problems);
  return pages;
}

/** Runs a module; what it throws becomes a problem at the line that threw. */
function bring<T>(bundle: Bundle, file: string): Partial<T> & T {
  try {
    return bundle.run(file) as Partial<T> & T;
  } catch (error) {
    const what = `Throws while it is loaded: ${error instanceof Error ? error.message : String(error)}`;
    const remedy = "Mend the code at this line.";
    throw new SiteError([{ ...bundle.placeOf(error, file), what, remedy }], { cause: error });
  }
}

function exportProblems(file: string, name: string, value: unknown): Problem[] {
  if (value !== undefined) return [];
  return [{ file, what: `Does not export ${name}.`, remedy: `Add the export: export const ${name} = …` }];
}

function pageProblems(file: string, meta: Partial<PageMeta> | undefined, Body: unknown): Problem[] {
  const problems = exportProblems(file, "meta", meta);
  if (typeof Body !== "function") {
    const what = "Has no default export that is a component.";
    problems.push({ file, what, remedy: "Add: export default function Name() { return <…>; }" });
  }
  for (const name of ["title", "description"] as const) {
    if (meta === undefined || (typeof meta[name] === "string" && meta[name].trim() !== "")) continue;
    problems.push({ file, what: `Its meta has no ${name}.`, remedy: `Add ${name}: "…" to meta.` });
  }
  return problems;
}
