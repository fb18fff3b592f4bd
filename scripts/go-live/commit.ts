import { git } from "./git.ts";

/** The files that `prepare` regenerates. */
const RENEWED = [
  "data",
  "static",
  "components/styles/display-font.ts",
  "tests/snapshot/pages",
  "docs/owner.md",
];
const BOT = [
  "user.name=github-actions[bot]",
  "user.email=41898282+github-actions[bot]@users.noreply.github.com",
];
/** Gives git the job's token for one push only, so that no other step has it. */
export const HELPER =
  'credential.helper=!f() { echo username=x-access-token; echo "password=$GH_TOKEN"; }; f';

/**
 * Commits and pushes the regenerated files. Publishing doesn't depend on it. A push fails if the branch has moved on,
 * whose own run is then waiting, or is protected; the next run regenerates the files.
 */
export function commitRenewed(root: string, branch: string): number {
  git(root, "add", "--all", "--", ...RENEWED);
  if (git(root, "diff", "--cached", "--name-only") === "") return 0;
  const settings = [...BOT, HELPER].flatMap((setting) => ["-c", setting]);
  const message = "--message=Update what depends on the facts";
  git(root, ...settings, "commit", "--quiet", "--no-verify", message);
  try {
    git(root, ...settings, "push", "--quiet", "origin", `HEAD:refs/heads/${branch}`);
  } catch (error) {
    console.log((error as Error).message);
    const prefix = process.env.GITHUB_ACTIONS ? "::warning::" : "";
    console.log(`${prefix}The regenerated files weren't saved in ${branch}; the next run regenerates them.`);
  }
  return 0;
}
