import { join } from "node:path";
import { chromium } from "playwright";
import { expect, inject, onTestFinished, test } from "vitest";
import { launchOptions } from "../tools/chromium.ts";
import { hasArial } from "../tools/fonts.ts";
import { folderWith } from "../unit/generator/site.ts";
import { connect } from "./browse.ts";

/** Only on Linux can a browser use fonts other than the system's. */
test.runIf(process.platform === "linux")("a system without Arial or its equal is detected", async () => {
  expect(await hasArial(await connect())).toBe(true);

  const folder = folderWith({ "fonts.conf": "<fontconfig><dir>/no/such/folder</dir></fontconfig>" });
  const { executablePath, env } = inject("chromium");
  const options = launchOptions({
    executablePath,
    env: { ...env, FONTCONFIG_FILE: join(folder, "fonts.conf") },
  });
  const browser = await chromium.launch(options);
  onTestFinished(() => browser.close());
  expect(await hasArial(browser)).toBe(false);
});
