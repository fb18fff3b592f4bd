import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { root } from "../root.ts";
import { minimalSite, siteWith } from "./fixture.ts";

const components = join(root, "components");
const files = readdirSync(components, { recursive: true, encoding: "utf8" });

test("no two components share a name, as their names give the order of their styles", () => {
  const names = files.filter((file) => /\.tsx$/.test(file)).map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

test("a component's folder changes nothing in the order of styles", async () => {
  const part = (name: string, color: string) => ({
    [`${name}.tsx`]: `export function Part() { return <i className="${color}" />; }`,
    [`${name}.css`]: `.${color} { color: ${color} }`,
  });
  const inFolder = (folder: string, files: object) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`components/${folder}/${name}`, text]));
  const page = minimalSite["pages/index.tsx"]
    .replace(/^/, 'import { Part as One } from "../components/z/Alpha.tsx";\n')
    .replace(/^/, 'import { Part as Two } from "../components/a/Omega.tsx";\n')
    .replace("<main>", "<main><One /><Two />");
  const site = siteWith({
    ...inFolder("z", part("Alpha", "red")),
    ...inFolder("a", part("Omega", "tan")),
    "pages/index.tsx": page,
  });
  const html = (await makeSite(site)).files.find(({ path }) => path === "index.html")?.contents.toString();
  expect(html).toMatch(/\.red\{.*\.tan\{/);
});

test("no style uses svh, lvh or dvh where a browser may not know them", () => {
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const styles = readFileSync(join(components, file), "utf8").replace(
      /@supports \([^)]*\) \{.*?\n\}/gs,
      "",
    );
    expect(styles.match(/\b[\d.]+[sld]vh\b/g), file).toBeNull();
  }
});
