import { compile } from "css-select";
import { type Element, isTag, isText } from "domhandler";
import type { Problem, SiteData } from "../../contract.ts";
import type { CheckedPage } from "../page.ts";
import { type Rule, rulesIn } from "../rules.ts";

/** The token of the display face. */
const DISPLAY = "--font-display";
/** Selects no element. */
const NOTHING = ":not(*)";

/**
 * Does the file of the display face hold every character that is set in it? White space needs no glyph, and a
 * customer's name may hold any letter: the fallback face sets it.
 */
export function displayCharacters(data: SiteData): (page: CheckedPage) => Problem[] {
  const held = [...data.displayCharacters].map((each) => `\\u{${each.codePointAt(0)?.toString(16)}}`);
  const stray = new RegExp(`[^\\s${held.join("")}]`, "gu");
  return (page) => {
    // Few texts hold such a character, and to ask a page's styles takes much longer.
    const isAsked = (text: string) => text.search(stray) >= 0 && !data.statements.includes(text);
    const texts = displayTexts(page, isAsked);
    const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
    return [...words].flatMap((word) =>
      [...new Set(word.match(stray))].map((character) => ({
        rule: "missing-glyph",
        places: [page.from],
        text: word,
        message: `“${word}” is set in the display face, whose file does not hold “${character}”.`,
        hint: "Write it without that character, or add it to displayCharacters in data/ and run: npm run font",
      })),
    );
  };
}

/**
 * The texts of a page that are set in the display face, of those that are asked for. As in a browser, the nearest
 * element decides whose font a rule of the page's own styles takes from a token; but a rule for some state or width
 * only counts as if it held.
 */
export function displayTexts(
  { elements, css }: CheckedPage,
  isAsked: (text: string) => boolean = (text) => text.trim() !== "",
): string[] {
  if (!css.includes(DISPLAY)) return [];
  const asked = elements
    .map((element) => ({ element, text: ownText(element) }))
    .filter(({ text }) => isAsked(text));
  if (asked.length === 0) return [];
  const rules = rulesIn(css);
  const isDisplay = compile<Element, Element>(selectorsOf(DISPLAY, rules));
  const isPlain = compile<Element, Element>(selectorsOf("--font-text", rules));
  const answers = new Map<Element, boolean>();
  const inherits = ({ parent }: Element) => parent !== null && isTag(parent) && inDisplay(parent);
  const inDisplay = (element: Element): boolean => {
    const answer = answers.get(element) ?? (isDisplay(element) || (!isPlain(element) && inherits(element)));
    answers.set(element, answer);
    return answer;
  };
  return asked.filter(({ element }) => inDisplay(element)).map(({ text }) => text);
}

/** What stands in the element itself, without its children. */
function ownText({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : " ")).join("");
}

/** A list of the selectors whose rules take their font from this token, directly or by another token made of it. */
function selectorsOf(token: string, rules: readonly Rule[]): string {
  const tokens = made(rules, [token]).flatMap(({ property }) => (property.startsWith("--") ? property : []));
  const fonts = made(rules, [token, ...tokens]).filter(({ property }) => /^font(-family)?$/.test(property));
  return fonts.map(({ selector }) => withoutState(selector)).join(",") || NOTHING;
}

/** The properties that are made of one of these tokens, each with the selector of its rule. */
function made(rules: readonly Rule[], tokens: readonly string[]): { selector: string; property: string }[] {
  const uses = tokens.map((each) => `var(${each})`);
  const isUser = (text: string) => uses.some((use) => text.includes(use));
  return rules
    .filter(({ declarations }) => isUser(declarations))
    .flatMap(({ selector, declarations }) =>
      declarations
        .split(";")
        .filter(isUser)
        .map((text) => ({ selector, property: text.slice(0, text.indexOf(":")).trim() })),
    );
}

/** Attributes, pseudo-classes and pseudo-elements, which scripts and visitors change, become what always holds. */
function withoutState(selector: string): string {
  return selector.replace(/\[[^\]]*\]|::?[a-z-]+(?![\w(-])/g, ":is(*)");
}
