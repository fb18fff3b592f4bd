import { compile } from "css-select";
import { type Element, isTag, isText, type ParentNode } from "domhandler";
import { type Rule, rulesIn } from "../css.ts";
import type { CheckedPage } from "../page.ts";

/** The token of the display font. */
const DISPLAY = "--font-display";
const NO_ELEMENT = ":not(*)";

/**
 * The texts of a page that are set in the display font. As in browsers, the nearest element with a font decides. Rules
 * for states and widths count as always active.
 */
export function displayTexts(
  page: CheckedPage,
  isWanted: (text: string) => boolean = (text) => text.trim() !== "",
): string[] {
  if (!page.css.includes(DISPLAY)) return [];
  const wanted = page.elements
    .map((element) => ({ element, text: ownText(element) }))
    .filter(({ text }) => isWanted(text));
  if (wanted.length === 0) return [];
  const rules = rulesIn(page.css);
  const setsDisplay = compile<Element, Element>(selectorsOf(DISPLAY, rules));
  const setsText = compile<Element, Element>(selectorsOf("--font-text", rules));
  const isDisplay = (node: ParentNode | null): boolean =>
    node !== null && isTag(node) && (setsDisplay(node) || (!setsText(node) && isDisplay(node.parent)));
  return wanted.filter(({ element }) => isDisplay(element)).map(({ text }) => text);
}

/** The element's own text, without its children's. */
function ownText({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : " ")).join("");
}

/** The selectors of the rules whose font is this token, directly or through another token. */
function selectorsOf(token: string, rules: readonly Rule[]): string {
  const tokens = usesOf([token], rules).flatMap(({ property }) =>
    property.startsWith("--") ? property : [],
  );
  const fonts = usesOf([token, ...tokens], rules).filter(({ property }) => /^font(-family)?$/.test(property));
  return fonts.map(({ selector }) => withoutState(selector)).join(",") || NO_ELEMENT;
}

/** The properties whose values use one of these tokens, with their rules' selectors. */
function usesOf(tokens: readonly string[], rules: readonly Rule[]): { selector: string; property: string }[] {
  const uses = tokens.map((each) => `var(${each})`);
  return rules.flatMap(({ selector, declarations }) =>
    declarations
      .split(";")
      .filter((declaration) => uses.some((use) => declaration.includes(use)))
      .map((declaration) => ({ selector, property: declaration.split(":", 1).join().trim() })),
  );
}

/** Makes every attribute, pseudo-class and pseudo-element match, because scripts and visitors change them. */
function withoutState(selector: string): string {
  return selector.replace(/\[[^\]]*\]|::?[a-z-]+(?![\w(-])/g, ":is(*)");
}
