import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { firstTowns } from "../../data/towns.ts";
import { git } from "../../scripts/go-live/git.ts";
import { descriptionOf } from "../../scripts/output/png-text.ts";
import { makeReleasable, rewrite } from "../full-site.ts";
import { root } from "../root.ts";

vi.setConfig({ testTimeout: 300_000 });

const PERSON = ["user.name=A person", "user.email=person@example.org", "core.hooksPath=/dev/null"];

function commit(folder: string, message: string, ...where: readonly string[]): void {
  git(folder, ...where, "add", "--all");
  const settings = PERSON.flatMap((setting) => ["-c", setting]);
  git(folder, ...where, ...settings, "commit", "--quiet", "--message", message);
}

/** Holds the host's repositories and their clones; the first repository is the project as it is on disk. */
const place = mkdtempSync(join(tmpdir(), "publish-"));
let folders = 0;
const newFolder = () => join(place, `${++folders}`);
const project = newFolder();

beforeAll(() => {
  git(place, "init", "--quiet", "--bare", "--initial-branch=main", project);
  commit(root, "Start", `--git-dir=${project}`, "--work-tree=.");
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A repository of the host, and a person's clone of it. */
function repository(): { readonly origin: string; readonly person: string } {
  const [origin, person] = [newFolder(), newFolder()];
  git(place, "clone", "--quiet", "--bare", project, origin);
  git(place, "clone", "--quiet", origin, person);
  return { origin, person };
}

/** Pushes a person's commits and runs the workflow. */
function publish({ origin, person }: ReturnType<typeof repository>): Promise<Run> {
  git(person, "push", "--quiet");
  return runWorkflow(origin, newFolder());
}

test.concurrent("the workflow publishes the owner's facts, then regenerates and commits what depends on them", async () => {
  const owner = repository();
  const { origin, person } = owner;
  makeReleasable(person, "2020-01-31"); // when the link was last checked
  rewrite(person, "data/business.ts", /name: "[^"]*"/, () => 'name: "Thames Heating"');
  rewrite(person, "data/heating.ts", /flush:\s*"[^"]*"/, () => 'flush: "A power flush sets out to move it."');
  const price = rewrite(person, "data/prices.ts", /"£\d+"/, (old) => `"£${Number(old.slice(2, -1)) + 1}"`);
  commit(person, "Change facts");
  const run = await publish(owner);
  expect(run.published, run.log).toBe(true);
  const prices = readFileSync(join(run.folder, "dist/prices/index.html"), "utf8");
  expect(prices).toContain(price.to.slice(1, -1));
  expect(prices).toContain("https://www.reading-flush.uk/prices/");
  expect(descriptionOf(readFileSync(join(run.folder, "dist/social.png")))).toContain("Thames Heating");
  expect(run.summary).toMatch(new RegExp(`^- .*${price.from.slice(1, -1)}.*$`, "m"));
  expect(run.summary).toMatch(new RegExp(`^\\+ .*${price.to.slice(1, -1)}.*$`, "m"));
  expect(run.log).toMatch(
    /^::warning file=data\/microbore-link\.ts,line=\d+::.* was last checked on 2020-01-31,/m,
  );
  expect(git(origin, "log", "-1", "--format=%an: %s")).toBe(
    "github-actions[bot]: Update what depends on the facts",
  );
  expect(git(origin, "show", "HEAD:docs/owner.md")).toContain("A power flush sets out to move it.");
  expect(git(run.folder, "status", "--porcelain")).toBe("?? node_modules");
});

test.concurrent("the workflow reports a mistake's file and line and publishes nothing", async () => {
  const mistaken = repository();
  const file = "data/towns.ts";
  const latitude = new RegExp(`latitude: ${firstTowns[0]?.latitude}`);
  const { line } = rewrite(mistaken.person, file, latitude, () => "latitude: 58.5"); // far outside the radius
  commit(mistaken.person, "Make a mistake");
  const run = await publish(mistaken);
  expect(run.published, run.log).toBe(false);
  expect(run.summary).toContain(`https://github.com/owner/site/blob/main/${file}#L${line}`);
  const errors = run.log.match(/^::error .*$/gm);
  expect(errors).toEqual([expect.stringContaining(`::error file=${file},line=${line}::`)]);
});

type Step = { readonly run?: string; readonly if?: string; readonly env?: Record<string, string> };

/** The values of the workflow's expressions in these tests. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  "vars.SITE_URL || steps.pages.outputs.origin": "https://www.reading-flush.uk",
  "vars.BASE_PATH || format('{0}/', steps.pages.outputs.base_path)": "/",
  "github.token": "not a token",
};

type Run = Awaited<ReturnType<typeof runWorkflow>>;

/**
 * Runs the commands of pages.yml in a new folder, as GitHub does after a push to main. Returns the folder with the
 * built site, the Markdown that GitHub shows for the run, and the log.
 */
async function runWorkflow(origin: string, folder: string) {
  git(root, "clone", "--quiet", origin, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const summaryFile = `${folder}.md`;
  const { PATH, HOME, CHROMIUM_PATH } = process.env; // what programs need from the outer test run
  const variables = {
    ...{ PATH, HOME, CHROMIUM_PATH, CI: "true", GITHUB_ACTIONS: "true", GITHUB_REF_NAME: "main" },
    ...{ GITHUB_REPOSITORY: "owner/site", GITHUB_SERVER_URL: "https://github.com" },
    GITHUB_STEP_SUMMARY: summaryFile,
  };
  let [published, log] = [true, ""];
  for (const { run = "", if: condition = "success()", env } of commands()) {
    expect(["success()", "failure()"]).toContain(condition);
    if (condition !== (published ? "success()" : "failure()")) continue;
    const options = { cwd: folder, env: { ...variables, ...env } };
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
  const workflow = readFileSync(join(root, ".github/workflows/pages.yml"), "utf8");
  const evaluated = workflow.replace(
    /\$\{\{ (.+?) \}\}/g,
    (unknown, expression) => EXPRESSIONS[expression] ?? unknown,
  );
  const steps: readonly Step[] = parse(evaluated).jobs.build.steps;
  return steps.filter(({ run }) => run !== undefined && !/^(npm (ci|test)|sudo apt-get)\b/.test(run));
}
