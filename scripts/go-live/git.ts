import { execFileSync } from "node:child_process";

/** What the owner edits in the host's web editor. */
export const OWNERS_FOLDERS = ["data", "static/photographs"];

export const SNAPSHOTS = "tests/snapshot/pages";

/** Runs git in a folder and returns what it prints. @throws when git fails; its own message is in the log */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }).trimEnd();
}

/** The last commit that touches these paths; "" where there is none. */
export function lastCommitTo(root: string, ...paths: readonly string[]): string {
  return git(root, "log", "-1", "--format=%H", "--", ...paths);
}

/** The last commit that touches anything but the owner's files, which is a developer's or this workflow's. */
export function lastCommitToCode(root: string): string {
  return lastCommitTo(root, ".", ...OWNERS_FOLDERS.map((folder) => `:(exclude)${folder}`));
}

/** The owner's files that differ between a commit and HEAD. */
export function ownersFiles(root: string, since: string): readonly string[] {
  const names = git(
    root,
    "diff",
    "--name-only",
    "--no-renames",
    "-z",
    since,
    "HEAD",
    "--",
    ...OWNERS_FOLDERS,
  );
  return names.split("\0").filter((name) => name !== "");
}

/** The lines in those files that differ: "data/prices.ts:24". */
export function ownersLines(root: string, since: string): readonly string[] {
  return ownersFiles(root, since).flatMap((file) => {
    const diff = git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", since, "HEAD", "--", file);
    const lines = [...diff.matchAll(/^@@ -\S+ \+(\d+)/gm)].map(([, line]) => Number(line));
    // Of a photograph and of a file that was removed, no line is left to show.
    return lines.some((line) => line > 0) ? lines.map((line) => `${file}:${Math.max(line, 1)}`) : [file];
  });
}
