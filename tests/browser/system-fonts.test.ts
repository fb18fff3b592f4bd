import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { findOrInstallChromium } from "../tools/chromium.ts";
import { hasArial } from "../tools/fonts.ts";

/** On Linux alone can a browser be sent to other fonts than the system's. */
test.runIf(process.platform === "linux")("a system without Arial and its equals is told apart", async () => {
  const { executablePath, env } = await findOrInstallChromium();
  const folder = mkdtempSync(join(tmpdir(), "no-fonts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const configuration = join(folder, "fonts.conf");
  writeFileSync(configuration, "<fontconfig><dir>/no/such/folder</dir></fontconfig>");
  const seen = async (more: Record<string, string>) => {
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox: false,
      args: ["--disable-gpu"],
      env: { ...process.env, ...env, ...more },
    });
    onTestFinished(() => browser.close());
    return hasArial(browser);
  };
  expect(await seen({})).toBe(true);
  expect(await seen({ FONTCONFIG_FILE: configuration })).toBe(false);
});
