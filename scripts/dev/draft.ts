import { inspect } from "node:util";
import { pageBudget } from "../checks/site/page-budget.ts";
import type { Problem } from "../contract.ts";
import { messageOf, type Report, settleAll, siteErrorOf } from "../errors/site-error.ts";
import { type HtmlFile, isHtml, type OutputFile } from "../output/output-file.ts";
import { makeSite } from "../site.ts";
import { type Assets, bundle } from "../stages/bundle.ts";
import { compress } from "../stages/compress.ts";
import { discover, type PageSource } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { minify } from "../stages/minify.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";

/** A site as far as it can be rendered. */
export type Draft = {
  /** Every page, also those that can't be rendered. */
  readonly sources: readonly PageSource[];
  /** The rendered pages, and if all of the site could be made, its other files. */
  readonly files: readonly OutputFile[];
  /** Each page in a build, by its contents here, with its compressed variants. */
  readonly built: ReadonlyMap<string, readonly OutputFile[]>;
  readonly problems: readonly Problem[];
};

/**
 * Makes the whole site. Mistakes only add problems; a page that can't be rendered has no file.
 * @param known pages that need not be compressed again
 */
export async function makeDraft(root: string, known: Draft["built"]): Promise<Draft> {
  const problems: Problem[] = [];
  const report: Report = (found) => void problems.push(...found);
  let sources: readonly PageSource[] = [];
  try {
    sources = discover(root, () => {});
    const { files } = await makeSite(root, { minified: false, report });
    const pages = files.filter(isHtml).map(async (page) => {
      return [page.contents, known.get(page.contents) ?? (await compress([await minify(page)]))] as const;
    });
    const built = new Map(await Promise.all(pages));
    report(pageBudget([...built.values()].flat()));
    return { sources, files, built, problems };
  } catch (error) {
    const before = problems.length;
    const files = await renderEach(root, sources, report);
    if (problems.length === before) report(problemsOf(error, root)); // it concerns no page more than others
    return { sources, files, built: new Map(), problems };
  }
}

/** Renders pages one by one, unchecked: if one doesn't compile, this leaves out no other. */
export async function renderEach(
  root: string,
  sources: readonly PageSource[],
  report: Report,
): Promise<readonly HtmlFile[]> {
  let bundled: Promise<Assets> | undefined;
  const pages = sources.map(async (source) => {
    try {
      bundled ??= bundle(root, report);
      const [site, assets] = await settleAll(root, load(root, [source], report), bundled);
      return render(site, assets, report).map(secure);
    } catch (error) {
      report(problemsOf(error, root).map((problem) => ({ ...problem, pages: [source.file] })));
      return [];
    }
  });
  return (await Promise.all(pages)).flat();
}

function problemsOf(error: unknown, root: string): readonly Problem[] {
  try {
    return siteErrorOf(error, root).problems;
  } catch {
    const hint = `The generator itself failed: ${inspect(error)}`;
    return [{ rule: "generator-error", places: ["scripts/"], message: messageOf(error), hint }];
  }
}
