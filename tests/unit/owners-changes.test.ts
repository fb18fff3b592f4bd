import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { problemsOf } from "../../scripts/errors/site-error.ts";
import { makeSite } from "../../scripts/site.ts";
import { root } from "../root.ts";
import { temporaryCopy } from "../sites.ts";
import { textOf } from "./dom.ts";

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

test("the README's example of a page is linked from all pages and the only one with its styles", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, file = "", source = ""] =
    readme.match(/one file, such as `(pages\/[\w-]+\.tsx)`[\s\S]*?```tsx\n([\s\S]*?)```/) ?? [];
  const path = file.replace("pages", "").replace(".tsx", "/");
  const folder = copyOfSite();
  writeFileSync(join(folder, file), source);
  replace(folder, "data/copy/navigation.ts", "\n];", `\n  { label: "Boiler care", path: "${path}" },\n];`);
  const pages = await pagesOf(folder);
  const own = `${path.slice(1)}index.html`;
  const holding = (text: string | RegExp) =>
    [...pages].flatMap(([page, html]) => (html.search(text) < 0 ? [] : page));
  expect(holding(new RegExp(`href="${path}".*href="${path}"`, "s"))).toEqual([...pages.keys()]);
  expect(holding(".prose")).toEqual([own]);
  expect(pages.get(own)).toContain('aria-current="page"');
});

test("towns that were examples of places not listed are no longer once they are on the list", async () => {
  const folder = copyOfSite();
  const areas = async () => textOf(`${(await pagesOf(folder)).get("areas/index.html")}`);
  expect(await areas()).toContain("Town not listed, such as Slough or Wantage?");
  const added = '"Slough" = "51.5105, -0.5950, Berkshire"\n"Wantage" = "51.5880, -1.4260, Oxfordshire"';
  replace(folder, "data/areas.toml", "\n\n[unlisted]", `\n${added}\n\n[unlisted]`);
  const after = await areas();
  expect(after).toContain("Town not listed?");
  expect(after).toContain("14 towns we cover");
});

test("a photograph is on Services and About, with its text alternative and caption", async () => {
  const folder = copyOfSite();
  mkdirSync(join(folder, "data/photographs"));
  const picture = sharp({ create: { width: 1300, height: 800, channels: 3, background: "#7a5230" } });
  await picture.toFile(join(folder, "data/photographs/water.jpg"));
  const lines = 'file = "water.jpg"\nshows = "Water in the pump"\ncaption = "Before the work"\n';
  replace(folder, "data/owner.toml", /(?<=\[\[photograph\]\]\n)(.+\n)+/, lines);
  const pages = await pagesOf(folder);
  for (const page of ["services/index.html", "about/index.html"])
    for (const text of ["/photographs/", 'alt="Water in the pump"', "Before the work"])
      expect(pages.get(page)).toContain(text);
});

test("while facts are wrong, the build tells all of them and nothing else", async () => {
  const folder = copyOfSite();
  replace(folder, "data/prices.toml", '"£345"', '"£345');
  replace(folder, "data/areas.toml", '"22"', '"far"');
  writeFileSync(join(folder, "pages/broken.tsx"), "throw new Error();");
  const problems = problemsOf(await makeSite(folder).catch((error: unknown) => error));
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "data/prices.toml:6",
    "data/areas.toml:1",
  ]);
});
