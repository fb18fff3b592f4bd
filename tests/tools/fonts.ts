import { existsSync } from "node:fs";
import { join } from "node:path";
import { provideDebian, unpackFolder } from "./debian.ts";
import { run } from "./run.ts";

/** Debian's package of Liberation Sans, whose letters are as wide as Arial's. */
const fontsPackage = "fonts-liberation";

/** With these, a browser also finds fonts that were unpacked for it. */
export function fontVariables(): Readonly<Record<string, string>> {
  const data = join(unpackFolder([fontsPackage]), "usr/share");
  return existsSync(data) ? { XDG_DATA_HOME: data } : {};
}

/** Unpacks a font that is as wide as Arial if the system has none: in others, text is wider than tests expect. */
export async function provideArial(): Promise<void> {
  if (process.platform !== "linux") return;
  const found = await run("fc-match", ["Arial"]).catch(() => "");
  if (!/Arial|Liberation ?Sans|Arimo/.test(found)) await provideDebian([fontsPackage]);
}
