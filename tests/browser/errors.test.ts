import { expect, test } from "vitest";
import { mainPhone } from "../../data/phones.ts";
import { open } from "./browse.ts";

test("an unknown path shows the Not found page with status 404, and tells the console which", async () => {
  const page = await open("/");
  const told: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      told.push(message.text());
  });
  const response = await page.goto(new URL("/boiler/noise", page.url()).href);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^Oops! Page\s+not found$/);
  expect(told).toEqual(["Page not found: /boiler/noise"]);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  await page.getByRole("link", { name: "Return to Home" }).click();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a hostile path is data: it is logged as it came and does nothing", async () => {
  const page = await open("/");
  const told: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() === "error" && message.args().length > 1) {
      told.push(...(await Promise.all(message.args().map((part) => part.jsonValue()))));
    }
  });
  const path = "/%3Cimg%20src=x%20onerror=alert(1)%3E/%25c%25s/'\"</script><script>alert(1)</script>";
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  await page.goto(new URL("/", page.url()).origin + path);
  await expect.poll(() => told.length).toBe(2);
  expect(told[0]).toBe("Page not found:");
  expect(decodeURIComponent(String(told[1]))).toBe(decodeURIComponent(path));
  expect(dialogs).toBe(0);
  expect(await page.locator("img").count()).toBe(0);
});

test("the fallback for errors has its title, the status and a way on", async () => {
  const page = await open("/500.html");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(
    /^Unexpected Application\s+Error!$/,
  );
  expect(await page.getByRole("main").innerText()).toContain("500");
  const call = page.getByRole("main").getByRole("link", { name: `Call ${mainPhone.label}` });
  expect(await call.isVisible()).toBe(true);
});
