import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { displayFont } from "../../components/display-font.ts";
import { fitted } from "../../components/font-faces.ts";
import { displayCharacters } from "../../data/display-characters.ts";
import { cutSystemFont } from "../../scripts/font/match.ts";
import { allPaths, desk, phone, startBrowser } from "./browse.ts";

const { open, address } = startBrowser();

for (const viewport of [phone, desk]) {
  test(`nothing shifts when the font comes late, at ${viewport.width} px`, async () => {
    for (const path of allPaths) {
      const page = await open("/404.html", { viewport });
      await page.route(`**${displayFont}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto(address() + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
              );
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect({ path, shifts: Number(shifts.toFixed(3)) }).toEqual({ path, shifts: 0 });
    }
  });
}

/** Systems have one of these fonts or another; the page is given it as a file, whatever this one has. */
describe.each(fitted)("the first screen stands still where the system has $family", ({ family, font }) => {
  test.each(allPaths)("%s", async (path) => {
    const file = await cutSystemFont(font, displayCharacters);
    const page = await open("/robots.txt", { bypassCSP: true });
    let comes = () => {};
    const late = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(`**${displayFont}`, (route) => late.then(() => route.continue()));
    await page.route("**/system-font", (route) => route.fulfill({ body: file }));
    await page.route(address() + path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withSystemFont(await response.text(), family) });
    });
    await page.goto(address() + path, { waitUntil: "domcontentloaded" });
    const loaded = (name: string) =>
      page.evaluate(async (name) => {
        const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', "") === name);
        await Promise.all(faces.map((face) => face.load()));
        return faces.length;
      }, name);

    expect(await loaded(family)).toBeGreaterThan(1);
    const before = await places(page);
    comes();
    expect(await loaded("Special Gothic")).toBe(1);
    const after = await places(page);
    expect(after.tops).toEqual(before.tops);
    expect(after.headingWidths).not.toEqual(before.headingWidths);
  });
});

/** The page of a system that has the font of one family, and no other of those that stand in. */
function withSystemFont(html: string, family: string): string {
  return html.replace(
    /(@font-face\{font-family:"?(Fitted [\w ]+)"?;[^}]*?)src:[^;]+;/g,
    (_, start, name) => `${start}src:${name === family ? "url(/system-font)" : 'local("none")'};`,
  );
}

/** Where each block of the first screen begins, at the widths of phones, tablets and desks. */
async function places(page: Page) {
  const tops: string[] = [];
  const headingWidths: number[] = [];
  for (const width of [320, 360, 390, 412, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await page.evaluate(() => {
      const blocks = [...document.querySelectorAll("body *:not(svg *, details > *, details > * *)")].filter(
        (element) => !["inline", "none", "contents"].includes(getComputedStyle(element).display),
      );
      const text = document.createRange();
      text.selectNodeContents(document.querySelector("h1 span") ?? document.body);
      return {
        width: text.getBoundingClientRect().width,
        tops: blocks
          .map((block) => [block, Math.round(block.getBoundingClientRect().top)] as const)
          .filter(([, top]) => top < innerHeight)
          .map(([block, top]) => `${block.tagName} ${(block.textContent ?? "").trim().slice(0, 30)}: ${top}`),
      };
    });
    headingWidths.push(seen.width);
    tops.push(...seen.tops.map((line) => `${width} px: ${line}`));
  }
  return { tops, headingWidths };
}

test("headlines are set in the site's own font, which is asked for once", async () => {
  const page = await open("/404.html");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) asked++;
  });
  await page.goto(`${address()}/`, { waitUntil: "networkidle" });
  expect(asked).toBe(1);
  expect(await page.evaluate(() => document.fonts.check('600 48px "Special Gothic"', "£395"))).toBe(true);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(loaded).toContain("Special Gothic");
});
