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
  const part = (path: string, color: string) => ({
    [`components/${path}.tsx`]: `export const Part = () => <i className="${color}" />;`,
    [`components/${path}.css`]: `.${color} { color: ${color} }`,
  });
  const site = siteWith({
    ...part("z/Alpha", "red"),
    ...part("a/Omega", "tan"),
    "pages/index.tsx": [
      'import { Part as Alpha } from "../components/z/Alpha.tsx";',
      'import { Part as Omega } from "../components/a/Omega.tsx";',
      minimalSite["pages/index.tsx"].replace("<main>", "<main><Omega /><Alpha />"),
    ].join("\n"),
  });
  const html = (await makeSite(site)).files.find(({ path }) => path === "index.html")?.contents;
  expect(`${html}`).toMatch(/\.red\{.*\.tan\{/);
});

test.each(files.filter((name) => name.endsWith(".css")))(
  "%s uses no svh, lvh or dvh where a browser may not know them",
  (file) => {
    const styles = readFileSync(join(components, file), "utf8");
    expect(styles.replace(/@supports \([^)]*\) \{.*?\n\}/gs, "")).not.toMatch(/\b[\d.]+[sld]vh\b/);
  },
);
