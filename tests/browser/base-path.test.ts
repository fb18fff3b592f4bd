import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { writeDist } from "../../scripts/stages/write-dist.ts";
import { siteOf, temporaryFolder } from "../built-sites.ts";
import { servePreview } from "../preview.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { paths, publicPaths } from "./harness/site-pages.ts";

/** The site built with `SITE_URL=… BASE_PATH=/reading/ npm run build`, for a folder of a shared host. */
const folder = temporaryFolder(afterAll);
let address = "";
beforeAll(async () => {
  vi.stubEnv("SITE_URL", "https://owner.github.io");
  vi.stubEnv("BASE_PATH", "/reading/");
  writeDist((await makeSite(siteOf("usual"))).files, folder);
  vi.unstubAllEnvs();
  const server = await servePreview(join(folder, "dist"));
  address = server.address;
  return server.close;
});

const below = (path: string) => `${address}/reading${path}`;

test("every page, request, link, file and canonical address is below the folder", async () => {
  const page = await openInChromium(below("/500.html"));
  const got: string[] = [];
  page.on("response", (response) => got.push(`${response.status()} ${new URL(response.url()).pathname}`));
  const named = new Set<string>();
  for (const path of paths) {
    await page.goto(below(path));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const links = page.locator("a[href], link[href]");
    const hrefs = await links.evaluateAll((all) => all.map((link) => `${Reflect.get(link, "href")}`));
    for (const href of hrefs) if (new URL(href).origin === address) named.add(new URL(href).pathname);
    if (publicPaths.includes(path)) expect(hrefs).toContain(`https://owner.github.io/reading${path}`);
  }
  expect(got).toContainEqual(expect.stringMatching(/^200 \/reading\/fonts\/.*\.woff2$/));
  expect(got.filter((answer) => !/^(200|304) \/reading\//.test(answer))).toEqual([]);
  expect([...named]).toEqual(expect.arrayContaining(publicPaths.map((path) => `/reading${path}`)));
  for (const path of named) expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
});
