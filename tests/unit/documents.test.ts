import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../root.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** tests/hosts tests docs/hosts.md. */
const documents = ["README.md", "docs/CONTRIBUTING.md", "docs/architecture.md", "docs/owner.md"];

describe.each(documents)("%s", (document) => {
  const spans = read(document).match(/`[^`\n]+`|^(?:npm|npx) .*$/gm) ?? [];
  const words = spans.map((span) => span.replaceAll("`", ""));

  test("names only commands that package.json has", () => {
    const named = words.flatMap((text) => /\bnpm (?:run )?([\w-]+)/.exec(text)?.[1] ?? []);
    const own = ["ci", "run"];
    expect(named.filter((name) => !own.includes(name) && !(name in manifest.scripts))).toEqual([]);
  });

  test("names only files and folders that exist", () => {
    const links = [...read(document).matchAll(/\]\(([^):#]+)\)/g)].map(([, link = ""]) => link);
    const folders = /^(?:data|pages|components|scripts|tests|docs|static)(?:\/[\w./-]*)?$/;
    const paths = words.filter((text) => folders.test(text));
    const named = [...links.map((link) => join(document, "..", link)), ...paths];
    const made = ["pages/boiler-care.tsx"]; // what the README's example adds
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((path) => !made.includes(path) && !existsSync(join(root, path)))).toEqual([]);
  });
});

test("docs/owner.md names the workflow as GitHub does", () => {
  const [, name = ""] = /^name: (.*)$/m.exec(read(".github/workflows/pages.yml")) ?? [];
  expect(name).not.toBe("");
  expect(read("docs/owner.md")).toContain(name);
});
