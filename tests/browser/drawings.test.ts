import { expect, test } from "vitest";
import { open, pages } from "./browse.ts";

// Under a filter on SVG, WebKit makes translucent shapes too light. The ground of the map is one shape, which it shows well.
test.each(pages)("$name has no thermal filter on SVG, except on the map", async ({ address }) => {
  const page = await open(address);
  const filtered = await page.locator("svg, svg *:not(.heat-rings-ground)").evaluateAll((parts) => {
    return parts.filter((part) => getComputedStyle(part).filter.includes("#thermal")).length;
  });
  expect(filtered).toBe(0);
});
