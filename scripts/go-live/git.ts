import { execFileSync } from "node:child_process";

/** The files that the owner edits on GitHub. */
export const OWNERS_FOLDERS = ["data", "photographs", "static/photographs"];

export const SNAPSHOTS = "tests/snapshot/pages";

/** Runs git in a folder and returns its output. @throws {Error} with what git says */
export function git(folder: string, ...args: readonly string[]): string {
  const options = { cwd: folder, stdio: "pipe", maxBuffer: 64 * 1024 * 1024 } as const;
  return execFileSync("git", args, options).toString().trimEnd();
}

/** The last commit that touches these paths; "" if there is none. */
export function lastCommitTo(root: string, ...paths: readonly string[]): string {
  return git(root, "log", "-1", "--format=%H", "--", ...paths);
}

/** The last commit by a developer or this workflow: it touches more than the owner's files. */
export function lastCommitToCode(root: string): string {
  return lastCommitTo(root, ".", ...OWNERS_FOLDERS.map((folder) => `:(exclude)${folder}`));
}

/** The owner's files that differ between a commit and HEAD. */
export function ownersFiles(root: string, since: string): readonly string[] {
  const range = [since, "HEAD", "--", ...OWNERS_FOLDERS];
  const names = git(root, "diff", "--name-only", "--no-renames", "-z", ...range);
  return names.split("\0").filter((name) => name !== "");
}

/** The changed lines in those files: "data/prices.ts:24". */
export function ownersLines(root: string, since: string): readonly string[] {
  return ownersFiles(root, since).flatMap((file) => {
    const diff = git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", since, "HEAD", "--", file);
    const lines = [...diff.matchAll(/^@@ -\S+ \+(\d+)/gm)].map(([, line]) => Number(line));
    // Photographs and removed files have no lines to show.
    return lines.some((line) => line > 0) ? lines.map((line) => `${file}:${Math.max(line, 1)}`) : [file];
  });
}
