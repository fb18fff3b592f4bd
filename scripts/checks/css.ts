/*
 * What the checks read in CSS. Patterns, not css-tree: parsing seven pages' styles took css-tree 0.16 s of CPU, a sixth
 * of the whole build. The styles are always esbuild's output, without comments or spare white space.
 */

/** A rule of CSS: "h1,h2" with "color:red;margin:0". */
export type Rule = { readonly selector: string; readonly declarations: string };

/** All rules, also those inside at-rules and other rules. Strings and addresses are emptied: they may hold any sign. */
export function rulesIn(css: string): readonly Rule[] {
  const parts = css.replace(/"[^"]*"|url\([^)]*\)/g, "").split("{");
  return parts
    .slice(1)
    .map((part, index) => ({ selector: headIn(parts[index] ?? ""), declarations: declarationsIn(part) }))
    .filter(({ selector }) => !selector.startsWith("@"));
}

/** What stands before the next block: "p" in "color:red}p". */
function headIn(part: string): string {
  return part.slice(Math.max(part.lastIndexOf(";"), part.lastIndexOf("}")) + 1).trim();
}

/** The block's own declarations: "color:red" in "color:red}p", and in "color:red;b", where a nested rule follows. */
function declarationsIn(part: string): string {
  const end = part.indexOf("}");
  return part.slice(0, end < 0 ? Math.max(part.lastIndexOf(";"), 0) : end);
}

/** The addresses in url(…) and @import. */
export function addressesInCss(css: string): string[] {
  const pattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*?))\s*\)|@import\s*["']([^"']*)/g;
  return [...css.matchAll(pattern)].map(
    ([, ...found]) => found.find((address) => address !== undefined) ?? "",
  );
}

/** The texts that `content` writes into the page. */
export function textsInCss(css: string): string[] {
  const values = [...css.matchAll(/[{;]content:([^;}]*)/g)].map(([, value]) => value ?? "");
  return values.flatMap((value) => [...value.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ""));
}
