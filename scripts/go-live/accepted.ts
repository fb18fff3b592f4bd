import { type StdioOptions, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { SiteError } from "../errors/site-error.ts";
import { git, lastCommitTo, lastCommitToCode, ownersFiles, SNAPSHOTS } from "./git.ts";

/**
 * The commit whose facts, with the current code, produce the current snapshots: only facts can have changed the pages, so
 * the snapshots may be updated. Only git's history counts, so earlier failed runs don't matter.
 * @throws {SiteError} if there is none: code that nobody has accepted may have changed the pages
 */
export function acceptedCommit(root: string, stdio: StdioOptions): string {
  const latest = lastCommitToCode(root);
  const candidates = new Set([lastCommitTo(root, SNAPSHOTS), latest]);
  const folder = join(root, ".cache/accepted"); // below the root, where node_modules is found
  rmSync(folder, { recursive: true, force: true });
  git(root, "worktree", "add", "--quiet", "--force", "--detach", folder, "HEAD");
  try {
    const accepted = [...candidates].find((commit) => {
      const files = ownersFiles(root, commit);
      if (files.length > 0)
        git(folder, "restore", "--staged", "--worktree", `--source=${commit}`, "--", ...files);
      return matchesSnapshots(root, folder, stdio);
    });
    if (accepted === undefined) throw new SiteError([unaccepted(root, latest)]);
    return accepted;
  } finally {
    git(root, "worktree", "remove", "--force", folder);
  }
}

function unaccepted(root: string, commit: string): Problem {
  const latest = git(root, "log", "-1", "--format=“%s” by %an", commit);
  const message = `Not only facts have changed the pages, and nobody has accepted the change. The last such commit is ${latest}.`;
  const hint = "A developer must run npx vitest run --project snapshot -u, read and commit the changes.";
  return { rule: "unaccepted-change", places: [SNAPSHOTS], message, hint };
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
