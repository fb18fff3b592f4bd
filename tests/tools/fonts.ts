import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { unpackFolder } from "./debian.ts";

/** Debian's package of Liberation Sans, whose letters are as wide as Arial's. */
export const fontsPackage = "fonts-liberation";

/** With these, a browser also finds fonts that were unpacked for it. */
export function fontVariables(): Readonly<Record<string, string>> {
  const data = join(unpackFolder([fontsPackage]), "usr/share");
  return existsSync(data) ? { XDG_DATA_HOME: data } : {};
}

/** Whether pages find Arial or a metric-compatible font; with others, text is wider than the tests expect. */
export async function hasArial(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const names = ["Arial", "Liberation Sans", "Arimo"].map((name) => `local("${name}")`).join();
  const loads = (sources: string) =>
    new FontFace("Arial or equal", sources).load().then(
      () => true,
      () => false,
    );
  return page.evaluate(loads, names).finally(() => page.close());
}
