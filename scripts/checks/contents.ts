import { DomUtils } from "htmlparser2";
import type { Problem, SiteData, Todo } from "../contract.ts";
import type { PageContents } from "../stages/read-page.ts";

/** What templates make of missing values and lost marks: <svg width={NaN}>, id={`town-${undefined}`}, {miles}. */
const ANYWHERE = /\bNaN\b|\bundefined\b|Invalid Date|\[object \w+\]|\{\w|\$[a-z{]/;
/** Words that the owner may use ("Infinity & Sons"), unless they are alone or beside a unit. */
const IN_PLACE_OF_NUMBER =
  /^\s*(null|Infinity)\s*$|£(null|Infinity)\b|\b(null|Infinity)\s?(%|°C|(mm|miles|radiators)\b)/;
const MISSING = new RegExp(`${ANYWHERE.source}|${IN_PLACE_OF_NUMBER.source}`);
/** Attributes that people read or hear. */
const READ = new Set(["alt", "aria-label", "content", "placeholder", "title"]);
const PUBLISHED = new Set([...READ, "href"]);
const SIZE = ["width", "height"];

/** Of a text whose sentences may come from several sources, the one that is wrong. */
const sentenceIn = (text: string, isWrong: (sentence: string) => unknown) =>
  text.split(/(?<=[.!?])\s+/).find(isWrong) ?? text;

const valuesOf = ({ attributes }: PageContents, names: ReadonlySet<string>) =>
  attributes.filter(({ name }) => names.has(name)).map(({ value }) => value);

/** Does no text or attribute show a missing value? */
export function* missingValues(page: PageContents): Iterable<Problem> {
  const { attributes, texts, quotes, from: file } = page;
  const hint =
    "Check the component's props, and the quotes of its templates; render nothing without a value.";
  const isWrong = (text: string) => MISSING.test(text);
  for (const text of [...texts, ...quotes, ...structuredValues(page)].filter(isWrong)) {
    const start = text.lastIndexOf(" ", text.search(MISSING) - 30) + 1;
    const searchFor = sentenceIn(text, isWrong);
    yield { file, searchFor, message: `The page says “${text.slice(start, start + 60)}”.`, hint };
  }
  for (const { element, name, value } of attributes.filter((each) => isWrong(each.value))) {
    const searchFor = `<${element.name} ${name}="${value}">`;
    yield { file, searchFor, message: `${searchFor} has an invalid value.`, hint };
  }
}

/** Does no text have what its rules forbid, such as tags and Markdown, which visitors would read? */
export function* forbiddenMarkup(page: PageContents, { markupProblemIn }: SiteData): Iterable<Problem> {
  for (const text of new Set([...page.texts, ...page.quotes, ...valuesOf(page, READ)])) {
    const problem = markupProblemIn(text);
    if (problem) yield { file: page.from, searchFor: sentenceIn(text, markupProblemIn), ...problem };
  }
}

/** All that a page tells people and search engines, the addresses of its links included, without quotations. */
export function publishedTexts(page: PageContents): readonly string[] {
  return [...page.texts, ...valuesOf(page, PUBLISHED), ...structuredValues(page)];
}

/** The texts, numbers and nulls of a page's structured data, each as a text. */
const structuredValues = ({ structuredData }: PageContents) => structuredData.flatMap(valuesIn);

function valuesIn(json: string): readonly string[] {
  const values: string[] = [];
  try {
    JSON.parse(json, (_name, value) => {
      if (value === null || typeof value !== "object") values.push(`${value}`);
      return value;
    });
    return values;
  } catch {
    return [json];
  }
}

/** Placeholders in a file's published texts, and in its quotations; each blocks a release. */
export function placeholders(
  file: string,
  texts: readonly string[],
  quotes: readonly string[],
  { placeholdersIn }: SiteData,
): readonly Todo[] {
  const found = [
    ...texts.flatMap((text) => placeholdersIn(text, false)),
    ...quotes.flatMap((text) => placeholdersIn(text, true)),
  ];
  return found.map((each) => ({ file, ...each, blocks: true }));
}

/** Is every id used once on its page? */
export function* ids({ ids: all, from: file }: PageContents): Iterable<Problem> {
  const rest = new Set(all);
  for (const id of all.filter((each) => !rest.delete(each))) {
    const message = `The page has the id "${id}" more than once.`;
    yield { file, searchFor: `id="${id}"`, message, hint: "Give each element its own id." };
  }
}

/** Does every phone link call the number that it shows? */
export function* phoneLinks({ elements, from: file }: PageContents, { phones }: SiteData): Iterable<Problem> {
  for (const link of elements.filter(({ attribs }) => attribs.href && /^tel:/i.test(attribs.href))) {
    const shown = DomUtils.textContent(link);
    const { href = "", "aria-label": label = shown } = link.attribs;
    const phone = phones.find((each) => each.href === href);
    const wrong = [shown, label].find((text) => !phone || !text.includes(phone.label));
    if (wrong === undefined) continue;
    const known = phone ? `is ${phone.label}` : "isn't a number";
    const message = `The link “${wrong}” calls ${href}, which ${known} in data/.`;
    yield { file, searchFor: href, message, hint: "Use PhoneLink with a number from data/." };
  }
}

/** Does every picture have a text alternative, and a size, so that nothing moves when it loads? */
export function* images({ elements, from: file }: PageContents): Iterable<Problem> {
  const drawings = elements.filter(({ name }) => name === "svg");
  // The outer drawing determines the size of an inner one.
  const inner = new Set(drawings.flatMap(({ children }) => DomUtils.filter(() => true, children)));
  const needed: Readonly<Record<string, readonly string[]>> = { img: ["alt", ...SIZE], svg: SIZE };
  for (const { name, attribs } of elements.filter((each) => each.name in needed && !inner.has(each))) {
    const missing = needed[name]?.filter((attribute) => attribs[attribute] === undefined) ?? [];
    const searchFor = attribs.src ?? attribs.class ?? attribs.id ?? attribs.viewbox ?? "";
    const message = `<${name}>${searchFor && ` “${searchFor}”`} lacks ${missing.join(", ")}.`;
    const hint = 'Add what it lacks. CSS may change a size; alt="" suits a picture that shows nothing.';
    if (missing.length > 0) yield { file, searchFor, message, hint };
  }
}

/** Custom properties that a page's styles use, but never define; browsers ignore them silently. */
export function* customProperties({ styles }: PageContents, printStyles: string): Iterable<Problem> {
  const css = [...styles, printStyles].join("");
  const hint = "Fix its name, or define it in components/styles/tokens.css.";
  const defined = new Set(css.match(/--[\w-]+(?=:)|(?<=@property )--[\w-]+/g));
  // With a fallback, as in var(--x, 1), it needs none.
  for (const [searchFor, name = ""] of css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g))
    if (!defined.has(name))
      yield { file: "components/", searchFor, message: `No style gives ${name} a value.`, hint };
}
