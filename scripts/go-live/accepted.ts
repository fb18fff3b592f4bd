import { type StdioOptions, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { git, lastCommitTo, lastCommitToCode, OWNERS_FOLDERS, ownersFiles, SNAPSHOTS } from "./git.ts";

/**
 * The commit whose facts, with the current code, produce the current snapshots; undefined if there is none. If there is
 * one, only facts can have changed the pages, so the snapshots may be updated. If there is none, code that nobody has
 * accepted may have changed them. Only git's history counts, so earlier failed runs don't matter.
 */
export function acceptedCommit(root: string, stdio: StdioOptions): string | undefined {
  const commits = [lastCommitTo(root, SNAPSHOTS), lastCommitToCode(root)];
  const candidates = new Map(
    commits.map((commit) => [git(root, "ls-tree", commit, ...OWNERS_FOLDERS), commit]),
  );
  const folder = join(root, ".cache/accepted"); // below the root, where node_modules is found
  rmSync(folder, { recursive: true, force: true });
  git(root, "worktree", "add", "--quiet", "--force", "--detach", folder, "HEAD");
  try {
    return [...candidates.values()].find((commit) => {
      const files = ownersFiles(root, commit);
      if (files.length > 0)
        git(folder, "restore", "--staged", "--worktree", `--source=${commit}`, "--", ...files);
      return matchesSnapshots(root, folder, stdio);
    });
  } finally {
    git(root, "worktree", "remove", "--force", folder);
  }
}

/** Whether a folder's pages match its snapshots. */
function matchesSnapshots(root: string, folder: string, stdio: StdioOptions): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project=snapshot", "--reporter=default", `${SNAPSHOTS}.test.ts`];
  const env = { ...withoutAddress(), CI: "true" }; // a missing snapshot fails too
  return spawnSync(process.execPath, args, { cwd: folder, env, stdio }).status === 0;
}

/** The tests' environment, with the site's default address. */
export function withoutAddress(): NodeJS.ProcessEnv {
  const { SITE_URL: _url, BASE_PATH: _path, ...env } = process.env;
  return env;
}
