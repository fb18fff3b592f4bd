import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { locate } from "../../scripts/errors/locate.ts";
import { makeSite } from "../../scripts/site.ts";
import { temporaryCopy } from "../built-sites.ts";
import { root } from "../root.ts";
import { textsIn } from "../snapshot/sentences.ts";
import { shown } from "./forgiven-slips.ts";
import { published } from "./placeholders.ts";

// tests/snapshot shows the site with three sets of facts; here are changes that none of them contains.

const copyOfSite = () => temporaryCopy("usual", onTestFinished);

function replace(folder: string, file: string, old: string | RegExp, by: string): void {
  const before = readFileSync(join(folder, file), "utf8");
  const after = before.replace(old, by);
  expect(after, `${old}`).not.toBe(before);
  writeFileSync(join(folder, file), after);
}

/** The pages of a folder's site: their HTML by path. */
async function pagesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const { files } = await makeSite(folder);
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  return new Map(pages.map(({ path, contents }) => [path, `${contents}`]));
}

test("the README's example of a page is linked from all pages and has its styles, unlike Home", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, source = ""] = readme.match(/```tsx\n(.*?)```/s) ?? [];
  const folder = copyOfSite();
  writeFileSync(join(folder, "pages/boiler-care.tsx"), source);
  const entry = '\n  { label: "Boiler care", path: "/boiler-care/" },\n];';
  replace(folder, "data/copy/navigation.ts", "\n];", entry);
  const pages = await pagesOf(folder);
  const pagesWith = (text: RegExp) => [...pages.keys()].filter((path) => text.test(`${pages.get(path)}`));
  expect(pagesWith(/href="\/boiler-care\/".*href="\/boiler-care\/"/s)).toEqual([...pages.keys()]);
  expect(pagesWith(/\.prose/)).toContain("boiler-care/index.html");
  expect(pagesWith(/\.prose/)).not.toContain("index.html");
});

test("towns that were examples of places not listed are no longer once they are on the list", async () => {
  const folder = copyOfSite();
  const added = '"Slough" = "51.5105, -0.5950, Berkshire"\n"Wantage" = "51.5880, -1.4260, Oxfordshire"';
  replace(folder, "data/areas.toml", "\n\n[unlisted]", `\n${added}\n\n[unlisted]`);
  const texts = textsIn(`${(await pagesOf(folder)).get("areas/index.html")}`);
  expect(texts).toContain("14 towns we cover, nearest first");
  expect(texts.join("")).toContain("Reading in a straight line, we cover it.");
});

test("pages show facts as people read them, however the owner writes them", async () => {
  const folder = copyOfSite();
  for (const [form, old, by] of shown) replace(folder, `data/${form}.toml`, old, by);
  const pages = await pagesOf(folder);
  for (const [, , , page, html] of shown) expect(pages.get(page)).toMatch(html);
});

test("a release needs real facts and no more; it finds a placeholder wherever the site publishes it", async () => {
  vi.stubEnv("SITE_URL", "https://flush.co.uk");
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = copyOfSite();
  const blockers = async () => {
    const { todos } = await makeSite(folder);
    return locate(todos, folder)
      .filter(({ blocks }) => blocks)
      .map(({ locations, message }) => `${locations.join(", ").replace(/\.ts:\d+/, ".ts")}: ${message}`);
  };
  replace(folder, "data/business.toml", "pipes.example.org", "pipes.co.uk");
  expect(await blockers()).toEqual([]);
  for (const [file, old, by] of published) replace(folder, file, old, by);
  expect((await blockers()).sort()).toEqual(published.map(([, , , todo]) => todo).sort());
});
