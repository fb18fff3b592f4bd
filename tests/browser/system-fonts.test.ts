import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { expect, inject, onTestFinished, test } from "vitest";
import { launchOptions } from "../tools/chromium.ts";
import { hasArial } from "../tools/fonts.ts";
import { connect } from "./browse.ts";

/** Only on Linux can a browser use fonts other than the system's. */
test.runIf(process.platform === "linux")("a system without Arial or its equal is detected", async () => {
  expect(await hasArial(await connect())).toBe(true);

  const folder = mkdtempSync(join(tmpdir(), "no-fonts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const configuration = join(folder, "fonts.conf");
  writeFileSync(configuration, "<fontconfig><dir>/no/such/folder</dir></fontconfig>");
  const { executablePath, env } = inject("chromium");
  const options = launchOptions({ executablePath, env: { ...env, FONTCONFIG_FILE: configuration } });
  const browser = await chromium.launch(options);
  onTestFinished(() => browser.close());
  expect(await hasArial(browser)).toBe(false);
});
