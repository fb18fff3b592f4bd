import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { socialPicture } from "../../data/social-picture.ts";
import { checkRelease } from "../../scripts/go-live/checks.ts";
import { commitRenewed, HELPER } from "../../scripts/go-live/commit.ts";
import { explainTests, TEST_REPORT } from "../../scripts/go-live/explain.ts";
import { git, lastCommitToCode, ownersFiles, ownersLines } from "../../scripts/go-live/git.ts";
import { pageChanges, prepare } from "../../scripts/go-live/prepare.ts";
import { withDescription } from "../../scripts/output/png-text.ts";
import { makeReleasable, rewrite } from "../full-site.ts";
import { root } from "../root.ts";
import { copyOfSite, folderWith, minimalSite, write } from "./fixture.ts";

const icon = readFileSync(join(root, "static/apple-touch-icon.png"));

/** The minimal files of a site's repository. */
const SITE = {
  "docs/owner.md": "manual",
  ".gitignore": ".cache/\nnode_modules/\n",
  "data/prices.ts": "first\nsecond\nthird\n",
  "static/a.txt": "a",
  "components/styles/display-font.ts": "",
  "tests/snapshot/pages/index.html": "old\n",
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
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  return { logged: () => log.mock.calls.flat().join("\n"), summary: () => readFileSync(file, "utf8") };
}

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

test("regenerated files are committed and pushed, unless the branch has moved on", () => {
  const { folder, host, first } = repository();
  const { logged } = onGitHub();
  const head = () => git(host, "rev-parse", "main");
  expect(commitRenewed(folder, "main")).toBe(0);
  expect(head()).toBe(first);
  write(folder, { "tests/snapshot/pages/index.html": "new\n", "README.md": "no fact" });
  expect(commitRenewed(folder, "main")).toBe(0);
  expect(git(host, "show", "--name-only", "--format=%an <%ae>", "main")).toBe(
    "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>\n\ntests/snapshot/pages/index.html",
  );
  const other = folderWith({});
  git(other, "clone", "--quiet", host, ".");
  const later = commit(other, { "data/prices.ts": "later" });
  git(other, "push", "--quiet", "origin", "main");
  write(folder, { "tests/snapshot/pages/index.html": "newer\n" });
  expect(logged()).toBe("");
  expect(commitRenewed(folder, "main")).toBe(0);
  expect(logged()).toContain("::warning::The regenerated files weren't saved in main");
  expect(head()).toBe(later);
});

test("git gets the job's token", () => {
  const answer = execFileSync("git", ["-c", "credential.helper=", "-c", HELPER, "credential", "fill"], {
    input: "protocol=https\nhost=github.com\n\n",
    env: { ...process.env, GH_TOKEN: "secret" },
    encoding: "utf8",
  });
  expect(answer).toContain("username=x-access-token\npassword=secret\n");
});

