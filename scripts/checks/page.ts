import { Parser } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import { addressOf, type OutputFile } from "../output-file.ts";
import { addressesIn } from "./addresses.ts";

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The names of the elements that it is in. */
  readonly parents: readonly string[];
  /** The text of the element and everything in it. */
  text: string;
};

/** A page, parsed once for all checks. */
export type ParsedPage = ReturnType<typeof parsePage>;

/** What a check of the whole site reads. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  /** Without what would fill the memory if a site had a thousand pages. */
  readonly pages: readonly Omit<ParsedPage, "elements" | "texts">[];
  readonly data: SiteData;
};

/** What a check finds on a page. */
export type Findings = Iterable<Omit<Problem, "file">>;

/** Parses a page, or in XML mode a drawing. */
export function parsePage({ path, from, contents }: OutputFile, xmlMode = false) {
  const elements: Element[] = [];
  const texts: string[] = [];
  const open: Element[] = [];
  let isInText = false;
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      isInText = false;
      const element = { name, attributes, parents: open.map((each) => each.name), text: "" };
      open.push(element);
      elements.push(element);
    },
    // The parser splits a text at its entities.
    ontext: (part: string) => {
      for (const element of open) element.text += part;
      if (/^(style|script)$/.test(`${open.at(-1)?.name}`)) return;
      texts.push(isInText ? texts.pop() + part : part);
      isInText = true;
    },
    onclosetag: () => {
      isInText = false;
      open.pop();
    },
  };
  new Parser(handler, { xmlMode }).end(`${contents}`);
  const metas = elements.filter(({ name }) => name === "meta").map(({ attributes }) => attributes);
  const contentOf = (name: string) =>
    metas.filter((meta) => meta.name === name).map(({ content = "" }) => content.trim());
  const titles = elements.filter(({ name, parents }) => name === "title" && parents.at(-1) === "head");
  return {
    /** Below the site's root: "/prices/". */
    address: addressOf(path),
    from,
    addresses: addressesIn(elements),
    ids: elements.flatMap(({ attributes: { id } }) => id ?? []),
    titles: titles.map(({ text }) => text.trim()),
    descriptions: contentOf("description"),
    /** Search engines must not list it. */
    isHidden: contentOf("robots").join().includes("noindex"),
    isDrawing: xmlMode,
    elements,
    /** Every text outside styles and scripts. */
    texts,
  };
}
