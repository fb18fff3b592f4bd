/* Reads CSS for the checks. Uses patterns, because css-tree took 0.16 s of CPU for seven pages, a sixth of the whole
   build. The styles are always esbuild's output, without comments or extra white space. */

/** A rule of CSS: "h1,h2" with "color:red;margin:0". */
export type Rule = { readonly selector: string; readonly declarations: string };

/** A selector and, in "p{color:red}" and "p{color:red;b{…}}", the declarations up to the end or to a nested rule. */
const RULE = /(?<=^|[{};])([^{};]+)\{(?=((?:[^{};]*;)*(?:[^{};]*(?=\}))?))/g;

/** All rules, also nested ones. Empties strings and addresses, which may contain any character. */
export function rulesIn(css: string): readonly Rule[] {
  return [...css.replace(/"[^"]*"|url\([^)]*\)/g, "").matchAll(RULE)]
    .map(([, selector = "", declarations = ""]) => ({ selector: selector.trim(), declarations }))
    .filter(({ selector }) => !selector.startsWith("@"));
}

/** The addresses in url(…) and @import. */
export function addressesInCss(css: string): string[] {
  const pattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*?))\s*\)|@import\s*["']([^"']*)/g;
  return [...css.matchAll(pattern)].map(
    ([, ...found]) => found.find((address) => address !== undefined) ?? "",
  );
}

/** The texts that `content` adds to the page. */
export function textsInCss(css: string): string[] {
  const values = [...css.matchAll(/[{;]content:([^;}]*)/g)].map(([, value]) => value ?? "");
  return values.flatMap((value) => [...value.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ""));
}
