import { exec } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../root.ts";

test("the checks that run before every commit find nothing", async () => {
  const printed = await promisify(exec)(manifest.scripts.check, { cwd: root }).then(
    () => "",
    ({ stdout, stderr }) => stdout + stderr,
  );
  expect(printed).toBe("");
});

type Locked = { readonly version?: string; readonly integrity?: string; readonly hasInstallScript?: true };

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const { "": own, ...packages }: Record<string, Locked> = lock.packages;

test("every dependency has one exact version, and every package in the lock file a hash", () => {
  const { dependencies, devDependencies } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  expect(own).toMatchObject({ dependencies, devDependencies });
  const unhashed = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(unhashed).toEqual([]);
});

test("package.json lists and forbids every package's install script", () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(Object.fromEntries(names.sort().map((name) => [name, false]))).toEqual(manifest.allowScripts);
});

type Step = { readonly uses?: string; readonly with?: Record<string, unknown> };
type Job = { readonly permissions?: Record<string, string>; readonly steps: readonly Step[] };
type Workflow = { readonly permissions: object; readonly jobs: Record<string, Job> };

const folder = join(root, ".github/workflows");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe.each(readdirSync(folder))("the workflow %s", (name) => {
  const { permissions, jobs }: Workflow = parse(read(name));

  test("runs actions only at a full hash, with the version beside it", () => {
    const uses = read(name).match(/uses:.*/g) ?? [];
    expect(uses).not.toEqual([]);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("may only read the code, unless a job requests more", () => {
    expect(permissions).toEqual({ contents: "read" });
    const rights = Object.entries(jobs).flatMap(([job, { permissions = {} }]) =>
      Object.entries(permissions).map(([right, level]) => `${job}: ${right}: ${level}`),
    );
    const writing = rights.filter((right) => right.endsWith(": write")).map((right) => right.slice(0, -7));
    const expected: Record<string, string[]> = {
      "photographs.yml": ["prepare: contents"],
      "pages.yml": ["publish: pages", "publish: id-token"],
    };
    expect(writing).toEqual(expected[name] ?? []);
  });

  test("keeps no token in the folder", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts).not.toEqual([]);
    for (const step of checkouts) expect(step.with).toMatchObject({ "persist-credentials": false });
  });
});

test("the published site is built for release before the tests build another, and keeps its dotfiles", () => {
  const steps = [
    "npm ci",
    "build -- --release",
    "include-hidden-files: true",
    "vitest run",
    "npm test",
    "deploy-pages@",
  ];
  const places = steps.map((step) => read("pages.yml").indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(read("pages.yml")).not.toContain("pull_request");
});
