import { expect, test } from "vitest";
import { makeSite } from "../../../scripts/site.ts";
import { minimalSite, siteWith } from "./minimal-site.ts";

test("components' styles are in the order of their names, whatever their folders", async () => {
  const part = (path: string, color: string) => ({
    [`components/${path}.tsx`]: `export const Part = () => <i className="${color}" />;`,
    [`components/${path}.css`]: `.${color} { color: ${color} }`,
  });
  const imports = ["a/Omega", "z/Alpha"].map((path) => `import "../components/${path}.tsx";\n`).join("");
  const index = imports + minimalSite["pages/index.tsx"];
  const site = siteWith({ ...part("z/Alpha", "red"), ...part("a/Omega", "tan"), "pages/index.tsx": index });
  const [page] = (await makeSite(site)).files;
  expect(`${page?.contents}`).toMatch(/\.red\{.*\.tan\{/);
});
