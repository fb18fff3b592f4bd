import { exec } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../root.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

test("the checks that run before every commit find nothing", async () => {
  const printed = await promisify(exec)(manifest.scripts.check, { cwd: root }).then(
    () => "",
    ({ stdout, stderr }) => stdout + stderr,
  );
  expect(printed).toBe("");
});

test("every dependency has one exact version, every locked package a hash and no unlisted install script", () => {
  for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  type Locked = { readonly integrity?: string; readonly hasInstallScript?: true };
  const { "": _, ...packages }: Record<string, Locked> = JSON.parse(read("package-lock.json")).packages;
  const locked = Object.entries(packages);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(new Set(names)).toEqual(new Set(Object.keys(manifest.allowScripts)));
});

describe.each(readdirSync(join(root, ".github/workflows")))("the workflow %s", (name) => {
  const workflow = read(`.github/workflows/${name}`);

  test("runs actions only at a full hash, with the version beside it", () => {
    const uses = workflow.match(/uses:.*/g) ?? [];
    expect(uses).not.toEqual([]);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("may only read the code, unless it publishes, and keeps no token in the folder", () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const publishing = name === "pages.yml" ? ["pages: write", "id-token: write"] : [];
    expect(workflow.match(/\S+: write\b.*/g) ?? []).toEqual(publishing);
    const checkouts = workflow.split("uses: actions/checkout@").slice(1);
    expect(checkouts).not.toEqual([]);
    for (const step of checkouts) expect(step).toMatch(/^.*\n +with:\n +persist-credentials: false\n/);
  });
});

test("the published site is built for release before the tests build another, and keeps its dotfiles", () => {
  const steps = ["npm ci", "build -- --release", "include-hidden-files: true", "vitest run", "npm test"];
  const workflow = read(".github/workflows/pages.yml");
  const places = [...steps, "deploy-pages@"].map((step) => workflow.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(workflow).not.toContain("pull_request");
  expect(read("docs/owner.md")).toContain(/^name: (.*)$/m.exec(workflow)?.[1]);
});

// tests/hosts tests docs/hosts.md.
test.each(["README.md", "docs/CONTRIBUTING.md", "docs/architecture.md", "docs/owner.md"])(
  "%s names only commands, files and folders that exist",
  (document) => {
    const text = read(document);
    const spans = text.match(/`[^`\n]+`|^(?:npm|npx) .*$/gm) ?? [];
    const words = spans.map((span) => span.replaceAll("`", ""));
    const commands = words.flatMap((word) => /\bnpm (?:run )?([\w-]+)/.exec(word)?.[1] ?? []);
    expect(["ci", "run", ...Object.keys(manifest.scripts)]).toEqual(expect.arrayContaining(commands));
    const links = [...text.matchAll(/\]\(([^):#]+)\)/g)].map(([, link]) => join(document, "..", `${link}`));
    const folders = /^(?:data|pages|components|scripts|tests|docs|static)(?:\/[\w./-]*)?$/;
    const paths = words.filter((word) => folders.test(word) && word !== "pages/boiler-care.tsx"); // an example
    expect(links.length + paths.length).toBeGreaterThan(1);
    expect([...links, ...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
