import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { firstTowns } from "../../data/towns.ts";
import { git } from "../../scripts/go-live/git.ts";
import { descriptionOf } from "../../scripts/output/png-text.ts";
import { makeReleasable } from "../releasable.ts";
import { rewrite } from "../rewrite.ts";
import { root } from "../root.ts";
import { type Run, runWorkflow } from "./workflow.ts";

vi.setConfig({ testTimeout: 300_000 });

/** A copy of the repository, with a host to push to and a person who edits; the tests are one story, in order. */
const place = mkdtempSync(join(tmpdir(), "publish-"));
const [origin, person] = [join(place, "origin.git"), join(place, "person")];
let runs = 0;

beforeAll(() => {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--exclude=node_modules"];
  const files = git(root, ...list).split("\0");
  for (const file of files.filter((file) => existsSync(join(root, file)) && file !== ""))
    cpSync(join(root, file), join(person, file), { recursive: true });
  git(place, "init", "--quiet", "--bare", "--initial-branch=main", origin);
  git(person, "init", "--quiet", "--initial-branch=main");
  git(person, "remote", "add", "origin", origin);
  commit("Start");
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const PERSON = ["user.name=A person", "user.email=person@example.org", "core.hooksPath=/dev/null"].flatMap(
  (setting) => ["-c", setting],
);

function commit(message: string): void {
  git(person, "add", "--all");
  git(person, ...PERSON, "commit", "--quiet", "--message", message);
}

function undo(commit: string): void {
  git(person, ...PERSON, "revert", "--no-edit", commit);
}

/** Pushes the commits and runs the workflow; then the person has what it pushed. */
async function publish(): Promise<Run> {
  git(person, "push", "--quiet", "--set-upstream", "origin", "main");
  runs += 1;
  const run = await runWorkflow(origin, join(place, `run-${runs}`));
  git(person, ...PERSON, "pull", "--quiet", "--rebase");
  return run;
}

const page = ({ folder }: Run, path: string) => readFileSync(join(folder, "dist", path), "utf8");
const lastCommitOnHost = () => git(origin, "log", "-1", "--format=%an: %s", "main");

/** The first run that has published. */
let released: Run;
let price: ReturnType<typeof rewrite>;

test("the owner's facts are published, and what follows from them is renewed and committed", async () => {
  makeReleasable(person, "2020-01-31"); // when the link was last checked
  rewrite(person, "data/business.ts", /name: "[^"]*"/, () => 'name: "Thames Heating"');
  rewrite(person, "data/heating.ts", /flush:\s*"[^"]*"/, () => 'flush: "A power flush sets out to move it."');
  commit("Write down the facts");
  price = rewrite(person, "data/prices.ts", /"£\d+"/, (old) => `"£${Number(old.slice(2, -1)) + 1}"`);
  commit("Change a price");
  const run = await publish();
  released = run;
  expect(run.published, run.log).toBe(true);
  expect(page(run, "prices/index.html")).toContain(price.to.slice(1, -1));
  expect(page(run, "prices/index.html")).toContain("https://www.reading-flush.uk/prices/");
  expect(descriptionOf(readFileSync(join(run.folder, "dist/social.png")))).toContain("Thames Heating");
  expect(run.summary).toMatch(new RegExp(`^- .*${price.from.slice(1, -1)}.*$`, "m"));
  expect(run.summary).toMatch(new RegExp(`^\\+ .*${price.to.slice(1, -1)}.*$`, "m"));
  expect(run.log).toMatch(
    /^::warning file=data\/microbore-link\.ts,line=\d+::.* was last checked on 2020-01-31,/m,
  );
  expect(readFileSync(join(person, "docs/owner.md"), "utf8")).toContain("A power flush sets out to move it.");
  expect(lastCommitOnHost()).toBe("github-actions[bot]: Renew what follows from the facts");
});

test("a change of anything else fails while nobody has accepted it, whatever the owner commits after it", async () => {
  rewrite(person, "components/Layout.tsx", /Skip to content/, () => "Skip to the content");
  commit("Change a component");
  undo("HEAD~2");
  const before = lastCommitOnHost();
  const run = await publish();
  expect(run.published, run.log).toBe(false);
  expect(run.summary).toContain("npx vitest run --project snapshot -u");
  expect(run.summary).toContain("“Change a component” by A person");
  expect(lastCommitOnHost()).not.toBe(before);
});

test("once that is undone, the owner's undoing publishes the old price", async () => {
  undo("HEAD~1");
  const run = await publish();
  expect(run.published, run.log).toBe(true);
  expect(page(run, "prices/index.html")).not.toContain(price.to.slice(1, -1));
  expect(page(run, "prices/index.html")).toContain(price.from.slice(1, -1));
  expect(git(person, "show", "--name-only", "--format=%an", "HEAD")).not.toContain("social.png");
  expect(git(person, "status", "--porcelain")).toBe("");
});

test("npm run build --release is a release, though npm keeps the flag for itself", async () => {
  const env = { ...process.env, SITE_URL: "https://www.example.com" };
  const build = promisify(execFile)("npm", ["run", "build", "--release"], { cwd: released.folder, env });
  await expect(build).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("data/address.ts") });
});

test.each([
  ["a missing quote", "data/prices.ts", /"£\d+"/, (old: string) => old.slice(0, -1)],
  [
    "a town outside the radius",
    "data/towns.ts",
    new RegExp(`latitude: ${firstTowns[0]?.latitude}`),
    () => "latitude: 58.5",
  ],
])("%s is named with its file and line, and nothing is published", async (_name, file, pattern, by) => {
  const { line } = rewrite(person, file, pattern, by);
  commit("Make a mistake");
  const run = await publish();
  expect(run.published, run.log).toBe(false);
  expect(run.summary).toContain(`https://github.com/owner/site/blob/main/${file}#L${line}`);
  expect(run.log).toContain(`::error file=${file},line=${line}::`);
  undo("HEAD");
});
