import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import { describe, expect, test } from "vitest";
import { openInChromium } from "./harness/chromium-page.ts";
import { pages } from "./harness/site-pages.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Only these can have other results in the other looks. */
const colourRules = ["cat.color"];
const looks = {
  light: { colorScheme: "light", media: "screen" },
  dark: { colorScheme: "dark", media: "screen" },
  "printed from the dark": { colorScheme: "dark", media: "print" },
} as const;
const run = (runOnly: readonly string[]) => `axe.run({
  runOnly: ${JSON.stringify(runOnly)},
  resultTypes: ["violations"],
}).then(({ violations }) => violations)`;

describe("axe-core finds nothing against WCAG 2.2 A, AA, AAA and best practices", () => {
  test.each(pages)("on $name", async ({ address }) => {
    const page = await openInChromium(address);
    expect(await page.evaluate(treeProblems)).toEqual([]);
    await page.evaluate(axe);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [look, media] of Object.entries(looks)) {
        await page.emulateMedia({ ...media });
        const violations = await page.evaluate<Result[]>(run(look === "light" ? rules : colourRules));
        const found = violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary + node.html));
        expect({ width, look, found }).toEqual({ width, look, found: [] });
      }
    }
  });
});

/** In the page: lists that WebKit takes for groups, and drawings whose insides Firefox exposes. */
function treeProblems(): string[] {
  const items = [...document.querySelectorAll("main li")].filter((item) => {
    const { display, listStyleType } = getComputedStyle(item);
    const hasMark = getComputedStyle(item, "::before").content !== "none";
    return !hasMark && (display !== "list-item" || listStyleType === "none");
  });
  const insides = document.querySelectorAll('[role="img"] > :not([aria-hidden="true"])');
  return [...items, ...insides].map((element) => element.outerHTML.slice(0, 80));
}
