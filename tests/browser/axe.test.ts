import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { NodeResult, Result } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { root } from "../root.ts";
import { open, pages } from "./browse.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Only the rules about colours ("cat.color") can have other results in the dark. */
const tags = {
  light: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  dark: ["cat.color"],
} as const;
const run = (runOnly: readonly string[]) => `axe.run({
  runOnly: ${JSON.stringify(runOnly)},
  resultTypes: ["violations"],
}).then(({ violations }) => violations)`;

const css = readFileSync(join(root, "components/styles/tokens.css"), "utf8");
const tokens = [...new Set(css.match(/--[\w-]+(?=: )/g))];

/** In the page: each token with its value now, as axe writes colours. */
const valuesOf = (names: readonly string[]) =>
  names.map((name) => {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    return [name, value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3")] as const;
  });

/** The element; for poor contrast also the two tokens, the ratio and what is needed. */
function faultOf({ html, any }: NodeResult, values: ReturnType<typeof valuesOf>): string {
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
  if (!fgColor) return html;
  const [text, ground] = [fgColor, bgColor].map((colour) => {
    const names = values.filter(([, value]) => value === colour).map(([name]) => name);
    return names.join("/") || colour;
  });
  return `${text} on ${ground} has ${contrastRatio}:1 and needs ${expectedContrastRatio}: ${html}`;
}

describe("axe-core finds nothing: WCAG 2.2 A, AA, AAA and best practices", () => {
  test.each(pages)("$name", async ({ address }) => {
    await expectNoFaults(await open(address, { reducedMotion: "reduce" }));
  });
});

async function expectNoFaults(page: Page) {
  await page.evaluate(axe);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate<Result[]>(run(tags[colorScheme]));
      const values = await page.evaluate(valuesOf, tokens);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${faultOf(node, values)}`),
      );
      expect({ width, colorScheme, found }).toEqual({ width, colorScheme, found: [] });
    }
  }
}
