import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { messageOf, throwIfAny } from "../errors/site-error.ts";
import { lastCommitToCode, ownersLines } from "./git.ts";

/** Vitest's report in the workflow. */
export const TEST_REPORT = ".cache/test-report.json";

/**
 * Lists the failed tests and the owner's changed lines.
 * @throws {SiteError} with the failed tests; none if an earlier step failed, which has said why
 */
export function explainTests(root: string): void {
  const file = join(root, TEST_REPORT);
  if (!existsSync(file)) return;
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults;
  const lines = ownersLines(root, lastCommitToCode(root));
  const problems = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const test = relative(root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((each) => each.status === "failed");
    const reasons = failed.map((each) => `${each.fullName}: ${messageOf(each.failureMessages?.[0])}`);
    if (status === "failed" && reasons.length === 0) reasons.push(messageOf(message)); // the file couldn't run
    return reasons.map((reason) => ({ rule: "failed-test", ...explanation(test, reason, lines) }));
  });
  throwIfAny(problems);
}

/** The owner fixes the changed lines; if there are none, a developer must investigate. */
function explanation(test: string, reason: string, lines: readonly string[]) {
  if (lines.length === 0) return { places: [test], message: reason, hint: "A developer must fix this." };
  const hint =
    "One of these lines is the likely cause: fix it, or copy the old one back from the file's History.";
  return { places: lines, message: `This test failed (${test}): ${reason}`, hint };
}
