import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Replaces a pattern's match in a file; returns the match, its replacement and the line. */
export function rewrite(folder: string, file: string, pattern: RegExp, by: (found: string) => string) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const match = pattern.exec(text);
  if (match === null) throw new Error(`${file} has no ${pattern}`);
  const { 0: from, index } = match;
  const to = by(from);
  const before = text.slice(0, index);
  writeFileSync(path, before + to + text.slice(index + from.length));
  return { from, to, line: before.split("\n").length };
}
