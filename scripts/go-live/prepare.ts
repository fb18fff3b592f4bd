import { spawnSync } from "node:child_process";
import type { Failure } from "../failure.ts";
import type { LocatedProblem } from "../locate.ts";
import type { Report } from "../report.ts";
import { runBuild } from "../run-build.ts";
import { acceptedCommit, withoutAddress } from "./accepted.ts";
import { TEST_REPORT } from "./explain.ts";
import { git, lastCommitToCode, ownersFiles, ownersLines, SNAPSHOTS } from "./git.ts";
import { addToSummary, annotate, code, refuse } from "./summary.ts";
import { typeProblems } from "./type-problems.ts";

/** What follows from facts and lies outside data/, the social picture apart. */
const RENEWAL = [
  "npx biome format --write data",
  "npm run font",
  `npx vitest run --project snapshot -u --reporter=default --reporter=json --outputFile.json=${TEST_REPORT}`,
];
const MOST_LINES = 400;

/**
 * Makes ready what is to be tested and published: where only facts have changed, it renews what follows from them,
 * and says in the summary what changes for visitors. It first asks what takes seconds, so that a slip is known before
 * the tests begin. Gives the exit code; with `release`, 1 also while there is a release blocker.
 */
export async function prepare(root: string, { release }: { readonly release: boolean }): Promise<number> {
  const mistyped = typeProblems(root);
  if (mistyped.length > 0) return refuse(root, mistyped);
  const built = await build(root);
  if ("problems" in built) return refuse(root, built.problems);
  const accepted = acceptedCommit(root);
  if (accepted === undefined) return refuse(root, [unaccepted(root)]);
  if (ownersFiles(root, accepted).length > 0) {
    const isOld = built.todos.some(({ places }) => places.includes("static/social.png"));
    const failed = firstToFail(root, isOld ? ["npm run pictures -- social.png", ...RENEWAL] : RENEWAL);
    if (failed) return refuse(root, [notRenewed(failed, ownersLines(root, accepted))]);
    addToSummary(changes(root));
  }
  return release ? await releasable(root) : 0;
}

/** `npm run build -- --json`. */
async function build(root: string, ...options: readonly string[]): Promise<Report | Failure> {
  let json = "";
  const log = (text: string) => {
    json += text;
  };
  await runBuild(root, ["--json", "--no-compress", ...options], { log, error: console.error });
  return JSON.parse(json);
}

function unaccepted(root: string): LocatedProblem {
  const latest = git(root, "log", "-1", "--format=“%s” by %an", lastCommitToCode(root));
  return {
    places: [SNAPSHOTS],
    what: `The pages have changed by more than the facts, and nobody has accepted that. The last such commit is ${latest}.`,
    remedy: "A developer runs npx vitest run --project snapshot -u, reads the difference and commits it.",
  };
}

/** Runs these commands, none after one that fails, which it gives. */
function firstToFail(root: string, commands: readonly string[]): string | undefined {
  return commands.find((command) => {
    const options = { cwd: root, env: withoutAddress(), stdio: "inherit", shell: true } as const;
    return spawnSync(command, options).status !== 0;
  });
}

function notRenewed(command: string, places: readonly string[]): LocatedProblem {
  const remedy =
    "Look at the lines that have changed, or run the workflow again; else a developer has to look.";
  return { places, what: `${command} failed; the log of this step says why.`, remedy };
}

/** What changes for visitors, page by page, as old and new lines. */
function changes(root: string): string {
  const diff = git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", "HEAD", "--", SNAPSHOTS);
  if (diff === "") return "## Nothing changes on the pages";
  const lines = diff.split("\n").flatMap((line) => {
    const [, page] = /^\+\+\+ \w\/(?:.*\/)?(.+)$/.exec(line) ?? [];
    if (page) return [`@@ ${page} @@`];
    return /^[+-](?![+-]{2} )/.test(line) ? [line.replace(/^(.)\s+/, "$1 ")] : [];
  });
  const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} lines more`] : [];
  return `## What changes on the pages\n\n${code("diff", [...lines.slice(0, MOST_LINES), ...more])}`;
}

/** Names release blockers, or else what visitors will ask for and what is to be done again. */
async function releasable(root: string): Promise<number> {
  const built = await build(root, "--release");
  if ("problems" in built) return refuse(root, built.problems);
  for (const todo of built.todos.filter(({ overdue }) => overdue)) annotate("warning", todo);
  const items = built.todos.map(({ places, what, remedy }) => `- ${places.join(", ")}: ${what} → ${remedy}`);
  if (items.length > 0) addToSummary(["## Worth adding one day", ...items].join("\n"));
  return 0;
}
