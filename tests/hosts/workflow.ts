import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { git } from "../../scripts/go-live/git.ts";
import { root } from "../root.ts";

type Step = {
  readonly run?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** What the workflow's expressions are worth in a run of these tests. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  "vars.SITE_URL || steps.pages.outputs.origin": "https://www.reading-flush.uk",
  "vars.BASE_PATH || format('{0}/', steps.pages.outputs.base_path)": "/",
  "github.token": "not a token",
};

/** The steps of pages.yml that run commands, without installing packages, which are there, and without the tests. */
function commands(): readonly Step[] {
  const workflow = parse(readFileSync(join(root, ".github/workflows/pages.yml"), "utf8"));
  const steps = workflow.jobs.build.steps as readonly Step[];
  return steps.filter(({ run }) => run !== undefined && !/^(npm (ci|test)|sudo apt-get)\b/.test(run));
}

/** What a run of the workflow leaves behind. */
export type Run = {
  readonly published: boolean;
  /** Where it checked out the repository and built the site. */
  readonly folder: string;
  /** The Markdown that GitHub shows for the run. */
  readonly summary: string;
  readonly log: string;
};

/** Runs the commands of pages.yml as GitHub does after a push to main, in a new folder. */
export async function runWorkflow(origin: string, folder: string): Promise<Run> {
  git(root, "clone", "--quiet", origin, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const summaryFile = `${folder}.md`;
  let [failed, log] = [false, ""];
  for (const step of commands()) {
    if (step.if !== undefined && step.if !== "failure()") throw new Error(`Unknown condition: ${step.if}`);
    if (failed !== (step.if === "failure()")) continue;
    const env = { ...environment(summaryFile), ...resolved(step.env) };
    const result = await promisify(execFile)("bash", ["-e", "-c", step.run ?? ""], {
      cwd: folder,
      env,
    }).catch((failure: { readonly stdout: string; readonly stderr: string }) => {
      failed = true;
      return failure;
    });
    log += result.stdout + result.stderr;
  }
  const summary = existsSync(summaryFile) ? readFileSync(summaryFile, "utf8") : "";
  return { published: !failed, folder, summary, log };
}

/** Nothing of the outer test run's environment but what programs need. */
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

function resolved(env: Step["env"] = {}): Record<string, string> {
  const resolve = (text: string) =>
    text.replace(/\$\{\{ (.+?) \}\}/g, (_, expression: string) => {
      const value = EXPRESSIONS[expression];
      if (value === undefined) throw new Error(`Unknown expression: ${expression}`);
      return value;
    });
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, resolve(value)]));
}
