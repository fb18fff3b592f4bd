import { type StdioOptions, spawnSync } from "node:child_process";
import type { Problem } from "../contract.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { acceptedCommit, withoutAddress } from "./accepted.ts";
import { checkRelease, checkSite, checkTypes } from "./checks.ts";
import { TEST_REPORT } from "./explain.ts";
import { git, ownersFiles, ownersLines, SNAPSHOTS } from "./git.ts";
import { addToSummary, code } from "./summary.ts";

const PICTURE = "static/social.png";
/** The commands that update what depends on facts, except the social picture. */
const RENEWAL = [
  "npx biome format --write data",
  "npm run font",
  `npx vitest run --project snapshot -u --reporter=default --reporter=json --outputFile.json=${TEST_REPORT}`,
];
const MAX_LINES = 400;

type Options = {
  readonly release: boolean;
  /** Where the commands' output goes. */
  readonly stdio?: StdioOptions;
};

/**
 * Prepares the site for testing and publishing: if only facts have changed, updates what depends on them and shows in
 * the summary what changes for visitors. Quick checks come first, so that slips show before the tests begin.
 * @throws {SiteError} with what must be fixed; with `release`, release blockers too
 */
export async function prepare(root: string, { release, stdio = "inherit" }: Options): Promise<void> {
  const todos = await checkSite(root);
  throwIfAny(checkTypes(root)); // the build's messages are plainer
  const accepted = acceptedCommit(root, stdio);
  if (ownersFiles(root, accepted).length > 0) {
    const isOutdated = todos.some(({ places }) => places.includes(PICTURE));
    const commands = isOutdated ? ["npm run pictures -- social.png", ...RENEWAL] : RENEWAL;
    const options = { cwd: root, env: withoutAddress(), stdio, shell: true };
    const failed = commands.find((command) => spawnSync(command, options).status !== 0);
    if (failed) throwIfAny([failedProblem(failed, ownersLines(root, accepted))]);
    addToSummary(pageChanges(root));
  }
  if (release) await checkRelease(root);
}

function failedProblem(command: string, places: readonly string[]): Problem {
  const message = `${command} failed; this step's log says why.`;
  const hint =
    "Check the changed lines, or run the workflow again. If it still fails, a developer must look.";
  return { rule: "failed-command", places, message, hint };
}

/** The changes for visitors, page by page, as old and new lines. */
export function pageChanges(root: string): string {
  const diff = git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", "HEAD", "--", SNAPSHOTS);
  if (diff === "") return "## Nothing changes on the pages";
  const lines = diff.split("\n").filter((line) => /^(\+|-(?!-- ))/.test(line));
  const more = lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} lines more`] : [];
  return `## What changes on the pages\n\n${code("diff", [...lines.slice(0, MAX_LINES), ...more])}`;
}
