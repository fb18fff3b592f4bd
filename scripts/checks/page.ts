import { Parser } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import { addressOf, type OutputFile } from "../output-file.ts";
import { type Address, addressesIn } from "./addresses.ts";

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The names of the elements that it is in. */
  readonly parents: readonly string[];
  /** The text of the element and everything in it. */
  text: string;
};

/** A page, parsed once for all checks. */
export type Page = {
  /** The address below the site's root, "/prices/", and the source file. */
  readonly path: string;
  readonly from: string;
  readonly addresses: readonly Address[];
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** true: search engines must not list it. */
  readonly isHidden: boolean;
  readonly elements: readonly Element[];
  /** Every text outside styles and scripts. */
  readonly texts: readonly string[];
};

/** What checks of the whole site need of a page: the elements of a thousand pages would fill the memory. */
type PageSummary = Omit<Page, "elements" | "texts">;

/** What a check of the whole site reads: the files, and the summaries of those that are pages. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly data: SiteData;
};

/** What a check finds on a page. */
export type Findings = Iterable<Omit<Problem, "file">>;

/** Parses a page, or in XML mode a drawing. */
export function parsePage({ path, from, contents }: OutputFile, xmlMode = false): Page {
  const elements: Element[] = [];
  const texts: string[] = [];
  const open: Element[] = [];
  let text = "";
  const endText = () => {
    const current = open.at(-1);
    if (text && !/^(style|script)$/.test(`${current?.name}`)) texts.push(text);
    if (current) current.text += text;
    text = "";
  };
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      endText();
      const element = { name, attributes, parents: open.map((each) => each.name), text: "" };
      open.push(element);
      elements.push(element);
    },
    ontext: (data: string) => {
      text += data;
    },
    onclosetag: () => {
      endText();
      const { text: closed = "" } = open.pop() ?? {};
      const parent = open.at(-1);
      if (parent) parent.text += closed;
    },
  };
  new Parser(handler, { xmlMode }).end(`${contents}`);
  const metas = elements.filter(({ name }) => name === "meta").map(({ attributes }) => attributes);
  const contentOf = (name: string) =>
    metas.filter((meta) => meta.name === name).map(({ content = "" }) => content.trim());
  const titles = elements.filter(({ name, parents }) => name === "title" && parents.at(-1) === "head");
  return {
    path: addressOf(path),
    from,
    addresses: addressesIn(elements),
    ids: elements.flatMap(({ attributes: { id } }) => id ?? []),
    titles: titles.map(({ text }) => text.trim()),
    descriptions: contentOf("description"),
    isHidden: contentOf("robots").join().includes("noindex"),
    elements,
    texts,
  };
}
