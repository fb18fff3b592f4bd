import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, expect, test, vi } from "vitest";
import { runDev } from "../../scripts/dev/run-dev.ts";
import { copySite } from "../sites.ts";
import { openAlone, watch } from "./browse.ts";

const folder = mkdtempSync(join(tmpdir(), "dev-"));
const said: string[] = [];
let origin = "";

/** One development server for all tests, on a copy of the site; each test changes another page. */
beforeAll(async () => {
  copySite("usual", folder);
  const end = new AbortController();
  const log = (text: string) => void said.push(text);
  const ended = runDev(folder, ["--port", "0"], { log, error: log }, end.signal);
  const addressIn = () => /http:\/\/127[^/]*/.exec(said.join("\n"))?.[0];
  origin = (await vi.waitUntil(addressIn, { timeout: 60_000 })) ?? "";
  return async () => {
    end.abort();
    await ended;
    rmSync(folder, { recursive: true });
  };
});

/** Opens a page of the server, scrolled down. */
async function work(path: string) {
  const page = await openAlone(origin + path);
  const told = watch(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  return { page, told };
}

/** Replaces some text in a source file and saves it. */
function save(file: string, old: string, text: string): void {
  const source = readFileSync(join(folder, file), "utf8");
  expect(source).toContain(old);
  const changed = source.replace(old, () => text);
  writeFileSync(join(folder, file), changed);
}

/** The end of a page's heading, where text can be added. */
const END = "</PageHeading>";

/** Marks the document, to detect its replacement by another. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));
const place = (page: Page) => page.evaluate(() => scrollY);
/** Simulates moving a tab to the background or the front, which headless browsers can't do. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("saved changes appear at once: text and styles without a reload, the rest with one", async () => {
  const { page, told } = await work("/prices/");
  await mark(page);
  save("pages/prices.tsx", END, `<p>Just saved</p>${END}`);
  await page.getByText("Just saved").waitFor();
  expect([await isMarked(page), await place(page)]).toEqual([true, 600]);

  save("components/styles/base.css", "body {", "body { word-spacing: 7px;");
  const wordSpacing = () => page.evaluate(() => getComputedStyle(document.body).wordSpacing);
  await expect.poll(wordSpacing, { timeout: 10_000 }).toBe("7px");
  expect([await isMarked(page), await place(page)]).toEqual([true, 600]);

  save("pages/prices.tsx", "title: `", "title: `All ");
  await page.waitForFunction(() => document.title.startsWith("All "));
  expect([await isMarked(page), await place(page)]).toEqual([false, 600]);
  expect(await wordSpacing()).toBe("7px");
  expect(told).toEqual([]);
});

test("a mistake is shown with its place and a hint until it is fixed; the scroll position is kept", async () => {
  const { page } = await work("/services/");
  save("pages/services.tsx", END, `{misspelt}${END}`);
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  const panel = page.locator("aside details");
  expect(await panel.innerText()).toMatch(/misspelt is not defined\s+→ Fix the code at this line\./);
  const link = panel.getByRole("link", { name: /^pages\/services\.tsx:\d+$/ });
  expect(await link.getAttribute("href")).toMatch(/^vscode:\/\/file\/.*\/pages\/services\.tsx:\d+$/);
  expect(await page.title()).toBe("Unexpected Application Error!");

  save("pages/services.tsx", "{misspelt}", "<p>Mended</p>");
  await page.getByText("Mended").waitFor();
  await expect.poll(() => place(page)).toBe(600);
});

test("a broken link is reported over the page, in a panel that can be folded with the keyboard", async () => {
  const { page, told } = await work("/about/");
  await mark(page);
  save("pages/about.tsx", END, `<a href="#nowhere">Nowhere</a>${END}`);
  const says = page.getByText("#nowhere leads to a page that has no element");
  await says.waitFor();
  expect([await isMarked(page), await place(page)]).toEqual([true, 600]);
  const styles = () =>
    page
      .locator("summary")
      .last()
      .evaluate((summary) => getComputedStyle(summary).position);
  expect(await styles()).toBe("sticky");
  await page.keyboard.press("Shift+Tab"); // the end of the page
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await says.isVisible()).toBe(false);
  await page.reload();
  expect([await says.isVisible(), await styles()]).toEqual([false, "sticky"]);
  await page.getByText("1 problem").click();
  expect(await says.isVisible()).toBe(true);
  save("pages/about.tsx", '<a href="#nowhere">Nowhere</a>', "");
  await says.waitFor({ state: "detached" });
  expect(told).toEqual([]);
});

test("a background page uses no connection and is updated when it becomes visible", async () => {
  const { page } = await work("/areas/");
  await mark(page);
  await setHidden(page, true);
  for (let tab = 2; tab <= 7; tab++) {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await setHidden(other, true);
  }
  save("pages/areas.tsx", END, `<p>Just saved</p>${END}`);
  const made = /\npages\/areas\.tsx\n {2}site built/;
  await expect.poll(() => said.join("\n"), { timeout: 10_000 }).toMatch(made);
  expect(await page.getByText("Just saved").count()).toBe(0);
  await setHidden(page, false);
  await page.getByText("Just saved").waitFor();
  expect([await isMarked(page), await place(page)]).toEqual([true, 600]);
});
