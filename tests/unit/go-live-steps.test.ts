import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkRelease } from "../../scripts/go-live/checks.ts";
import { explainTests, TEST_REPORT } from "../../scripts/go-live/explain.ts";
import { git, lastCommitToCode, ownersFiles, ownersLines } from "../../scripts/go-live/git.ts";
import { pageChanges, prepare } from "../../scripts/go-live/prepare.ts";
import { refuseProblems } from "../../scripts/go-live/summary.ts";
import { rewrite } from "../full-site.ts";
import { root } from "../root.ts";
import { copyOfSite, dataOf, folderWith, minimalSite, siteWith, write } from "./fixture.ts";

// tests/hosts/publish.test.ts runs all steps on the whole site: for changed facts, and for a mistake in one.

const PAGE = "tests/snapshot/pages/index.html";
const COMMIT = join(root, ".github/commit-renewed.sh");

/** The minimal files of a site's repository. */
const SITE = {
  "docs/owner.md": "manual",
  ".gitignore": ".cache/\nnode_modules/\n",
  "data/prices.ts": "first\nsecond\nthird\n",
  "static/a.txt": "a",
  "components/styles/display-font.ts": "",
  [PAGE]: "old\n",
};

/** Commits files; returns the commit. */
function commit(folder: string, files: Readonly<Record<string, string>>): string {
  write(folder, files);
  git(folder, "add", "--all");
  const person = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  git(folder, ...person, "commit", "--quiet", "--message=Change");
  return git(folder, "rev-parse", "HEAD");
}

/** A repository with one commit, and its remote. */
function repository(files: Readonly<Record<string, string>> = SITE) {
  const [folder, host] = [folderWith({}), folderWith({})];
  git(host, "init", "--quiet", "--bare", "--initial-branch=main");
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "remote", "add", "origin", host);
  const first = commit(folder, files);
  git(folder, "push", "--quiet", "origin", "main");
  return { folder, host, first };
}

/** Sets GitHub's variables; returns the log and a function that reads the summary. */
function onGitHub() {
  const file = join(folderWith({ "summary.md": "" }), "summary.md");
  vi.stubEnv("GITHUB_ACTIONS", "true");
  vi.stubEnv("GITHUB_STEP_SUMMARY", file);
  vi.stubEnv("GITHUB_REPOSITORY", undefined);
  const log = vi.spyOn(console, "log").mockClear();
  log.mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  return { logged: () => log.mock.calls.flat().join("\n"), summary: () => readFileSync(file, "utf8") };
}

/** The exit code of the step that prepares a release. */
const codeOf = (folder: string) =>
  refuseProblems(folder, () => prepare(folder, { release: true, stdio: "ignore" }));

test("changes of facts are distinguished from others by commit and reported with their lines", () => {
  const { folder, first } = repository();
  expect(lastCommitToCode(folder)).toBe(first);
  const photograph = "\u0000\u0001";
  commit(folder, { "data/prices.ts": "first\nother\nthird\n", "static/photographs/a.jpg": photograph });
  expect(lastCommitToCode(folder)).toBe(first);
  expect(ownersLines(folder, first)).toEqual(["data/prices.ts:2", "static/photographs/a.jpg"]);
  const both = commit(folder, { "data/prices.ts": "first\n", "pages/a.tsx": "" });
  expect(lastCommitToCode(folder)).toBe(both);
  git(folder, "mv", "pages/a.tsx", "data/a.ts");
  const moved = commit(folder, {});
  expect(lastCommitToCode(folder)).toBe(moved);
  expect(ownersFiles(folder, both)).toEqual(["data/a.ts"]);
});

test("regenerated files are committed if there are any, and not pushed if the branch has moved on", () => {
  const { folder, host, first } = repository();
  const commitRenewed = () => {
    const env = { ...process.env, GITHUB_REF_NAME: "main" };
    return spawnSync("bash", [COMMIT], { cwd: folder, env, encoding: "utf8" });
  };
  expect([commitRenewed().status, git(folder, "rev-parse", "HEAD")]).toEqual([0, first]);
  const other = folderWith({});
  git(other, "clone", "--quiet", host, ".");
  const later = commit(other, { "data/prices.ts": "later" });
  git(other, "push", "--quiet", "origin", "main");
  write(folder, { [PAGE]: "new\n", "README.md": "no fact" });
  const { status, stdout } = commitRenewed();
  expect(status).toBe(0);
  expect(git(folder, "show", "--name-only", "--format=", "HEAD")).toBe(PAGE);
  expect(stdout).toContain("::warning::The regenerated files weren't saved in main");
  expect(git(host, "rev-parse", "main")).toBe(later);
});

test("git gets the job's token", () => {
  const [, helper] = /^token='(.*)'$/m.exec(readFileSync(COMMIT, "utf8")) ?? [];
  const settings = ["-c", "credential.helper=", "-c", `credential.helper=${helper}`];
  const answer = execFileSync("git", [...settings, "credential", "fill"], {
    input: "protocol=https\nhost=github.com\n\n",
    env: { ...process.env, GH_TOKEN: "secret" },
    encoding: "utf8",
  });
  expect(answer).toContain("username=x-access-token\npassword=secret\n");
});

