import { expect, test } from "vitest";
import { displayFont } from "../../components/styles/display-font.ts";
import { openAlone, pages, sites, watch } from "./browse.ts";

test("a page requests only itself, its font and its photographs, once each, and stores and logs nothing", async () => {
  const page = await openAlone(`${sites[0].address}/robots.txt`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const told = watch(page);
  for (const { address, path } of pages) {
    await page.goto(address, { waitUntil: "networkidle" });
    const [first, second, ...others] = asked.splice(0);
    expect([first, second]).toEqual([address, new URL(displayFont, address).href]);
    const photographs = page.locator('img[src^="/"][loading=lazy]');
    const addresses = await photographs.evaluateAll((images) =>
      images.map((image) => Reflect.get(image, "currentSrc")),
    );
    expect(addresses).toEqual(expect.arrayContaining(others));
    expect(told.splice(0)).toEqual(path === "/404.html" ? [`Page not found: ${path}`] : []);
    const isLoaded = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === "Special Gothic" && status === "loaded"),
    );
    expect({ address, isLoaded }).toEqual({ address, isLoaded: true });
    const stored = await page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
    expect({ address, stored }).toEqual({ address, stored: ["", 0, 0, 0, 0, 0] });
  }
  expect(await page.context().cookies()).toEqual([]);
});
