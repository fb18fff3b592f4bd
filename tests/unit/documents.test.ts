import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { makeSite } from "../../scripts/site.ts";
import { copyPhotographs, fullOwner, rewrite } from "../full-site.ts";
import { root } from "../root.ts";
import { copyOfSite } from "./fixture.ts";

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

describe("docs/owner.md", () => {
  const document = read("docs/owner.md");
  const blocks = [...document.matchAll(/^ *```ts\n([\s\S]*?)^ *```$/gm)].map(([, block = ""]) => block);

  test("shows each fact of the owner in a form that can be copied", async () => {
    const folder = copyOfSite();
    const examples = blocks.map((block) => block.trim());
    const declared = examples.find((block) => block.startsWith("export const owner")) ?? "";
    const lines = fullOwner.photographs.map((photograph) => JSON.stringify(photograph));
    const more = examples
      .filter((block) => /^(reviews|photographs): /.test(block))
      .join("\n")
      .replace("photographs: [", `$&${lines}`);
    rewrite(folder, "data/owner.ts", /export const owner: .*?\};/s, () =>
      declared.replace(/\};$/, `${more}\n};`),
    );
    const facts = readFileSync(join(folder, "data/owner.ts"), "utf8").split("export const owner")[1];
    for (const fact of Object.keys(fullOwner)) expect(facts).toMatch(new RegExp(`^ *${fact}: `, "m"));
    copyPhotographs(folder);
    const { todos } = await makeSite(folder);
    const left = todos.filter(({ places }) => places.includes("data/owner.ts"));
    expect(left).not.toEqual([]);
    for (const { message, blocks } of left) {
      expect(message).toContain("is the example from docs/owner.md");
      expect(blocks).toBe(true);
    }
  });

  test("quotes what GitHub shows", () => {
    const shown = [
      [".github/workflows/pages.yml", "Publish to GitHub Pages"],
      ["scripts/compile/esbuild.ts", "The quote at the end of a text is missing."],
    ] as const;
    for (const [file, text] of shown)
      for (const place of [file, "docs/owner.md"]) expect(read(place)).toContain(text);
  });
});
