import type { Problem } from "../contract.ts";
import type { CheckedSite } from "./page.ts";
import { rulesIn } from "./rules.ts";

/** Is every class and every custom property in the pages' styles used on at least one page? */
export function styles({ pages }: CheckedSite): Problem[] {
  const css = [...new Set(pages.map((page) => page.css))];
  const classes = new Set(pages.flatMap(({ classes }) => [...classes]));
  const properties = new Set(
    css.flatMap((text) => found(text, /(?:var\(|@property |transition:)(--[\w-]+)/g)),
  );
  return [
    ...unused(
      css,
      (text) => rulesIn(text).flatMap(({ selector }) => found(selector, /\.([a-z][\w-]*)/gi)),
      classes,
      ".",
    ),
    ...unused(css, (text) => found(text, /(?<![\w-(])(--[\w-]+):/g), properties, ""),
  ];
}

function unused(
  css: readonly string[],
  defined: (text: string) => string[],
  used: ReadonlySet<string>,
  sign: string,
): Problem[] {
  return [...new Set(css.flatMap(defined))]
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: "components/styles.css",
      text: sign + name,
      what: `The styles name ${sign}${name}, which no page uses.`,
      remedy: "Remove the rule, or correct the name.",
    }));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}