/** A copy of the site with what TypeScript needs to read the facts. */
function copyWithTypes(): string {
  const folder = copyOfSite();
  for (const file of ["package.json", "tsconfig.json", "scripts/go-live/tsconfig.json"])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

test.each([
  ["a quote is missing", "prices", /"£\d+"/, (price: string) => price.slice(0, -1), "The quote at the end"],
  ["there are pence", "prices", /"£\d+"/, () => '"£39.50"', "has the price “£39.50”"],
  ["a text is a number", "towns", /county: "\w+"/, () => "county: 5", "This fact isn't written correctly"],
])("when %s, only that line is reported, in plain words", async (_, name, pattern, by, words) => {
  const folder = copyWithTypes();
  const file = `data/${name}.ts`;
  const { line } = rewrite(folder, file, new RegExp(`(?<=name: ".*)${pattern.source}`), by);
  const { summary } = onGitHub();
  expect(await prepare(folder, { release: true, stdio: "ignore" })).toBe(1);
  expect(summary().match(/\*\*data\/.*\*\*/g)).toEqual([`**${file}:${line}**`]);
  expect(summary()).toContain(words);
});

test("changed facts update the snapshots; a change of code that nobody has accepted is refused", async () => {
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
    "tests/snapshot/pages/index.html": "first;\ncode\n",
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const { summary } = onGitHub();
  expect(await prepare(folder, { release: true, stdio: "ignore" })).toBe(0);
  expect(summary()).toBe("");
  commit(folder, { "data/prices.ts": "second\n" });
  expect(await prepare(folder, { release: true, stdio: "ignore" })).toBe(0);
  expect(summary()).toContain("\n-first;\n+second;\n");
  commit(folder, { "pages.txt": "other code\n" });
  expect(await prepare(folder, { release: true, stdio: "ignore" })).toBe(1);
  expect(summary()).toContain("“Change” by A");
});

test("changes of pages are shown as old and new lines, page by page, and cut off if they are long", () => {
  const { folder } = repository();
  expect(pageChanges(folder)).toBe("## Nothing changes on the pages");
  const page = "tests/snapshot/pages/index.html";
  write(folder, { [page]: "    <p>new</p>\n" });
  expect(pageChanges(folder)).toMatch(
    /\n~~~~~~diff\n\+\+\+ b\/\S+\/index\.html\n-old\n\+ {4}<p>new<\/p>\n~~~~~~$/,
  );
  write(folder, { [page]: "line\n".repeat(500) });
  expect(pageChanges(folder)).toMatch(/\n\+line\nand 102 lines more\n~~~~~~$/);
});

test("release blockers fail; without any, missing optional facts are listed and overdue tasks annotated", async () => {
  vi.stubEnv("SITE_URL", "https://www.reading-flush.uk");
  const folder = copyOfSite();
  makeReleasable(folder, "2020-01-31");
  rewrite(folder, "data/business.ts", /nameConfirmed: true/, () => "nameConfirmed: false");
  const refused = onGitHub();
  expect(await checkRelease(folder)).toBe(1);
  expect(refused.summary()).toMatch(
    /keeps the site from being published\n\n\*\*data\/business\.ts:\d+\*\*\n/,
  );
  rewrite(folder, "data/business.ts", /nameConfirmed: false/, () => "nameConfirmed: true");
  writeFileSync(join(folder, "static/social.png"), withDescription(icon, socialPicture.text));
  const released = onGitHub();
  expect(await checkRelease(folder)).toBe(0);
  expect(released.summary()).toMatch(/^## Worth adding one day\n- data\/owner\.ts:\d+: Visitors ask: /);
  expect(released.logged()).toMatch(/^::warning file=data\/microbore-link\.ts,line=\d+::[^\n]+$/m);
});

test("failed tests are reported with the owner's changed lines, or else for a developer", () => {
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
  const forDeveloper = onGitHub();
  expect(explainTests(folderWith({}))).toBe(0); // an earlier step failed and has said why
  expect(forDeveloper.summary()).toBe("");
  expect(explainTests(folder)).toBe(0);
  expect(forDeveloper.summary()).toContain(
    "**tests/a.test.js**\n\nprices fit: AssertionError: expected 1 to be 2",
  );
  expect(forDeveloper.summary()).toMatch(
    /\*\*tests\/b\.test\.js\*\*\n\n.+\n\n→ A developer must fix this\.\n/,
  );
  commit(folder, { "data/prices.ts": "first\nother\nthird\n" });
  const forOwner = onGitHub();
  explainTests(folder);
  expect(forOwner.summary()).toMatch(
    /\*\*data\/prices\.ts:2\*\*\n\n~~~~~~\nother\n~~~~~~\n\nThis test failed \(tests/,
  );
  expect(forOwner.logged()).toContain("::error file=data/prices.ts,line=2::This test failed");
  expect(forOwner.summary()).not.toContain("fine");
});
