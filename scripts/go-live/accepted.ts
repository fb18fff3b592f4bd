import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { git, lastCommitTo, lastCommitToCode, OWNERS_FOLDERS, ownersFiles, SNAPSHOTS } from "./git.ts";

/**
 * The commit with whose facts today's code makes today's snapshots; undefined where there is none. With such a commit,
 * whatever differs from the snapshots comes from facts alone and may be renewed. Without one, it may come from code
 * that nobody has accepted. Only git's history counts, so that it does not matter which earlier runs failed.
 */
export function acceptedCommit(root: string): string | undefined {
  const commits = [lastCommitTo(root, SNAPSHOTS), lastCommitToCode(root)];
  // Where both have the same facts, one is enough.
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
      return matchesSnapshots(root, folder);
    });
  } finally {
    git(root, "worktree", "remove", "--force", folder);
  }
}

/** Whether the pages of a folder are those of its snapshots. */
function matchesSnapshots(root: string, folder: string): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project=snapshot", "--reporter=default", `${SNAPSHOTS}.test.ts`];
  const env = { ...withoutAddress(), CI: "true" }; // a missing snapshot is a failure, too
  return spawnSync(process.execPath, args, { cwd: folder, env, stdio: "inherit" }).status === 0;
}

/** The environment of tests, which ask for pages at the default address. */
export function withoutAddress(): NodeJS.ProcessEnv {
  const { SITE_URL: _url, BASE_PATH: _path, ...env } = process.env;
  return env;
}
