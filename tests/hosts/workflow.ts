import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { parse } from "yaml";
import { git } from "../../scripts/go-live/git.ts";
import { root } from "../root.ts";

type Step = {
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** The values of the workflow's expressions in these tests. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  "vars.SITE_URL || steps.pages.outputs.origin": "https://www.reading-flush.uk",
  "vars.BASE_PATH || format('{0}/', steps.pages.outputs.base_path)": "/",
  "github.token": "not a token",
};

export type Run = {
  readonly published: boolean;
  /** The checkout, with the built site. */
  readonly folder: string;
  /** The Markdown that GitHub shows for the run. */
  readonly summary: string;
  readonly log: string;
};

/** Runs the commands of pages.yml in a new folder, as GitHub does after a push to main. */
export async function runWorkflow(origin: string, folder: string): Promise<Run> {
  git(root, "clone", "--quiet", origin, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const summaryFile = `${folder}.md`;
  let [published, log] = [true, ""];
  for (const { run = "", if: condition = "success()", env } of commands()) {
    expect(["success()", "failure()"]).toContain(condition);
    if (condition !== (published ? "success()" : "failure()")) continue;
    const options = { cwd: folder, env: { ...environment(summaryFile), ...evaluated(env) } };
    const result = await promisify(execFile)("bash", ["-e", "-c", run], options).catch((failure) => {
      published = false;
      return failure;
    });
    log += result.stdout + result.stderr;
  }
  const summary = existsSync(summaryFile) ? readFileSync(summaryFile, "utf8") : "";
  return { published, folder, summary, log };
}

/** The steps that run commands. Skips those that install packages, and the tests, which would run themselves. */
function commands(): readonly Step[] {
  const workflow = parse(readFileSync(join(root, ".github/workflows/pages.yml"), "utf8"));
  const steps = workflow.jobs.build.steps as readonly Step[];
  return steps.filter(({ run }) => run !== undefined && !/^(npm (ci|test)|sudo apt-get)\b/.test(run));
}

/** GitHub's variables, and from this process only those that programs need. */
function environment(summaryFile: string): Record<string, string> {
  const { PATH = "", HOME = "", CHROMIUM_PATH } = process.env;
  return {
    PATH,
    HOME,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_REF_NAME: "main",
    GITHUB_REPOSITORY: "owner/site",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_STEP_SUMMARY: summaryFile,
  };
}

function evaluated(env: Step["env"] = {}): Record<string, string> {
  const entries = Object.entries(env).map(([name, text]) => {
    const value = text.replace(/\$\{\{ (.+?) \}\}/g, (_, expression) => {
      return EXPRESSIONS[expression] ?? expect.fail(`Unknown expression: ${expression}`);
    });
    return [name, value];
  });
  return Object.fromEntries(entries);
}
