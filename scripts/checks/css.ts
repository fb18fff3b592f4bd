/* Reads CSS for the checks. Uses patterns, because css-tree took 0.16 s of CPU for seven pages, a sixth of the whole
   build. The styles are always esbuild's output, without comments or extra white space. */

/** A rule of CSS: "h1,h2" with "color:red;margin:0". */
export type Rule = { readonly selector: string; readonly declarations: string };

/** All rules, also nested ones. Empties strings and addresses, which may contain any character. */
export function rulesIn(css: string): readonly Rule[] {
  const parts = css.replace(/"[^"]*"|url\([^)]*\)/g, "").split("{");
  return parts
    .slice(1)
    .map((part, index) => ({ selector: headIn(parts[index] ?? ""), declarations: declarationsIn(part) }))
    .filter(({ selector }) => !selector.startsWith("@"));
}

/** The text before the next block: "p" in "color:red}p". */
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

/** The texts that `content` adds to the page. */
export function textsInCss(css: string): string[] {
  const values = [...css.matchAll(/[{;]content:([^;}]*)/g)].map(([, value]) => value ?? "");
  return values.flatMap((value) => [...value.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ""));
}
