import { spawnSync } from "node:child_process";
import type { Problem } from "../contract.ts";
import { acceptedCommit, withoutAddress } from "./accepted.ts";
import { TEST_REPORT } from "./explain.ts";
import { git, lastCommitToCode, ownersFiles, ownersLines, SNAPSHOTS } from "./git.ts";
import { pageChanges } from "./page-changes.ts";
import { buildReport, checkRelease } from "./release.ts";
import { addToSummary, refuse } from "./summary.ts";
import { typeProblems } from "./type-problems.ts";

/** What follows from facts and lies outside data/, the social picture apart. */
const RENEWAL = [
  "npx biome format --write data",
  "npm run font",
  `npx vitest run --project snapshot -u --reporter=default --reporter=json --outputFile.json=${TEST_REPORT}`,
];

/**
 * Makes ready what is to be tested and published: where only facts have changed, it renews what follows from them,
 * and says in the summary what changes for visitors. It first asks what takes seconds, so that a slip is known before
 * the tests begin. Gives the exit code; with `release`, 1 also while there is a release blocker.
 */
export async function prepare(root: string, { release }: { readonly release: boolean }): Promise<number> {
  const built = await buildReport(root);
  if ("problems" in built) return refuse(root, built.problems);
  const mistyped = typeProblems(root); // the build's own words are plainer
  if (mistyped.length > 0) return refuse(root, mistyped);
  const accepted = acceptedCommit(root);
  if (accepted === undefined) return refuse(root, [unaccepted(root)]);
  if (ownersFiles(root, accepted).length > 0) {
    const isOld = built.todos.some(({ places }) => places.includes("static/social.png"));
    const failed = firstToFail(root, isOld ? ["npm run pictures -- social.png", ...RENEWAL] : RENEWAL);
    if (failed) return refuse(root, [notRenewed(failed, ownersLines(root, accepted))]);
    addToSummary(pageChanges(root));
  }
  return release ? await checkRelease(root) : 0;
}

function unaccepted(root: string): Problem {
  const latest = git(root, "log", "-1", "--format=“%s” by %an", lastCommitToCode(root));
  return {
    rule: "unaccepted-change",
    places: [SNAPSHOTS],
    message: `The pages have changed by more than the facts, and nobody has accepted that. The last such commit is ${latest}.`,
    hint: "A developer runs npx vitest run --project snapshot -u, reads the difference and commits it.",
  };
}

/** Runs these commands, none after one that fails, which it gives. */
function firstToFail(root: string, commands: readonly string[]): string | undefined {
  return commands.find((command) => {
    const options = { cwd: root, env: withoutAddress(), stdio: "inherit", shell: true } as const;
    return spawnSync(command, options).status !== 0;
  });
}

function notRenewed(command: string, places: readonly string[]): Problem {
  const hint =
    "Look at the lines that have changed, or run the workflow again; else a developer has to look.";
  return {
    rule: "failed-command",
    places,
    message: `${command} failed; the log of this step says why.`,
    hint,
  };
}
