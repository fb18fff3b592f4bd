import { git, SNAPSHOTS } from "./git.ts";
import { code } from "./summary.ts";

const MOST_LINES = 400;

/** What changes for visitors, page by page, as old and new lines. */
export function pageChanges(root: string): string {
  const diff = git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", "HEAD", "--", SNAPSHOTS);
  if (diff === "") return "## Nothing changes on the pages";
  const lines = diff.split("\n").flatMap((line) => {
    const [, page] = /^\+\+\+ \w\/(?:.*\/)?(.+)$/.exec(line) ?? [];
    if (page) return [`@@ ${page} @@`];
    return /^[+-](?![+-]{2} )/.test(line) ? [line.replace(/^(.)\s*/, "$1 ")] : [];
  });
  const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} lines more`] : [];
  return `## What changes on the pages\n\n${code("diff", [...lines.slice(0, MOST_LINES), ...more])}`;
}
