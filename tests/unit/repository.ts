import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, folderWith } from "./generator/minimal-site.ts";

/** Runs a program in a folder to its end. */
export function execute(folder: string, [file = "", ...args]: readonly string[], env = {}) {
  const options = { cwd: folder, env: { ...process.env, ...env }, encoding: "utf8" } as const;
  const { status: code, stdout, stderr } = spawnSync(file, args, options);
  return { code, out: stdout + stderr };
}

/** A new repository with these files in its first commit, without hooks; removed when the test ends. */
export function repositoryWith(files: Files) {
  const folder = folderWith(files, "repository-");
  const git = (...args: readonly string[]) => execute(folder, ["git", ...args]);
  git("init", "--quiet", "--initial-branch=main");
  const settings = "[user]\nname = A. Smith\nemail = a.smith@example.org\n[commit]\ngpgSign = false\n";
  appendFileSync(join(folder, ".git/config"), `${settings}[core]\nhooksPath = none\n`);
  /** Commits all files as they are. */
  const commit = (message: string) => {
    git("add", "--all");
    git("commit", "--allow-empty", "--quiet", `--message=${message}`);
  };
  commit("Start");
  return { folder, git, commit };
}
