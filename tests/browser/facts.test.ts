import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { overflows } from "../overflows.ts";
import { pageFiles } from "../root.ts";
import { distOf, factSets } from "../sites.ts";
import { sites } from "./browse.ts";
import { faultsAt, openFrame } from "./frame.ts";
import { layoutFaults, textSettings, visibleWords } from "./layout-faults.ts";

const sizes = [320, 768, 1280].map((width) => ({ width, height: 900 }));
/** A header may take two rows, a card may be alone in its row, and a word that is longer than its line breaks. */
const HARMLESS = /header takes|alone in its row|: \S{20,} (is broken|overlaps)/;

describe.each(factSets)("with the %s facts", (facts) => {
  test.each(pageFiles(distOf(facts)))("nothing on %s is cut, overlaps or overflows", async (file) => {
    const html = readFileSync(join(distOf(facts), file), "utf8");
    const frame = await openFrame(`${sites[0].address}/`, () => html);
    await frame.addScriptTag({ content: `${visibleWords}` });
    const style = await frame.addStyleTag({ content: " " });
    for (const [setting, css] of [["usual text", ""], ...textSettings] as const) {
      await style.evaluate((element, text) => (element as HTMLElement).replaceChildren(text), css);
      const faults = await faultsAt(frame, sizes, layoutFaults, overflows);
      expect(
        faults.filter((fault) => !HARMLESS.test(fault)),
        setting,
      ).toEqual([]);
    }
  });
});
