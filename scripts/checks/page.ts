import type { Document } from "domhandler";
import { isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { addressesIn } from "../addresses.ts";
import type { Problem, SiteData } from "../contract.ts";
import { addressOf, type OutputFile } from "../output-file.ts";
import { elementsOf, textsOf } from "../tree.ts";

/** What the checks of a page read. */
export type PageContents = ReturnType<typeof contentsOf>;

/** What remains of a page for the checks of the whole site: no nodes, to save memory. */
export type PageSummary = Omit<PageContents, "elements" | "texts">;

/** What a check of the whole site reads. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly data: SiteData;
};

/** What a check finds on a page. */
export type Findings = Iterable<Omit<Problem, "file">>;

/** Reads a page's tree, or that of a drawing. */
export function contentsOf(tree: Document, { path, from }: Pick<OutputFile, "path" | "from">) {
  const elements = elementsOf(tree);
  const contentOf = (name: string) =>
    elements
      .filter((each) => each.name === "meta" && each.attribs.name === name)
      .map(({ attribs }) => attribs.content?.trim() ?? "");
  const titles = elements.filter(
    ({ name, parent }) => name === "title" && parent && isTag(parent) && parent.name === "head",
  );
  return {
    /** Below the site's root: "/prices/". */
    address: addressOf(path),
    from,
    addresses: addressesIn(tree),
    ids: elements.flatMap(({ attribs: { id } }) => id ?? []),
    titles: titles.map((title) => DomUtils.textContent(title).trim()),
    descriptions: contentOf("description"),
    /** Search engines must not list it. */
    isHidden: contentOf("robots").join().includes("noindex"),
    elements,
    texts: textsOf(tree).map(({ data }) => data),
  };
}
