import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { textsInCss } from "./css.ts";
import type { Attribute, CheckedPage } from "./page.ts";

/** Elements whose text is separate; that of others, such as `<b>` or `<a>`, continues the line. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body button caption dd desc details dialog div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol optgroup option p pre section select " +
    "summary table tbody td text textarea tfoot th thead title tr ul"
  ).split(" "),
);

const ATTRIBUTES = new Set(
  "alt aria-description aria-label aria-roledescription aria-valuetext datetime label placeholder title".split(
    " ",
  ),
);

/** Meta elements that people read in search results and previews. */
const READ =
  /^(description|keywords|author|application-name|(og|twitter):(title|description|site_name|image:alt))$/;

/** Marks where inline elements touch, in a block's text. */
const EDGE = "\v";

/**
 * Every text of a page that visitors and search engines read: its blocks, attributes, generated content and structured
 * data. If inline elements touch (`<b>20</b>% off`, `<span>Call</span><span>us</span>`), only the styles decide whether
 * readers see a space, so the block is returned both ways.
 */
export function textsOf(page: CheckedPage): readonly string[] {
  const structured = page.select('[type="application/ld+json"]');
  const texts = [
    ...blocksOf(page.dom),
    ...page.attributes.filter(isRead).map(({ value }) => value),
    ...textsInCss(page.css),
    ...structured.map(sourceOf).flatMap(structuredTexts),
  ];
  return [...new Set(texts.flatMap(readings))].filter((text) => text !== "");
}

function readings(text: string): string[] {
  if (!text.includes(EDGE)) return [normalizeText(text)];
  return ["", " "].map((space) => normalizeText(text.replaceAll(EDGE, space)));
}

/** The text of an element and everything in it. */
export function textOf(element: Element): string {
  return sourceOf(element).replace(/\s+/g, " ").trim();
}

/** The same with white space: the source text of a style or script. */
export function sourceOf(element: Element): string {
  return DomUtils.textContent(element);
}

/** One form for all spaces and hyphens that look alike, without invisible characters. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[‐‑−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text of every block, with edges where inline elements touch; no styles or scripts. */
export function blocksOf(nodes: readonly ChildNode[]): string[] {
  const blocks: string[] = [];
  let text = "";
  let atEdge = false;
  const endBlock = () => {
    blocks.push(text);
    text = "";
  };
  const read = (node: ChildNode) => {
    if (isText(node)) {
      const touches = atEdge && isSolid(text.at(-1)) && isSolid(node.data[0]);
      text += touches ? EDGE + node.data : node.data;
      atEdge = false;
    }
    if (!isTag(node) || node.name === "style" || node.name === "script") return;
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) endBlock();
    if (node.name === "br") text += " ";
    atEdge = true;
    node.children.forEach(read);
    atEdge = true;
    if (isBlock) endBlock();
  };
  nodes.forEach(read);
  endBlock();
  return blocks;
}

function isSolid(character: string | undefined): boolean {
  return character !== undefined && character !== " " && character !== "\n";
}

function isRead({ name, element: { attribs } }: Attribute): boolean {
  if (name !== "content") return ATTRIBUTES.has(name);
  return attribs.itemprop !== undefined || READ.test(attribs.name ?? attribs.property ?? "");
}

/**
 * The values of structured data (JSON-LD): strings other than addresses, and numbers. A price gets a pound sign,
 * because its currency is a separate value. Broken JSON is one text.
 */
function structuredTexts(source: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(source, (name: string, value: unknown) => {
      if (typeof value === "number" || (typeof value === "string" && !/^[a-z][a-z\d+.-]*:\S+$/i.test(value)))
        texts.push(/price$/i.test(name) && !Number.isNaN(Number(value)) ? `£${value}` : `${value}`);
      return value;
    });
    return texts;
  } catch {
    return [source];
  }
}
