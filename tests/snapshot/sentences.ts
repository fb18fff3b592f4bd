import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { navigation } from "../../data/copy/navigation.ts";
import { pageFiles } from "../root.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text continues the line; all others begin a new text. */
const INLINE = new Set("a abbr b cite code em i kbd q s small span strong sub sup time tspan u".split(" "));

const ATTRIBUTES = new Set("alt aria-description aria-label placeholder title".split(" "));

/** Meta elements that people read in search results and previews. */
const META = /^(description|author|application-name|(og|twitter):(title|description|site_name|image:alt))$/;

/**
 * Every text that visitors, screen readers and search engines read on a built site, by page and in its order; then the
 * note on the contact card.
 */
export function textsOf(dist: string): ReadonlyMap<string, readonly string[]> {
  const read = (path: string) => readFileSync(join(dist, path), "utf8");
  const texts = new Map(pagesIn(dist).map((path) => [path, textsIn(parse(read(path)).childNodes)]));
  const [, note = ""] = /^NOTE:(.*)$/m.exec(read("contact.vcf")) ?? [];
  return texts.set("contact.vcf", note.replaceAll("\\,", ",").split("\\n"));
}

/** Their sentences, each once. */
export function sentencesOf(dist: string): ReadonlyMap<string, readonly string[]> {
  const told = new Set<string>();
  const isNew = (sentence: string) => !told.has(sentence) && told.add(sentence);
  return new Map([...textsOf(dist)].map(([path, texts]) => [path, texts.flatMap(sentencesIn).filter(isNew)]));
}

/** The pages in the order of the navigation, then the others. */
function pagesIn(dist: string): string[] {
  const linked = navigation.map(({ path }) => `${path.slice(1)}index.html`);
  return [...new Set([...linked, ...pageFiles(dist)])];
}

/** The sentences of a text, with plain spaces and hyphens; none if it has no word. */
function sentencesIn(text: string): string[] {
  const plain = text.replaceAll("\u2011", "-").replace(/\s+/g, " ").trim();
  const sentences = plain.split(/(?<=(?<!\b[A-Z])[.?!][”’)]?) /);
  return sentences.filter((sentence) => /\p{L}{2}/u.test(sentence));
}

/** Texts in document order. */
function textsIn(nodes: readonly Node[]): string[] {
  const texts = [""];
  for (const node of nodes) addTexts(node, texts);
  return texts;
}

/** Adds the texts of a node; one outside a block continues the last. */
function addTexts(node: Node, texts: string[]): void {
  if ("value" in node) texts.push(`${texts.pop()}${node.value}`);
  if (!("tagName" in node)) return;
  const edge = INLINE.has(node.tagName) ? [] : [""];
  texts.splice(-1, 0, ...attributesOf(node));
  texts.push(...edge);
  if (node.tagName === "style") texts.push(...textsInCss(contentOf(node)));
  else if (node.tagName === "script") texts.push(...structuredTexts(node));
  else for (const child of node.childNodes) addTexts(child, texts);
  texts.push(...edge);
}

function attributesOf({ tagName, attrs }: Element): string[] {
  const named = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const isRead = tagName === "meta" && META.test(named.name ?? named.property ?? "");
  const texts = attrs.filter(({ name }) => ATTRIBUTES.has(name) || (isRead && name === "content"));
  return texts.map(({ value }) => value);
}

/** What styles add to the text. */
function textsInCss(css: string): string[] {
  const contents = css.match(/(?<=\bcontent:)[^;}]+/g) ?? [];
  return contents.flatMap((content) => [...content.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text));
}

/** The texts of structured data, without addresses and types. */
function structuredTexts(script: Element): string[] {
  if (!script.attrs.some(({ value }) => value === "application/ld+json")) return [];
  const texts: string[] = [];
  JSON.parse(contentOf(script), (name, value) => {
    if (typeof value === "string" && !name.startsWith("@") && !/^[a-z]+:\S+$/.test(value)) texts.push(value);
    return value;
  });
  return texts;
}

function contentOf({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
