import { expect, test } from "vitest";
import { publicPaths, startBrowser } from "./browse.ts";

const { open, address } = startBrowser();

test("a visit of every page asks no other origin, stores nothing and leaves the console empty", async () => {
  const page = await open("/");
  const asked: string[] = [];
  const told: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(error.message));
  for (const path of [...publicPaths, "/500.html"]) {
    await page.goto(address() + path, { waitUntil: "networkidle" });
    const stored = await page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
    expect(stored).toEqual(["", 0, 0, 0, 0, 0]);
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([address()]));
  expect(told).toEqual([]);
});

test("a page is one request; only the font comes after", async () => {
  for (const path of publicPaths) {
    const page = await open("/500.html");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address() + path, { waitUntil: "networkidle" });
    const font = /^\/fonts\/special-gothic-[0-9a-f]{8}\.woff2$/;
    expect(asked).toEqual([path, expect.stringMatching(font)]);
  }
});
