import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { socialPicture } from "../../data/social-picture.ts";
import { checkRelease } from "../../scripts/go-live/checks.ts";
import { commitRenewed, HELPER } from "../../scripts/go-live/commit.ts";
import { explainTests, TEST_REPORT } from "../../scripts/go-live/explain.ts";
import { git, lastCommitToCode, ownersFiles, ownersLines } from "../../scripts/go-live/git.ts";
import { reportBrokenLinks } from "../../scripts/go-live/links.ts";
import { pageChanges, prepare } from "../../scripts/go-live/prepare.ts";
import { withDescription } from "../../scripts/output/png-text.ts";
import { makeReleasable, rewrite } from "../full-site.ts";
import { serve } from "../preview.ts";
import { root } from "../root.ts";
import { copyOfSite, folderWith, minimalSite, siteWith, write } from "./fixture.ts";

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
  const log = vi
    .spyOn(console, "log")
    .mockClear()
    .mockImplementation(() => {});
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

test("changed facts update the snapshots; a change of code is refused until it is undone, even before facts", async () => {
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
  git(folder, "restore", ".");
  commit(folder, { "pages.txt": "other code\n" });
  commit(folder, { "data/prices.ts": "third\n" });
  expect(await prepare(folder, { release: true, stdio: "ignore" })).toBe(1);
  expect(summary()).toContain("“Change” by A");
  expect(summary()).toContain("npx vitest run --project snapshot -u");
  commit(folder, { "pages.txt": "code\n" });
  expect(await prepare(folder, { release: true, stdio: "ignore" })).toBe(0);
  expect(summary()).toContain("\n-first;\n+third;\n");
});

test("changes of pages are shown as old and new lines, page by page, and cut off if they are long", () => {
  const { folder } = repository();
  const page = "tests/snapshot/pages/index.html";
  const texts = ["old\n", "    <p>new</p>\n", "line\n".repeat(500)].map((text) => {
    write(folder, { [page]: text });
    return pageChanges(folder);
  });
  expect(texts[0]).toBe("## Nothing changes on the pages");
  expect(texts[1]).toMatch(/\n~~~~~~diff\n\+\+\+ b\/\S+\/index\.html\n-old\n\+ {4}<p>new<\/p>\n~~~~~~$/);
  expect(texts[2]).toMatch(/\n\+line\nand 102 lines more\n~~~~~~$/);
});

test("release blockers fail; without any, missing optional facts are listed and overdue tasks annotated", async () => {
  vi.stubEnv("SITE_URL", "https://www.reading-flush.uk");
  const folder = copyOfSite();
  makeReleasable(folder, "2020-01-31");
  rewrite(folder, "data/business.ts", /nameConfirmed: true/, "nameConfirmed: false");
  const refused = onGitHub();
  expect(await checkRelease(folder)).toBe(1);
  expect(refused.summary()).toMatch(
    /keeps the site from being published\n\n\*\*data\/business\.ts:\d+\*\*\n/,
  );
  rewrite(folder, "data/business.ts", /nameConfirmed: false/, "nameConfirmed: true");
  writeFileSync(join(folder, "static/social.png"), withDescription(icon, socialPicture.text));
  const released = onGitHub();
  expect(await checkRelease(folder)).toBe(0);
  expect(released.summary()).toMatch(/^## Worth adding one day\n- data\/owner\.ts:\d+: Visitors ask: /);
  expect(released.logged()).toMatch(/^::warning file=data\/microbore-link\.ts,line=\d+::[^\n]+$/m);
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
  const explained = (place: string) => {
    const { summary, logged } = onGitHub();
    expect(explainTests(place)).toBe(0);
    return summary() + logged();
  };
  expect(explained(folderWith({}))).toBe(""); // an earlier step failed and has said why
  const forDeveloper = explained(folder);
  commit(folder, { "data/prices.ts": "first\nother\nthird\n" });
  const text = `${forDeveloper}\n\n${"=".repeat(40)}\n\n${explained(folder)}`;
  await expect(text).toMatchFileSnapshot("__snapshots__/failed-tests.md");
});

/** Another site, which counts the requests for each of its pages. */
async function elsewhere() {
  const asked: Record<string, number> = {};
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked[path] = (asked[path] ?? 0) + 1;
    if (path === "/slow") return;
    if (path === "/moved") return void response.writeHead(301, { Location: "/ok" }).end();
    const recovers = path === "/hiccup" && asked[path] > 1;
    const status = recovers
      ? 200
      : ({ "/ok": 200, "/no-robots": 403, "/busy": 429, "/hiccup": 500 }[path] ?? 404);
    response.writeHead(status).end("page");
  });
  const { address, close } = await serve(server);
  onTestFinished(close);
  return { address, asked };
}

test("one issue is opened for each link that doesn't answer", async () => {
  const { address, asked } = await elsewhere();
  const paths = ["/ok", "/moved", "/no-robots", "/busy", "/hiccup", "/gone", "/slow", "/known"];
  const links = paths.map((path) => `<a href="${address}${path}">${path}</a>`).join("");
  const page = minimalSite["pages/index.tsx"].replace(
    "</main>",
    `${links}<a href="${address}/gone">again</a></main>`,
  );
  onGitHub();
  const calls: (readonly string[])[] = [];
  const github = (...args: readonly string[]) => {
    calls.push(args);
    return JSON.stringify([{ title: `The link to ${address}/known does not answer` }]);
  };
  expect(
    await reportBrokenLinks(siteWith({ "pages/index.tsx": page }), github, { timeout: 1500, pause: 1 }),
  ).toBe(0);
  const [list, ...created] = calls;
  expect(list?.slice(0, 3)).toEqual(["issue", "list", "--state=open"]);
  expect(created.map(([, , title]) => title)).toEqual([
    `--title=The link to ${address}/gone does not answer`,
    `--title=The link to ${address}/slow does not answer`,
  ]);
  expect(created[0]?.[3]).toMatch(/^--body=.*\/gone .*\(status 404\).*`pages\/index\.tsx:2`/s);
  expect(asked).toMatchObject({ "/ok": 2, "/gone": 2, "/hiccup": 2, "/known": 2 });
});
