import type { Problem } from "../../contract.ts";
import { rulesIn } from "../css.ts";
import type { CheckedSite } from "../page.ts";

/** Where no source has the text. */
const places = ["components/styles.css"];
/** A declaration with a second colon, and what precedes that: "display:grid color:" in "display:grid color: red". */
const TWO_COLONS = /(?<=[{};])([\w-]+:[^{};:]*:)[^{};]*(?=[;}])/g;

/** Does every declaration end in a semicolon? esbuild passes on "display: grid" and "color: red" as one. */
export function declarations({ pages }: CheckedSite): Problem[] {
  return pages.flatMap(({ css, from }) => {
    const masked = css.replace(/"[^"]*"|\([^()]*\)/g, (part) => "_".repeat(part.length));
    return [...masked.matchAll(TWO_COLONS)].map(({ 0: { length }, 1: start = "", index }) => ({
      rule: "broken-declaration",
      places,
      pages: [from],
      // Without the value, which esbuild has shortened: "display: … color:".
      text: start.replace(/:.*\s/s, ": … ").replace(/^[\w-]+:(?=[^:\s])/, ""),
      message: `Browsers ignore “${css.slice(index, index + length)}”, which has two colons.`,
      hint: "Write a semicolon between two declarations.",
    }));
  });
}

/** Does a page use every class and custom property, and is every property set that the styles read? */
export function unusedStyles({ pages }: CheckedSite): Problem[] {
  const sheets = [...new Set(pages.map((page) => page.css))];
  const selectors = sheets.flatMap((css) => rulesIn(css).map(({ selector }) => selector));
  const classes = new Set(pages.flatMap(({ classes }) => classes));
  const set = sheets.flatMap((css) => found(css, /(?<![\w-(])(--[\w-]+):/g));
  const read = new Set(sheets.flatMap((css) => found(css, /(?:var\(|@property |transition:)(--[\w-]+)/g)));
  const unusedClasses = found(selectors.join(), /\.([a-z][\w-]*)/gi).filter((name) => !classes.has(name));
  const unusedProperties = set.filter((name) => !read.has(name));
  const unused = [...unusedClasses.map((name) => `.${name}`), ...unusedProperties];
  return [
    ...[...new Set(unused)].map((name) => ({
      rule: "unused-style",
      places,
      text: name,
      message: `No page uses ${name}.`,
      hint: "Remove the rule, or fix the name.",
    })),
    ...pages.flatMap(({ css, from }) =>
      [...new Set(undefinedIn(css))].map((name) => ({
        rule: "undefined-property",
        places,
        pages: [from],
        text: name,
        message: `The styles read ${name}, which nothing sets on that page.`,
        hint: "Fix the name, or set it in components/styles: tokens.css, or custom-media.ts for @media.",
      })),
    ),
  ];
}

/** Properties that are read without a fallback and never set, and media conditions: they invalidate a whole rule. */
function undefinedIn(css: string): string[] {
  const defined = new Set(found(css, /(--[\w-]+)(?=:|\{)/g));
  return found(css, /(?<=var|@media[^{}]*)\((--[\w-]+)\)/g).filter((name) => !defined.has(name));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}
