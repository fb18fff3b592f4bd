import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame } from "playwright";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { fitted } from "../../components/styles/font-faces.ts";
import { blocks } from "../engines/suites/layout.ts";
import { pages } from "./browse.ts";
import { openFrame } from "./frame.ts";

const require = createRequire(import.meta.url);
const latin = String.fromCodePoint(...Array(0x180).keys(), 0x2013, 0x2019, 0x201c, 0x201d);

/** Arimo's letters are as wide as Arial's. */
const sources = {
  arialBold: ["arimo", 700],
  robotoBold: ["roboto", 700],
  robotoRegular: ["roboto", 400],
} as const;

const systemFonts = await Promise.all(
  fitted.map(async ({ family, font }) => {
    const [name, wght] = sources[font];
    const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
    const file = await subsetFont(readFileSync(require.resolve(path)), latin, options);
    return { family, source: `url(data:font/ttf;base64,${file.toString("base64")})` };
  }),
);

/** The fonts of different systems, each loaded from a file, so that this system's fonts don't matter. */
describe("the first screen doesn't shift, whichever font the system has", () => {
  test.each(pages)("on $name", async ({ address }) => {
    const frame = await openFrame(address);
    const style = frame.locator("style");
    const css = (await style.textContent()) ?? "";
    const after = [await firstScreen(frame), await frame.evaluate(headingWidth)] as const;
    for (const { family, source } of systemFonts) {
      await style.evaluate(
        (element, text) => {
          element.textContent = text;
        },
        withFontAlone(css, family, source),
      );
      expect(await loadedFaces(frame, family)).toBeGreaterThan(1);
      expect(await firstScreen(frame), family).toEqual(after[0]);
      expect(await frame.evaluate(headingWidth)).not.toBe(after[1]);
    }
  });
});

/** The page's styles with only one font family, from this source, and without the display font. */
function withFontAlone(css: string, family: string, source: string): string {
  return css.replace(
    /(@font-face\{font-family:"?([\w ]+)"?;[^}]*?)src:[^;}]+/g,
    (_, start, name) => `${start}src:${name === family ? source : 'local("none")'}`,
  );
}

/** Loads the faces of a family; returns their number. */
const loadedFaces = (frame: Frame, family: string) =>
  frame.evaluate(async (name) => {
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', "") === name);
    await Promise.all(faces.map((face) => face.load()));
    return faces.length;
  }, family);

/** The position of each block on the first screen, at the widths of phones, tablets and desktops. */
async function firstScreen(frame: Frame): Promise<string[]> {
  const evaluated = `(${blocks})([320, 360, 390, 412, 768, 1280, 1920], 900)`;
  const found = await frame.evaluate<ReturnType<typeof blocks>>(evaluated);
  return found.map(({ name, top }) => `${name}: ${Math.round(top)}`);
}

/** In the frame: the width of the heading's first line. */
function headingWidth(): number {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector("h1 span") ?? document.body);
  return text.getBoundingClientRect().width;
}
