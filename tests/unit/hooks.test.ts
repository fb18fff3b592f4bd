import { execSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.ts";
import { folderWith, write } from "./generator/minimal-site.ts";
import { execute, repositoryWith } from "./repository.ts";

const hooks = join(root, ".githooks");

/** A repository of a TypeScript file with one of our hooks. */
function repositoryWithHook(hook: "commit-msg" | "pre-commit") {
  const repository = repositoryWith({
    "biome.json": "{}\n",
    "tsconfig.json": '{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["*.ts"] }\n',
    "price.ts": "export const price: number = 395;\n",
    ".gitignore": ".cache/\n.hooks/\nnode_modules\n",
  });
  cpSync(join(hooks, hook), join(repository.folder, ".hooks", hook));
  symlinkSync(join(root, "node_modules"), join(repository.folder, "node_modules"), "junction");
  repository.git("config", "core.hooksPath", ".hooks");
  return repository;
}

const sixty = "Say what a flush is in a subject of all of sixty characters.";

test.each([
  ["a subject of 60 characters", sixty, 0],
  ["a subject of 61 characters", `${sixty}.`, 1],
  ["an empty line and a comment before the subject", `\n# Please enter the message.\n${sixty}\n`, 0],
  ["a comment before a subject of 61 characters", `# This is a combination of 2 commits.\n${sixty}.\n`, 1],
  ["a long line below the subject", `${sixty}\n\n${sixty}.\n`, 0],
])("the commit hook, given %s, ends with %j: %i", (_case, message, code) => {
  const folder = folderWith({ message });
  expect(execute(folder, ["sh", join(hooks, "commit-msg"), "message"]).code).toBe(code);
});

test.each([
  ["a fixup", ["commit", "--allow-empty", "--fixup=HEAD"], /^fixup! Say what/],
  ["a squash", ["commit", "--allow-empty", "--squash=HEAD", "--message=More"], /^squash! Say what/],
  ["a revert", ["revert", "--no-edit", "HEAD"], /^Revert "Say what/],
])("the commit hook passes %s of a subject that has 60 characters: git %j", (_case, args, subject) => {
  const { folder, git, commit } = repositoryWithHook("commit-msg");
  write(folder, { "price.ts": "export const price = 410;\n" });
  commit(sixty);
  expect(git(...args)).toMatchObject({ code: 0 });
  expect(git("log", "-1", "--format=%s").out).toMatch(subject);
});

test("the commit hook passes a pull that merges the owner's commit", () => {
  const { folder, git, commit } = repositoryWithHook("commit-msg");
  const owner = folderWith({}, "the-owner's-repository-with-a-name-that-is-long-");
  execute(owner, ["git", "clone", "--quiet", folder, "."]);
  write(owner, { "data.toml": 'price = "£410"\n' });
  execute(owner, ["git", "add", "--all"]);
  const author = ["-c", "user.name=Owner", "-c", "user.email=owner@example.org"];
  execute(owner, ["git", ...author, "commit", "--quiet", "--message=Update data.toml"]);
  write(folder, { "other.ts": "export {};\n" });
  commit("Add a file");
  expect(git("pull", "--no-rebase", "--no-edit", owner, "main")).toMatchObject({ code: 0 });
  expect(git("log", "-1", "--format=%s").out).toMatch(/^Merge branch 'main' of .{50}/);
});

const right = "export const price: number = 410;\n";
const wrongType = 'export const price: number = "395";\n';
const wrongFormat = "export const price: number=395;\n";

test.each([
  { what: "a right file", staged: right, code: 0, says: "" },
  { what: "a wrong type", staged: wrongType, code: 1, says: "TS2322" },
  { what: "a wrong format", staged: wrongFormat, code: 1, says: "price.ts format" },
  {
    what: "a right file that is wrong where nothing is staged",
    staged: right,
    unstaged: wrongType,
    code: 0,
    says: "",
  },
  {
    what: "a wrong file that is right where nothing is staged",
    staged: wrongType,
    unstaged: right,
    code: 1,
    says: "TS2322",
  },
])("a commit of $what ends with $code and says “$says”", ({ staged, unstaged = staged, code, says }) => {
  const { folder, git } = repositoryWithHook("pre-commit");
  write(folder, { "price.ts": staged });
  git("add", "--all");
  write(folder, { "price.ts": unstaged });
  const committed = git("commit", "--message=Change");
  expect(committed).toEqual({ code, out: expect.stringContaining(says) });
  expect(committed.out.includes("`npm run fix` mends")).toBe(code === 1);
  expect(readFileSync(join(folder, "price.ts"), "utf8"), "the file in the folder").toBe(unstaged);
  expect(readdirSync(join(folder, ".cache")), "what is left of the copy").toEqual([]);
});

test("without npm on the PATH, a commit is stopped and says so", () => {
  const { folder } = repositoryWithHook("pre-commit");
  const stopped = execute(folder, ["sh", "-c", "PATH=/nowhere; . .hooks/pre-commit"]);
  expect(stopped).toEqual({ code: 1, out: expect.stringMatching(/^npm isn't on the PATH .*\n$/) });
});

const { prepare } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;

test("npm ci sets the hooks of the project's own repository", () => {
  const { folder, git } = repositoryWith({});
  execSync(prepare, { cwd: folder });
  expect(git("config", "core.hooksPath").out).toBe(".githooks\n");
});

test("npm ci in a folder that was unpacked inside another repository leaves that one's hooks alone", () => {
  const { folder, git } = repositoryWith({ "website/package.json": "{}" });
  execSync(prepare, { cwd: join(folder, "website"), stdio: "ignore" });
  expect(git("config", "core.hooksPath").out).toBe("none\n");
});
