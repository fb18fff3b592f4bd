import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { unpackFolder } from "./debian.ts";

/** Debian's package of Liberation Sans, which is as wide as Arial letter by letter. */
export const fontsPackage = "fonts-liberation";

/** With these a browser also finds the fonts that were unpacked for it. */
export function fontVariables(): Readonly<Record<string, string>> {
  const data = join(unpackFolder([fontsPackage]), "usr/share");
  return existsSync(data) ? { XDG_DATA_HOME: data } : {};
}

/** Whether pages find Arial, or one of its equals: without it they are wider than the tests take them to be. */
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
