import type { SiteData } from "../../contract.ts";
import type { Finding, ReadText } from "../page.ts";
import { without } from "../texts.ts";

/** Do the pages avoid unverified claims? */
export function claims(data: SiteData): (page: ReadText) => Finding[] {
  if (data.claims.length === 0) return () => [];
  const reasons = new Map(data.claims.flatMap(({ words, why }) => words.map((each) => [key(each), why])));
  const patterns = data.claims.flatMap(({ words }) => words.map(pattern));
  const anywhere = new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}\\d])`, "gu");
  const withoutStatements = without(data.statements);
  return ({ texts }) => {
    // One search of all texts: most pages have none of the words.
    if (texts.join("\n").toLowerCase().search(anywhere) < 0) return [];
    const found = texts.flatMap((text) => wordsIn(withoutStatements(text), anywhere));
    // "GasSafe" and "Gas Safe" may be two readings of one text.
    const distinct = new Map(found.map((each) => [each.words.replaceAll(" ", ""), each]));
    return [...distinct.values()].map(({ words, text }) => ({
      rule: "unverified-claim",
      text,
      message: `Says “${words}”: ${reasons.get(key(words))}`,
      hint: "Leave it out. If it is a fact that only the owner knows, add it to data/owner.ts.",
    }));
  };
}

/** The words in a text, and the text to search for in the sources: a single word with its neighbours. */
function wordsIn(text: string, anywhere: RegExp): { words: string; text: string }[] {
  return [...text.toLowerCase().matchAll(anywhere)].map(({ 0: { length }, index }) => {
    const words = text.slice(index, index + length);
    const before = text.slice(0, index).match(/\S+ $/)?.[0] ?? "";
    const after = text.slice(index + length).match(/^ \S+/)?.[0] ?? "";
    return { words, text: words.includes(" ") ? words : before + words + after };
  });
}

/** Words as a pattern: with any or no spaces and hyphens between them, and either or no apostrophe. */
function pattern(words: string): string {
  const parts = words.toLowerCase().split(/[ -]/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return escaped.join("[ –—-]*").replaceAll("'", "['’]?");
}

/** One form for all ways to write the same words. */
function key(words: string): string {
  return words.toLowerCase().replace(/[ –—'’-]/g, "");
}
