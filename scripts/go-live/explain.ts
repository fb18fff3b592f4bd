import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { lastCommitToCode, ownersLines } from "./git.ts";
import { refuse } from "./summary.ts";

/** Where the workflow has vitest report. */
export const TEST_REPORT = ".cache/test-report.json";

/** Lists in the summary which tests failed, and which of the owner's lines changed before. Returns the exit code. */
export function explainTests(root: string): number {
  const file = join(root, TEST_REPORT);
  if (!existsSync(file)) return 0; // the step that failed was another one, and has said why
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults;
  const lines = ownersLines(root, lastCommitToCode(root));
  const problems = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const test = relative(root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((each) => each.status === "failed");
    const reasons = failed.map((each) => `${each.fullName}: ${firstLine(each.failureMessages?.[0])}`);
    if (status === "failed" && reasons.length === 0) reasons.push(firstLine(message)); // the file could not be run
    return reasons.map((reason) => ({ rule: "failed-test", ...explanation(test, reason, lines) }));
  });
  if (problems.length > 0) refuse(root, problems);
  return 0;
}

/** The owner mends the lines that changed; where there are none, a developer mends what the test is about. */
function explanation(test: string, reason: string, lines: readonly string[]) {
  if (lines.length === 0) return { places: [test], message: reason, hint: "A developer has to mend this." };
  const hint =
    "One of these lines is the likely cause: mend it, or copy the old one back from the file's History.";
  return { places: lines, message: `This test failed (${test}): ${reason}`, hint };
}

function firstLine(text = ""): string {
  return text.split("\n", 1).join();
}
