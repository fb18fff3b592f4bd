import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { navigation } from "../../data/copy/navigation.ts";
import { parse } from "../../scripts/tree.ts";
import { pageFiles, readDist } from "../dist.ts";

/** Elements whose text continues the line; all others begin a new text. */
const INLINE = new Set(
  "a abbr b bdi cite code em i kbd q s small span strong sub sup time tspan u".split(" "),
);

const ATTRIBUTES = new Set("alt aria-description aria-label placeholder title".split(" "));

/** Meta elements that people read in search results and previews. */
const META = /^(description|author|application-name|(og|twitter):(title|description|site_name|image:alt))$/;

/**
 * Every text that visitors, screen readers and search engines read on a built site, by page and in its order; then the
 * note on the contact card. Pages are in the order of the navigation, then the others.
 */
export function textsOf(dist: string): ReadonlyMap<string, readonly string[]> {
  const linked = navigation.map(({ path }) => `${path.slice(1)}index.html`);
  const pages = [...new Set([...linked, ...pageFiles(dist)])];
  const [, note = ""] = /^NOTE:(.*)$/m.exec(readDist("contact.vcf", dist).replaceAll("\r\n ", "")) ?? [];
  return new Map([
    ...pages.map((path) => [path, textsIn(readDist(path, dist))] as const),
    ["contact.vcf", note.replaceAll("\\,", ",").split("\\n")],
  ]);
}

/** Their sentences, each once. */
export function sentencesOf(dist: string): ReadonlyMap<string, readonly string[]> {
  const told = new Set<string>();
  const isNew = (sentence: string) => !told.has(sentence) && told.add(sentence);
  return new Map([...textsOf(dist)].map(([path, texts]) => [path, texts.flatMap(sentencesIn).filter(isNew)]));
}

/** The sentences of a text, with plain spaces and hyphens; none if it has no word. */
export function sentencesIn(text: string): string[] {
  const plain = text.replaceAll("\u2011", "-").replace(/\s+/g, " ").trim();
  const sentences = plain.split(/(?<=(?<!\b[A-Z])[.?!][”’)]?) /);
  return sentences.filter((sentence) => /\p{L}{2}/u.test(sentence));
}

/** The texts of a page, in its order. */
export function textsIn(html: string): string[] {
  const texts = [""];
  for (const node of parse(html).children) read(node, texts);
  return texts;
}

/** Adds the texts of a node; those of inline elements continue the last one. */
function read(node: ChildNode, texts: string[]): void {
  if (isText(node)) texts.push(`${texts.pop()}${node.data}`);
  if (!isTag(node)) return;
  const next = INLINE.has(node.name) ? [] : [""];
  texts.splice(-1, 0, ...attributeTexts(node));
  texts.push(...next);
  if (node.attribs.type === "application/ld+json") texts.push(...structuredTexts(DomUtils.textContent(node)));
  else if (!/^(style|script)$/.test(node.name)) for (const child of node.children) read(child, texts);
  texts.push(...next);
}

function attributeTexts({ name: tag, attribs }: Element): string[] {
  const isRead = tag === "meta" && META.test(attribs.name ?? attribs.property ?? "");
  const read = Object.entries(attribs).filter(
    ([name]) => ATTRIBUTES.has(name) || (isRead && name === "content"),
  );
  return read.map(([, value]) => value);
}

/** The texts of structured data, without addresses and types. */
function structuredTexts(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (name, value) => {
    if (typeof value === "string" && !name.startsWith("@") && !/^[a-z]+:\S+$/.test(value)) texts.push(value);
    return value;
  });
  return texts;
}
