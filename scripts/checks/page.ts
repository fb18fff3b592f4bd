import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import { addressOf, type OutputFile } from "../output-file.ts";
import { addressesIn } from "./addresses.ts";

const { filter, textContent } = DomUtils;
const nameOf = (parent: object | null) => (parent && "name" in parent ? `${parent.name}` : "");

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page, parsed once for all checks. */
export type ParsedPage = ReturnType<typeof parsePage>;

/** What a check of the whole site reads. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  /** Without its elements and texts, to save memory. */
  readonly pages: readonly Omit<ParsedPage, "elements" | "texts">[];
  readonly data: SiteData;
};

/** What a check finds on a page. */
export type Findings = Iterable<Omit<Problem, "file">>;

/** Parses a page, or in XML mode a drawing. */
export function parsePage({ path, from, contents }: OutputFile, xmlMode = false) {
  const nodes = filter(() => true, parseDocument(`${contents}`, { xmlMode }));
  const elements = nodes.filter((node) => "attribs" in node);
  const texts = nodes.filter(
    ({ type, parent }) => type === ElementType.Text && !/^(style|script)$/.test(nameOf(parent)),
  );
  const contentOf = (name: string) =>
    elements
      .filter((each) => each.name === "meta" && each.attribs.name === name)
      .map(({ attribs }) => attribs.content?.trim() ?? "");
  const titles = elements.filter(({ name, parent }) => name === "title" && nameOf(parent) === "head");
  return {
    /** Below the site's root: "/prices/". */
    address: addressOf(path),
    from,
    addresses: addressesIn(elements),
    ids: elements.flatMap(({ attribs: { id } }) => id ?? []),
    titles: titles.map((title) => textContent(title).trim()),
    descriptions: contentOf("description"),
    /** Search engines must not list it. */
    isHidden: contentOf("robots").join().includes("noindex"),
    isDrawing: xmlMode,
    elements,
    /** Every text outside styles and scripts. */
    texts: texts.map(textContent),
  };
}
