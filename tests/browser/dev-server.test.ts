import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryCopy } from "../built-sites.ts";
import { addressesIn } from "../start-group.ts";
import { start } from "../unit/generator/commands.ts";
import { collectMessages, openInNewContext } from "./harness/chromium-page.ts";

/** The end of a page's heading, where text can be added. */
const END = "</PageHeading>";

/** Starts a development server on a copy of the site. */
async function startServer() {
  const folder = temporaryCopy("usual", onTestFinished);
  const { printed } = start("dev", folder, { args: ["--port", "0"] });
  const [address = ""] = await addressesIn(printed);
  /** Replaces some text in a source file and saves it. */
  const save = (path: string, old: string, text: string) => {
    const source = readFileSync(join(folder, path), "utf8");
    expect(source).toContain(old);
    writeFileSync(
      join(folder, path),
      source.replace(old, () => text),
    );
  };
  return { address, save };
}

test("with a problem, the last good page stays in view below an overlay; once it is solved, the new page comes", async () => {
  const { address, save } = await startServer();
  const page = await openInNewContext(address);
  const messages = collectMessages(page);
  save("pages/index.tsx", END, `<p>Just saved</p>${END}`);
  await page.getByText("Just saved").waitFor();
  save("pages/index.tsx", "<p>Just saved</p>", "{misspelt}");
  await page.getByText("misspelt is not defined").waitFor();
  expect(await page.getByText("Just saved").isVisible()).toBe(true);
  save("data/prices.toml", '"£345"', '"£345');
  await page.getByText("A quote is missing").waitFor();
  save("data/prices.toml", '"£345', '"£346"');
  save("pages/index.tsx", "{misspelt}", "<p>Mended</p>");
  await page.getByText("Mended").waitFor();
  expect(await page.getByText("£346").first().isVisible()).toBe(true);
  expect(await page.getByText("misspelt is not defined").count()).toBe(0);
  expect(await page.locator("pre").isVisible()).toBe(false);
  expect(messages).toEqual([]);
});
