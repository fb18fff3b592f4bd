import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryCopy } from "../sites.ts";
import { start } from "../unit/generator/site.ts";
import { openAlone, watch } from "./browse.ts";

/** The end of a page's heading, where text can be added. */
const END = "</PageHeading>";

/** Opens a page of a development server that works on a copy of the site. */
async function work(path: string) {
  const folder = temporaryCopy("usual", onTestFinished);
  const { told } = start("dev.ts", folder, { args: ["--port", "0"] });
  const addressIn = () => /http:\/\/127[^/]*/.exec(told.out)?.[0];
  const origin = await vi.waitUntil(addressIn, { timeout: 60_000 });
  const page = await openAlone(origin + path);
  return { page, errors: watch(page), save: (...change: Change) => save(folder, ...change) };
}

type Change = [file: string, old: string, text: string];

/** Replaces some text in a source file and saves it. */
function save(folder: string, file: string, old: string, text: string): void {
  const source = readFileSync(join(folder, file), "utf8");
  expect(source).toContain(old);
  const changed = source.replace(old, () => text);
  writeFileSync(join(folder, file), changed);
}

/** Simulates moving a tab to the background or the front, which headless browsers can't do. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("with a mistake, the last good page stays in view below a panel; once it is fixed, the new page comes", async () => {
  const { page, errors, save } = await work("/prices/");
  save("pages/prices.tsx", END, `<p>Just saved</p>${END}`);
  await page.getByText("Just saved").waitFor();
  save("pages/prices.tsx", "<p>Just saved</p>", "{misspelt}");
  await page.getByText("misspelt is not defined").waitFor();
  expect(await page.getByText("Just saved").isVisible()).toBe(true);
  save("data/prices.toml", '"£345"', '"£345');
  await page.getByText("The quote at the end of the text is missing").waitFor();
  save("data/prices.toml", '"£345', '"£346"');
  save("pages/prices.tsx", "{misspelt}", "<p>Mended</p>");
  await page.getByText("Mended").waitFor();
  expect(await page.getByText("£346").first().isVisible()).toBe(true);
  expect(await page.getByText("misspelt is not defined").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a tab in the background uses no connection and is updated when it becomes visible", async () => {
  const { page, save } = await work("/areas/");
  await setHidden(page, true);
  for (let tab = 2; tab <= 7; tab++) {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await setHidden(other, true);
  }
  save("pages/areas.tsx", END, `<p>Just saved</p>${END}`);
  await page.waitForTimeout(3000);
  expect(await page.getByText("Just saved").count()).toBe(0);
  await setHidden(page, false);
  await page.getByText("Just saved").waitFor();
});
