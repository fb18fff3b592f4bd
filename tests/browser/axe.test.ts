import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { describe, expect, test } from "vitest";
import { open, pages } from "./browse.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const run = `axe.run({
  runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
}).then(({ violations }) => violations)`;

describe("axe-core finds nothing: WCAG 2.2 A, AA, AAA and best practices", () => {
  test.each(pages)("$name", async ({ address }) => {
    const page = await open(address, { reducedMotion: "reduce" });
    await page.evaluate(axe);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const violations = await page.evaluate<AxeResults["violations"]>(run);
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
        expect({ width, colorScheme, found }).toEqual({ width, colorScheme, found: [] });
      }
    }
  });
});
