import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../root.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** docs/hosts.md is asked by the tests of hosts. */
const documents = ["README.md", "docs/CONTRIBUTING.md", "docs/architecture.md"];
const workflows = readdirSync(join(root, ".github/workflows")).map((name) => `.github/workflows/${name}`);

describe.each(documents)("%s", (document) => {
  const spans = read(document).match(/`[^`\n]+`|^(?:npm|npx) .*$/gm) ?? [];
  const words = spans.map((span) => span.replaceAll("`", ""));

  test("names commands that CI or a test runs, and no others", () => {
    const run = [...workflows, ".ci/run", "tests/hosts/npm.test.ts"].map(read).join("\n");
    // In the test of commands that serve they stand as a list of words.
    const ran = (command: string) =>
      run.includes(command) ||
      run.includes(JSON.stringify(command.split(" ").slice(1)).replaceAll(",", ", "));
    const commands = words
      .flatMap((text) => text.split(" && "))
      .map((text) => /(?:npm|npx) [^-]*(?:--project unit|-u|--release)?/.exec(text)?.[0].trim() ?? "")
      .filter((command) => command !== "" && command !== "npm run");
    expect(commands.length).toBeGreaterThan(document === "README.md" ? 10 : -1);
    expect(commands.filter((command) => !ran(command.replace(/ --$/, "")))).toEqual([]);
  });

  test("names files and folders that there are", () => {
    const links = [...read(document).matchAll(/\]\(([^):#]+)\)/g)].map(([, link = ""]) =>
      join(document, "..", link),
    );
    const paths = words.filter((text) =>
      /^(?:data|pages|components|scripts|tests|docs|static)\/[\w./-]*$/.test(text),
    );
    const made = ["pages/boiler-care.tsx"]; // what the README's example adds
    expect(links.length + paths.length).toBeGreaterThan(1);
    expect(
      [...links, ...paths].filter((path) => !made.includes(path) && !existsSync(join(root, path))),
    ).toEqual([]);
  });
});
