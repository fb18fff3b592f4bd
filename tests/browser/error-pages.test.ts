import { expect, test } from "vitest";
import { openInChromium } from "./harness/chromium-page.ts";

test.each([
  "/boiler/noise",
  "/%3Cimg%20src=x%20onerror=alert(1)%3E/%25c%25s/'\"</script><script>alert(1)</script>",
])("the unknown path %s shows the 404 page, is logged unchanged, and does nothing", async (path) => {
  const page = await openInChromium("/");
  const told: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() === "error" && message.args().length > 1) {
      told.push(...(await Promise.all(message.args().map((part) => part.jsonValue()))));
    }
  });
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  const response = await page.goto(new URL("/", page.url()).origin + path);
  expect(response?.status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1, name: /^Oops! Page\s+not found$/ });
  expect(await heading.count()).toBe(1);
  await expect.poll(() => told.length).toBe(2);
  expect([told[0], decodeURIComponent(`${told[1]}`)]).toEqual(["Page not found:", decodeURIComponent(path)]);
  expect(dialogs).toBe(0);
  expect(await page.locator("img").count()).toBe(0);
  await page.getByRole("link", { name: "Return to Home" }).click();
  expect(new URL(page.url()).pathname).toBe("/");
});
