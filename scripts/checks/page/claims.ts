import type { Problem, SiteData } from "../../contract.ts";
import type { ReadText } from "../page.ts";
import { without } from "../texts.ts";

/** Do the pages say no words that claim what nobody knows to be true? */
export function claims(data: SiteData): (page: ReadText) => Problem[] {
  if (data.claims.length === 0) return () => [];
  const reasons = new Map(data.claims.flatMap(({ words, why }) => words.map((each) => [key(each), why])));
  const patterns = data.claims.flatMap(({ words }) => words.map(pattern));
  const anywhere = new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}\\d])`, "gu");
  const withoutStatements = without(data.statements);
  return ({ from, texts }) => {
    // Asked of all texts at once: most pages have none of the words.
    if (texts.join("\n").toLowerCase().search(anywhere) < 0) return [];
    const found = texts.flatMap((text) => wordsIn(withoutStatements(text), anywhere));
    // "GasSafe" and "Gas Safe" may be the two readings of one text.
    const distinct = new Map(found.map((each) => [each.words.replaceAll(" ", ""), each]));
    return [...distinct.values()].map(({ words, place }) => ({
      rule: "unverified-claim",
      places: [from],
      text: place,
      message: `Says “${words}”: ${reasons.get(key(words))}`,
      hint: "Leave it out. What is true of the business and only the owner knows belongs in data/owner.ts.",
    }));
  };
}

/** What a text says of these words, and what to look for in the sources: a single word with those around it. */
function wordsIn(text: string, anywhere: RegExp): { words: string; place: string }[] {
  return [...text.toLowerCase().matchAll(anywhere)].map(({ 0: { length }, index }) => {
    const words = text.slice(index, index + length);
    const before = text.slice(0, index).match(/\S+ $/)?.[0] ?? "";
    const after = text.slice(index + length).match(/^ \S+/)?.[0] ?? "";
    return { words, place: words.includes(" ") ? words : before + words + after };
  });
}

/** Words as a pattern: any spaces and hyphens, or none, between them, and either apostrophe, or none. */
function pattern(words: string): string {
  const parts = words.toLowerCase().split(/[ -]/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return escaped.join("[ –—-]*").replaceAll("'", "['’]?");
}

/** What is alike in all the ways to write the same words. */
function key(words: string): string {
  return words.toLowerCase().replace(/[ –—'’-]/g, "");
}
