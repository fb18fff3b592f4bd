import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { serve, servePreview } from "../preview.ts";
import { distOf, temporaryFolder } from "../sites.ts";
import { collectMessages, openInChromium } from "./harness/chromium-page.ts";
import { phone } from "./harness/devices.ts";
import { can, engine, engineName } from "./harness/page.ts";
import { paths, site, siteWithPhotographs } from "./harness/site-pages.ts";

if (can("console")) {
  test("only a faulty page has errors in its script, markup or policy, and the console shows them", async () => {
    const all = await engine.consoleErrors?.(site, [...paths, "/faulty"]);
    const errors = all?.filter((error) => !error.includes("Page not found:")); // on 404.html, on purpose
    const faults = [
      expect.stringMatching(/noSuchFunction/),
      expect.stringMatching(/Content.Security.Policy/),
    ];
    expect(errors, errors?.join("\n")).toHaveLength(2);
    expect(errors).toEqual(expect.arrayContaining(faults));
  });
}

if (engineName === "chromium") {
  test("everything on every page works without violating the policy of the page or of the headers", async () => {
    const page = await openInChromium("/robots.txt", { viewport: phone });
    const messages = collectMessages(page);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: null, media: null });
      await page.goto(siteWithPhotographs.address + path);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.keyboard.press("Escape");
      await page.evaluate(async () => {
        for (const radio of document.querySelectorAll<HTMLInputElement>("[type=radio]")) radio.click();
        for (const image of document.images) {
          image.scrollIntoView();
          await image.decode(); // waits for it, too
        }
      });
      for (const media of [{ colorScheme: "dark" }, { media: "print" }] as const) {
        await page.emulateMedia(media);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
    }
    expect(messages).toEqual(["Page not found: /404.html"]);
  });

  describe("on a host that sends no headers, the page's own policy blocks", () => {
    const folder = temporaryFolder(afterAll);
    let address = "";
    beforeAll(async () => {
      cpSync(distOf("usual"), folder, { recursive: true });
      rmSync(join(folder, "_headers"));
      const server = await servePreview(folder);
      address = server.address;
      return server.close;
    });

    test("an injected script, handler, style, and image of another site", async () => {
      const requests: unknown[] = [];
      const other = await serve(
        createServer((request, response) => response.end(`${requests.push(request.url)}`)),
      );
      onTestFinished(other.close);
      const page = await openInChromium(`${address}/`);
      const title = await page.title();
      const blocked = await page.evaluateHandle(() => {
        const found = new Set<string>();
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          found.add(`${effectiveDirective} ${blockedURI}`),
        );
        return found;
      });
      await page.evaluate((source) => {
        const script = document.createElement("script");
        script.textContent = "document.title = 'injected'";
        document.body.append(script);
        document.body.setAttribute("style", "display: none");
        document.body.setAttribute("onclick", "document.title = 'clicked'");
        document.body.click();
        new Image().src = source;
      }, `${other.address}/picture.png`);
      await expect
        .poll(() => blocked.evaluate((found) => [...found].sort()))
        .toEqual([
          `img-src ${other.address}/picture.png`,
          "script-src-attr inline",
          "script-src-elem inline",
          "style-src-attr inline",
        ]);
      expect(await page.title()).toBe(title);
      expect(await page.locator("body").isVisible()).toBe(true);
      expect(requests).toEqual([]);
    });
  });
}
