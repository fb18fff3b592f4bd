import { join } from "node:path";
import { createTimings, type Time } from "./build/timings.ts";
import { imageFiles } from "./checks/site/image-files.ts";
import { openTodos } from "./checks/site/open-todos.ts";
import { pageBudget } from "./checks/site/page-budget.ts";
import type { Problem, SiteData } from "./contract.ts";
import { type Report, SiteError, settleAll, siteErrorOf, throwIfAny } from "./errors/site-error.ts";
import type { OutputFile } from "./output/output-file.ts";
import { announce } from "./stages/announce.ts";
import { bundle } from "./stages/bundle.ts";
import { check } from "./stages/check.ts";
import { collect } from "./stages/collect.ts";
import { compress } from "./stages/compress.ts";
import { configure } from "./stages/configure.ts";
import { discover } from "./stages/discover.ts";
import { emit } from "./stages/emit.ts";
import { load, type Page } from "./stages/load.ts";
import { minifyAll } from "./stages/minify.ts";
import { render } from "./stages/render.ts";
import { secure } from "./stages/secure.ts";

/** A finished site, and what a person must still do before it goes live. */
export type MadeSite = Pick<SiteData, "todos" | "basePath"> & {
  readonly pages: readonly Page[];
  readonly files: readonly OutputFile[];
};

type BuildOptions = {
  /** The date for due tasks: "2026-11-21". */
  readonly today: string;
  /** true: write nothing while a release blocker remains. */
  readonly release: boolean;
  /** false: without .br and .gz files. */
  readonly compress: boolean;
};

/**
 * Builds the site, from page files to a written dist/.
 * @throws {SiteError} with all problems
 */
export async function buildSite(root: string, options: BuildOptions, time: Time): Promise<MadeSite> {
  const made = await makeSite(root, { time });
  const todos = openTodos(made.todos, options.today);
  if (options.release) throwIfAny(todos.filter(({ blocks }) => blocks));
  const files = options.compress ? await time("compress", () => compress(made.files)) : made.files;
  throwIfAny(pageBudget(files));
  time("emit", () => emit(files, join(root, "dist")));
  return { ...made, files, todos };
}

type MakeOptions = {
  /** false: pages as React writes them, which are equivalent and take half the time. */
  readonly minified?: boolean;
  readonly time?: Time;
  /** Gets the problems instead of their being thrown; pages that can't be rendered are left out. */
  readonly report?: Report;
};

/** Rules whose problems leave pages that can be checked, and those of problems that may only follow from them. */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  "no-effect": /^blocked-attribute$/,
  "bare-address": /^(broken-link|orphan-page)$/,
};

/**
 * Makes the whole site in memory and checks it.
 * @throws {SiteError} with all problems
 */
export async function makeSite(root: string, options: MakeOptions = {}): Promise<MadeSite> {
  const { report } = options;
  if (report) return makeReporting(root, report, options);
  const kept: Problem[] = [];
  const follows = ({ rule }: Problem) => kept.some((problem) => HARMLESS[problem.rule]?.test(rule));
  const throwUnlessHarmless: Report = (problems) => {
    const rest = problems.filter((problem) => !follows(problem));
    kept.push(...rest.filter(({ rule }) => rule in HARMLESS));
    throwIfAny(rest.filter(({ rule }) => !(rule in HARMLESS)));
  };
  const made = await makeReporting(root, throwUnlessHarmless, options).catch((error: unknown) => {
    throw new SiteError([...kept, ...siteErrorOf(error, root).problems]);
  });
  throwIfAny(kept);
  return made;
}

async function makeReporting(
  root: string,
  report: Report,
  { minified = true, time = createTimings().time }: MakeOptions,
): Promise<MadeSite> {
  const sources = time("discover", () => discover(root, report));
  const [site, assets] = await settleAll(
    root,
    time("load", () => load(root, sources, report)),
    time("bundle", () => bundle(root, report)),
  );
  const rendered = time("render", () => render(site, assets, report));
  const pages = minified ? await time("minify", () => minifyAll(rendered)) : rendered;
  const content = time("assemble", () => [
    ...pages.map(secure),
    ...announce(site.pages, site.data),
    ...site.data.files,
    ...collect(root, report),
  ]);
  const files = [...content, ...configure(content, site.data.basePath)];
  // Every link to a page that is left out would be broken.
  const problems = pages.length === sources.length ? time("check", () => check(files, site.data)) : [];
  report([...(await imageFiles(content)), ...problems]);
  return { ...site.data, pages: site.pages, files };
}
