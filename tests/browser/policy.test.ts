import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { serve, servePreview } from "../preview.ts";
import { temporaryFolder } from "../sites.ts";
import { allPaths, open, phone, sites, watch } from "./browse.ts";

const [, withPhotographs] = sites;

test("everything on every page works without violating the policy of the page or of the headers", async () => {
  const page = await open("/robots.txt", { viewport: phone });
  const told = watch(page);
  for (const path of allPaths) {
    await page.emulateMedia({ colorScheme: null, media: null });
    await page.goto(withPhotographs.address + path);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    for (const radio of await page.getByRole("radio").all()) await radio.check({ force: true });
    for (const picture of await page.getByRole("img").all()) await picture.scrollIntoViewIfNeeded();
    for (const media of [{ colorScheme: "dark" }, { media: "print" }] as const) {
      await page.emulateMedia(media);
      await page.evaluate(painted);
    }
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  }
  expect(told).toEqual(["Page not found: /404.html"]);
});

describe("on a host that sends no headers, with the policy of the page alone,", () => {
  const folder = temporaryFolder(afterAll);
  let address = "";
  beforeAll(async () => {
    cpSync(withPhotographs.folder, folder, { recursive: true });
    rmSync(join(folder, "_headers"));
    const server = await servePreview(folder);
    address = server.address;
    return server.close;
  });

  test("an injected script, handler or style does nothing", async () => {
    const page = await open(`${address}/`);
    const title = await page.title();
    const blocked = await violations(page);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'injected'";
      document.body.append(script);
      document.body.setAttribute("style", "display: none");
      document.body.setAttribute("onclick", "document.title = 'clicked'");
      document.body.click();
    });
    await expect
      .poll(blocked)
      .toEqual(["script-src-elem inline", "style-src-attr inline", "script-src-attr inline"]);
    expect(await page.title()).toBe(title);
    expect(await page.locator("body").isVisible()).toBe(true);
  });

  test("an injected image isn't fetched from another site", async () => {
    const elsewhere = await startElsewhere();
    const page = await open(`${address}/`);
    const blocked = await violations(page);
    await page.evaluate(async (source) => {
      const image = new Image();
      const failed = new Promise((resolve) => image.addEventListener("error", resolve));
      image.src = source;
      await failed;
    }, `${elsewhere.origin}/picture.png`);
    await expect.poll(blocked).toEqual([`img-src ${elsewhere.origin}/picture.png`]);
    expect(elsewhere.asked).toEqual([]);
  });
});

/** In the page: waits until the current layout is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Starts recording a page's violations; the returned function returns each once. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  const found = await page.evaluateHandle(() => {
    const set = new Set<string>();
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      set.add(`${effectiveDirective} ${blockedURI}`),
    );
    return set;
  });
  return () => found.evaluate((set) => [...set]);
}

/** Another site that records its requests. */
async function startElsewhere() {
  const asked: (string | undefined)[] = [];
  const { address, close } = await serve(
    createServer(({ url }, response) => {
      asked.push(url);
      response.end();
    }),
  );
  onTestFinished(close);
  return { origin: address, asked };
}
