/** A rule of CSS: "h1,h2" with "color:red;margin:0". */
export type Rule = { readonly selector: string; readonly declarations: string };

/**
 * The rules of CSS without comments, also those inside at-rules and other rules; at-rules themselves are left out.
 * Strings and addresses, which may hold any sign, are emptied.
 */
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

/** What stands in the block itself: "color:red" in "color:red}p", and in "color:red;b", where a rule inside follows. */
function declarationsIn(part: string): string {
  const end = part.indexOf("}");
  return part.slice(0, end < 0 ? Math.max(part.lastIndexOf(";"), 0) : end);
}
