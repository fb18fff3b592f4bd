import type { Problem } from "../../contract.ts";
import { rulesIn } from "../css.ts";
import type { CheckedSite } from "../page.ts";

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
  const places = ["components/styles.css"];
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
        hint: "Fix the name, or set it in components/styles/tokens.css.",
      })),
    ),
  ];
}

/** Properties that are read without a fallback and never set: they invalidate the whole declaration. */
function undefinedIn(css: string): string[] {
  const defined = new Set(found(css, /(--[\w-]+)(?=:|\{)/g));
  return found(css, /var\((--[\w-]+)\)/g).filter((name) => !defined.has(name));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}
