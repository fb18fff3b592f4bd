import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Readability } from "@mozilla/readability";
import { expect, test } from "vitest";
import { faults } from "../../data/copy/faults.ts";
import { processSteps } from "../../data/copy/process.ts";
import { plans } from "../../data/model/plans.ts";
import { openInChromium } from "./harness/chromium-page.ts";

/** What Firefox shows in its reader view; Safari's is similar. */
const script = readFileSync(
  createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"),
  "utf8",
);

test.each([
  ["/", faults.map(({ verdict }) => verdict)],
  [
    "/services/",
    [
      ...processSteps.map(({ name }) => name),
      "Systems we don’t flush",
      ...faults.map(({ details }) => details),
    ],
  ],
  ["/prices/", plans.map(({ name }) => name.replace(" /", "\u00a0/"))],
])("reader mode on %s keeps what the page is about", async (path, texts) => {
  const page = await openInChromium(path, { bypassCSP: true });
  await page.addScriptTag({ content: script });
  const read = await page.evaluate(() => {
    const Reader = (window as unknown as { Readability: typeof Readability }).Readability;
    return new Reader(document.cloneNode(true) as Document).parse()?.textContent ?? "";
  });
  for (const text of texts) expect(read).toContain(text);
});
