import { inspect } from "node:util";
import { pageBudget } from "../checks/site/page-budget.ts";
import type { Problem } from "../contract.ts";
import { messageOf, type Report, settleAll, siteErrorOf } from "../errors/site-error.ts";
import { type HtmlFile, isHtml } from "../output/output-file.ts";
import { makeSite } from "../site.ts";
import { type Assets, bundle } from "../stages/bundle.ts";
import { compress } from "../stages/compress.ts";
import { discover, type PageSource } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { minify } from "../stages/minify.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";
import { type View, viewOf } from "./view.ts";

/** Makes the whole site, as far as it can be rendered: mistakes become problems. */
export async function makeDraft(root: string, previous: View): Promise<View> {
  const problems: Problem[] = [];
  const report: Report = (found) => void problems.push(...found);
  let pages: View["pages"] = [];
  try {
    pages = discover(root, () => {});
    const { files, basePath, pages: made } = await makeSite(root, { minified: false, report });
    pages = pages.map((page) => made.find(({ file }) => file === page.file) ?? page);
    const built = await buildPages(files.filter(isHtml), previous);
    report(pageBudget([...built.values()].flat()));
    return viewOf(root, { ...previous, pages, problems, built, basePath }, files);
  } catch (error) {
    const known = problems.length;
    const rendered = await renderEach(root, pages, report);
    if (problems.length === known) report(problemsOf(error, root)); // it concerns no page more than others
    const others = [...previous.files.values()].filter((file) => !isHtml(file));
    return viewOf(root, { ...previous, pages, problems }, [...others, ...rendered]);
  }
}

/** Compresses the pages as a build does; those that haven't changed are known. */
async function buildPages(pages: readonly HtmlFile[], { built }: View): Promise<View["built"]> {
  const entries = pages.map(async (page) => {
    return [page.contents, built.get(page.contents) ?? (await compress([await minify(page)]))] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Renders pages one by one, unchecked: if one doesn't compile, this leaves out no other. */
export async function renderEach(
  root: string,
  sources: readonly PageSource[],
  report: Report,
): Promise<readonly HtmlFile[]> {
  let assets: Promise<Assets> | undefined;
  const pages = sources.map(async (source) => {
    try {
      assets ??= bundle(root, report);
      return render(...(await settleAll(root, load(root, [source], report), assets)), report).map(secure);
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
