import type { Problem } from "../../contract.ts";
import type { CheckedSite } from "../page.ts";
import { rulesIn } from "../rules.ts";

/** Is every class and every custom property in the pages' styles used on at least one page? */
export function unusedStyles({ pages }: CheckedSite): Problem[] {
  const sheets = [...new Set(pages.map((page) => page.css))];
  // What sheets have in common is read once.
  const selectors = new Set(sheets.flatMap((css) => rulesIn(css).map(({ selector }) => selector)));
  const classes = new Set(pages.flatMap((page) => [...page.classes]));
  const defined = sheets.flatMap((css) => found(css, /(?<![\w-(])(--[\w-]+):/g));
  const read = sheets.flatMap((css) => found(css, /(?:var\(|@property |transition:)(--[\w-]+)/g));
  return [
    ...unused(found([...selectors].join(), /\.([a-z][\w-]*)/gi), classes, "."),
    ...unused(defined, new Set(read), ""),
    ...undefinedNames(sheets),
  ];
}

/** A misspelt property, without a value to fall back on, takes the whole declaration with it. */
function undefinedNames(sheets: readonly string[]): Problem[] {
  const missing = sheets.flatMap((css) => {
    const defined = new Set(found(css, /(--[\w-]+)(?=:|\{)/g));
    return found(css, /var\((--[\w-]+)\)/g).filter((name) => !defined.has(name));
  });
  return [...new Set(missing)].map((name) => ({
    rule: "undefined-property",
    places: ["components/styles.css"],
    text: name,
    message: `The styles read ${name}, which nothing sets on that page.`,
    hint: "Correct the name, or set it in components/styles/tokens.css.",
  }));
}

function unused(defined: readonly string[], used: ReadonlySet<string>, sign: string): Problem[] {
  return [...new Set(defined)]
    .filter((name) => !used.has(name))
    .map((name) => ({
      rule: "unused-style",
      places: ["components/styles.css"],
      text: sign + name,
      message: `The styles name ${sign}${name}, which no page uses.`,
      hint: "Remove the rule, or correct the name.",
    }));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}
