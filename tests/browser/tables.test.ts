import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { temporaryCopy } from "../built-sites.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { site } from "./harness/site-pages.ts";

const words = ["Temperature", "Circulation", "Transparent", "Comfortable", "Magnetite"];
const cells = words.map((word) => `<td>${word}</td>`).join("");
const source = `import { Prose } from "../components/blocks/Prose.tsx";
export const meta = { title: "Water", description: "What its colour says", noindex: true };
export default () => <Prose><h1>Water</h1><table><caption>What the colour of the water says</caption>
  <thead><tr>${cells.replaceAll("td>", "th>").replaceAll("<th", '<th scope="col"')}</tr></thead>
  <tbody><tr>${cells}</tr></tbody></table></Prose>;`;

test("a table in Prose scrolls by keyboard where it doesn't fit, and keeps its caption in view", async () => {
  const folder = temporaryCopy("usual", onTestFinished);
  writeFileSync(join(folder, "pages/water.tsx"), source);
  const { files } = await makeSite(folder);
  const html = `${files.find(({ path }) => path === "water/index.html")?.contents}`;
  const page = await openInChromium(site.addPage(html), { viewport: { width: 320, height: 568 } });
  const caption = page.getByRole("caption");
  const leftOfCaption = async () => (await caption.boundingBox())?.x ?? Number.NaN;
  const leftBefore = await leftOfCaption();
  await page.getByRole("figure").focus();
  const isLastCellInView = async () => {
    await page.keyboard.press("ArrowRight");
    const { x = 0, width = 0 } = (await page.getByRole("cell").last().boundingBox()) ?? {};
    return x + width < 320;
  };
  expect(await isLastCellInView()).toBe(false);
  await expect.poll(isLastCellInView, { interval: 10, timeout: 10_000 }).toBe(true);
  // While a smooth scroll runs, a sticky box may be a fraction of a pixel off.
  expect(Math.abs((await leftOfCaption()) - leftBefore)).toBeLessThan(1);
});
