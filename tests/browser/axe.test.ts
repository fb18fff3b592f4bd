import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { describe, expect, test } from "vitest";
import { allPaths, startBrowser } from "./browse.ts";

const { open } = startBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

describe("axe-core finds nothing: WCAG 2.2 A, AA, AAA and best practices", () => {
  for (const width of [320, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test.each(allPaths)(`%s at ${width} px, ${colorScheme}`, async (path) => {
        const page = await open(path, { viewport: { width, height: 900 }, colorScheme });
        await page.evaluate(axe);
        const { violations } = await page.evaluate<AxeResults>(
          `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })`,
        );
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
        ).toEqual([]);
      });
    }
  }
});
