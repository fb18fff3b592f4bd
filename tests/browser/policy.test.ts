import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { dist } from "../root.ts";
import { allPaths, phone, startBrowser } from "./browse.ts";

/** The site as hosts serve it that send no headers: the policy in each page stands alone. */
const plain = mkdtempSync(join(tmpdir(), "site-"));
beforeAll(() => {
  cpSync(dist, plain, { recursive: true });
  rmSync(join(plain, "_headers"));
});
afterAll(() => rmSync(plain, { recursive: true }));

describe.each([
  ["with the policy of the page alone", plain],
  ["with the policy of the headers as well", dist],
])("%s", (_, folder) => {
  const { open, address } = startBrowser(folder);

  test("everything on every page works without a violation", async () => {
    const page = await open("/500.html", { viewport: phone });
    const told = await watch(page);
    for (const path of allPaths) {
      await page.goto(address() + path, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Menu" }).click();
      await page.keyboard.press("Escape");
      for (const radio of await page.getByRole("radio").all()) await radio.check({ force: true });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.pdf();
      await page.emulateMedia({ colorScheme: "light" });
    }
    expect(told).toEqual(["Page not found: /404.html"]);
  });

  test("a script, a handler and a style that someone puts into the page do nothing", async () => {
    const page = await open("/");
    const title = await page.title();
    const told = await watch(page);
    await page.reload();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'injected'";
      document.body.append(script);
      document.body.setAttribute("style", "display: none");
      document.body.setAttribute("onclick", "document.title = 'clicked'");
      document.body.click();
    });
    expect(await page.title()).toBe(title);
    expect(await page.locator("body").isVisible()).toBe(true);
    expect(told.filter((text) => text.startsWith("blocked"))).toEqual(
      expect.arrayContaining([
        "blocked script-src-elem inline",
        "blocked style-src-attr inline",
        "blocked script-src-attr inline",
      ]),
    );
  });

  test("an image that someone puts into the page is not fetched from elsewhere", async () => {
    const elsewhere = await startElsewhere();
    const page = await open("/");
    const told = await watch(page);
    await page.reload();
    await page.evaluate(async (source) => {
      const image = new Image();
      const failed = new Promise((resolve) => image.addEventListener("error", resolve));
      image.src = source;
      await failed;
    }, `${elsewhere.origin}/picture.png`);
    expect(told).toContain(`blocked img-src ${elsewhere.origin}/picture.png`);
    expect(elsewhere.asked).toEqual([]);
  });
});

/** Collects what the console shows and which violations the page hears of, from the next navigation on. */
async function watch(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(error.message));
  await page.exposeFunction("tell", (text: string) => told.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { tell(text: string): void }).tell(`blocked ${effectiveDirective} ${blockedURI}`);
    });
  });
  return told;
}

/** Another site, which writes down what it is asked for. */
async function startElsewhere() {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
