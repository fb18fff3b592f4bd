import { compile } from "css-select";
import { type ChildNode, type Element, isTag, isText } from "domhandler";
import type { Problem, SiteData } from "../contract.ts";
import type { CheckedPage } from "./page.ts";

/** Selects no element. */
const NOTHING = ":not(*)";

/** Does the file of the display face hold every character that is set in it? White space needs no glyph. */
export function characters(data: SiteData): (page: CheckedPage) => Problem[] {
  const held = new Set(data.displayCharacters);
  return (page) => {
    const words = new Set(displayTexts(page).flatMap((text) => text.split(/\s+/)));
    return [...words].flatMap((word) =>
      [...new Set(word)]
        .filter((character) => !held.has(character))
        .map((character) => ({
          file: page.from,
          text: word,
          what: `“${word}” is set in the display face, whose file does not hold “${character}”.`,
          remedy:
            "Write it without that character, or add it to displayCharacters in data/ and run: npm run font",
        })),
    );
  };
}

/**
 * The texts of a page that are set in the display face. As in a browser, the nearest element decides whose font a
 * rule of the page's own styles takes from a token; but a rule for some state or width only counts as if it held.
 */
export function displayTexts({ elements, css }: CheckedPage): string[] {
  const selectors = selectorsOf("--font-display", css);
  if (selectors === NOTHING) return [];
  const isDisplay = compile<Element, Element>(selectors);
  const isPlain = compile<Element, Element>(selectorsOf("--font-text", css));
  const answers = new Map<Element, boolean>();
  const inherits = ({ parent }: Element) => parent !== null && isTag(parent) && inDisplay(parent);
  const inDisplay = (element: Element): boolean => {
    const answer = answers.get(element) ?? (isDisplay(element) || (!isPlain(element) && inherits(element)));
    answers.set(element, answer);
    return answer;
  };
  return elements.filter((element) => element.children.some(isWritten) && inDisplay(element)).map(ownText);
}

function isWritten(node: ChildNode): boolean {
  return isText(node) && node.data.trim() !== "";
}

/** What stands in the element itself, without its children. */
function ownText({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : " ")).join("");
}

/** A list of the selectors whose rules take their font from this token, directly or by another token made of it. */
function selectorsOf(token: string, css: string): string {
  const value = `[^;{}]*var\\(${token}\\)`;
  const tokens = [...css.matchAll(new RegExp(`(--[\\w-]+):${value}`, "g"))].map(([, name]) => name);
  const font = new RegExp(`(^|;)\\s*font(-family)?:[^;]*var\\((${[token, ...tokens].join("|")})\\)`);
  const selectors = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , declarations]) => font.test(declarations ?? ""))
    .map(([, selector]) => withoutState(selector ?? ""));
  return selectors.join(",") || NOTHING;
}

/** Attributes, pseudo-classes and pseudo-elements, which scripts and visitors change, become what always holds. */
function withoutState(selector: string): string {
  return selector.trim().replace(/\[[^\]]*\]|::?[a-z-]+(?![\w(-])/g, ":is(*)");
}
