import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Problem } from "../contract.ts";
import { lastCommitToCode, ownersLines } from "./git.ts";
import { refuse } from "./summary.ts";

/** Where the workflow has vitest report. */
export const TEST_REPORT = ".cache/test-report.json";

type TestReport = {
  readonly testResults: readonly {
    /** The file's absolute path. */
    readonly name: string;
    /** Why the file could not be run at all. */
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

/** Says in the summary which tests failed, and which of the owner's lines changed before that. Gives the exit code. */
export function explainTests(root: string): number {
  const file = join(root, TEST_REPORT);
  if (!existsSync(file)) return 0; // the step that failed was another one, and has said why
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as TestReport;
  const lines = ownersLines(root, lastCommitToCode(root));
  const problems = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }): Problem[] => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const reasons = failed.map(
        ({ fullName, failureMessages = [] }) => `${fullName}: ${firstLine(failureMessages[0])}`,
      );
      const test = relative(root, name).replaceAll("\\", "/");
      return (reasons.length > 0 ? reasons : [firstLine(message)]).map((reason) =>
        problem(test, reason, lines),
      );
    });
  if (problems.length > 0) refuse(root, problems);
  return 0;
}

/** The owner mends the lines that changed; where there are none, a developer mends what the test is about. */
function problem(test: string, reason: string, lines: readonly string[]): Problem {
  if (lines.length === 0)
    return { rule: "failed-test", places: [test], message: reason, hint: "A developer has to mend this." };
  const hint =
    "One of these lines is the likely cause: mend it, or copy the old one back from the file's History.";
  return { rule: "failed-test", places: lines, message: `This test failed (${test}): ${reason}`, hint };
}

function firstLine(text = ""): string {
  return text.split("\n", 1).join();
}
