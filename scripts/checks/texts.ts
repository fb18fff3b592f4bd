import { type ChildNode, isTag, isText } from "domhandler";
import { type CheckedPage, sourceOf } from "./page.ts";
import { structuredTexts } from "./structured-data.ts";

/** Elements whose text is a sentence of its own; what stands inside a line, such as `<b>` or `<a>`, goes on with it. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body button caption dd desc details dialog div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol optgroup option p pre section select " +
    "summary table tbody td text textarea tfoot th thead title tr ul"
  ).split(" "),
);

const ATTRIBUTES =
  "alt aria-description aria-label aria-roledescription aria-valuetext content datetime label placeholder title".split(
    " ",
  );

/** Metas that people read, in results and previews; what others say is for machines. */
const READ =
  /^(description|keywords|author|application-name|(og|twitter):(title|description|site_name|image:alt))$/;

/** Stands in a block's text where elements of one line touch; it is white space to everyone else. */
const EDGE = "\v";

/**
 * Every text of a page that visitors and search engines read: its blocks, the attributes that are shown or read out,
 * what its styles write, and the values of structured data. Where elements of one line touch (`<b>20</b>% off`,
 * `<span>Call</span><span>us</span>`) nobody can tell without the styles whether a space is seen between them, so the
 * block is given both ways.
 */
export function textsOf(
  nodes: readonly ChildNode[],
  byAttribute: CheckedPage["byAttribute"],
  css: string,
): readonly string[] {
  const typed = byAttribute.get("type") ?? [];
  const structured = typed.filter(({ attribs }) => attribs.type === "application/ld+json");
  const texts = [
    ...blocksOf(nodes),
    ...ATTRIBUTES.flatMap((name) => attributeTexts(name, byAttribute)),
    ...writtenBy(css),
    ...structured.map(sourceOf).flatMap(structuredTexts),
  ];
  return [...new Set(texts.flatMap(readings))].filter((text) => text !== "");
}

function readings(text: string): string[] {
  if (!text.includes(EDGE)) return [normalizeText(text)];
  return ["", " "].map((space) => normalizeText(text.replaceAll(EDGE, space)));
}

/** Removes these statements from a text, wherever it holds a whole one. */
export function without(statements: readonly string[]): (text: string) => string {
  const longestFirst = statements.map(normalizeText).sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  if (escaped.length === 0) return (text) => text;
  const whole = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])`, "gu");
  return (text) => text.replace(whole, "");
}

/** One form for all the spaces and hyphens that look alike, and nothing that cannot be seen. */
export function normalizeText(text: string): string {
  const plain = /[^ -~]/.test(text) ? unified(text) : text;
  return (plain.includes("  ") ? plain.replace(/ {2,}/g, " ") : plain).trim();
}

function unified(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[‐‑−]/g, "-")
    .replace(/\s/g, " ");
}

/** The text of every block, with its edges where elements in it touch; none of what is in a style or script. */
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

function attributeTexts(name: string, byAttribute: CheckedPage["byAttribute"]): string[] {
  return (byAttribute.get(name) ?? [])
    .filter(
      ({ attribs }) =>
        name !== "content" ||
        attribs.itemprop !== undefined ||
        READ.test(attribs.name ?? attribs.property ?? ""),
    )
    .map(({ attribs }) => attribs[name] ?? "");
}

/** The texts that a style block writes into the page. */
function writtenBy(css: string): string[] {
  const values = [...css.matchAll(/[{;]content:([^;}]*)/g)].map(([, value]) => value ?? "");
  return values.flatMap((value) => [...value.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ""));
}