test("a fact of the wrong type is reported at its line, in plain words", async () => {
  const folder = copyOfSite();
  for (const file of ["package.json", "tsconfig.json", "scripts/go-live/tsconfig.json"])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const { line } = rewrite(folder, "data/towns.ts", /county: "\w+"/, "county: 5");
  const { summary } = onGitHub();
  expect(await codeOf(folder)).toBe(1);
  expect(summary().match(/\*\*data\/.*\*\*/g)).toEqual([`**data/towns.ts:${line}**`]);
  expect(summary()).toContain("This fact isn't written correctly");
});

test("a change of code is refused until it is undone, even before a change of facts", async () => {
  vi.stubEnv("VITEST", "");
  const { folder } = repository({
    ...minimalSite,
    ...SITE,
    "package.json": '{ "type": "module", "scripts": { "font": "true" } }',
    "vitest.config.js":
      'export default { test: { projects: [{ test: { name: "snapshot", globals: true } }] } };',
    "pages.txt": "code\n",
    "tests/snapshot/pages.test.ts": [
      'import { readFileSync } from "node:fs";',
      'const page = ["data/prices.ts", "pages.txt"].map((file) => readFileSync(file, "utf8")).join("");',
      'test("pages", () => expect(page).toMatchFileSnapshot("pages/index.html"));',
    ].join("\n"),
    "data/prices.ts": "first;\n",
    [PAGE]: "first;\ncode\n",
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const { summary } = onGitHub();
  expect([await codeOf(folder), summary()]).toEqual([0, ""]);
  commit(folder, { "pages.txt": "other code\n" });
  commit(folder, { "data/prices.ts": "third\n" });
  expect(await codeOf(folder)).toBe(1);
  expect(summary()).toContain("“Change” by A");
  expect(summary()).toContain("npx vitest run --project snapshot -u");
  commit(folder, { "pages.txt": "code\n" });
  expect(await codeOf(folder)).toBe(0);
  expect(summary()).toContain("\n-first;\n+third;\n");
});

test("changes of pages are cut off if they are long, and named if there are none", () => {
  const { folder } = repository();
  expect(pageChanges(folder)).toBe("## Nothing changes on the pages");
  write(folder, { [PAGE]: "line\n".repeat(500) });
  expect(pageChanges(folder)).toMatch(/\n-old\n(\+line\n){398}and 102 lines more\n~~~~~~$/);
});

test("release blockers fail; without any, missing optional facts are listed and overdue tasks annotated", async () => {
  const todo = {
    rule: "a",
    places: ["data/index.ts:1"],
    message: "Unknown.",
    hint: "Say it.",
    blocks: false,
  };
  const overdue = { ...todo, message: "Overdue.", done: { on: "2020-01-31", days: 90 } };
  const after = async (blocks: boolean) => {
    const { summary, logged } = onGitHub();
    const todos = [{ ...todo, blocks }, overdue];
    const folder = siteWith({ "data/index.ts": dataOf({ todos }) });
    const code = await refuseProblems(folder, () => checkRelease(folder));
    return `${code}: ${summary()}${logged()}`;
  };
  expect(await after(true)).toMatch(
    /^1: ## This keeps the site from being published\n\n\*\*data\/index\.ts:1\*\*/,
  );
  expect(await after(false)).toBe(
    "0: ## Worth adding one day\n- data/index.ts:1: Unknown. → Say it.\n- data/index.ts:1: Overdue. → Say it.\n\n" +
      "::warning file=data/index.ts,line=1::Overdue. → Say it.",
  );
});

test("failed tests are reported with the owner's changed lines, or else for a developer", async () => {
  const { folder } = repository({
    ...SITE,
    "tests/a.test.js": 'test("prices fit", () => { expect(1).toBe(2); });\ntest("fine", () => {});',
    "tests/b.test.js": "not a test",
  });
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const options = ["--globals", "--reporter=json", `--outputFile.json=${TEST_REPORT}`];
  spawnSync(process.execPath, [vitest, "run", ...options], {
    cwd: folder,
    env: { ...process.env, VITEST: "" },
  });
  const explained = async (place: string) => {
    const { summary, logged } = onGitHub();
    await refuseProblems(place, () => explainTests(place));
    return summary() + logged();
  };
  expect(await explained(folderWith({}))).toBe(""); // an earlier step failed and has said why
  const forDeveloper = await explained(folder);
  commit(folder, { "data/prices.ts": "first\nother\nthird\n" });
  const text = `${forDeveloper}\n\n${"=".repeat(40)}\n\n${await explained(folder)}`;
  await expect(text).toMatchFileSnapshot("__snapshots__/failed-tests.md");
});
