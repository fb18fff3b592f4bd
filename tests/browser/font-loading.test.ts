import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { fitted } from "../../components/styles/font-faces.ts";
import { shortPhone, widths } from "./harness/devices.ts";
import { engineName } from "./harness/page.ts";
import { pageAt, pages, publicPaths } from "./harness/site-pages.ts";
import { openFrame, runAtSizes, runInFrame } from "./harness/unpainted-frame.ts";

const isChromium = engineName === "chromium";

/** The fonts that a system has together: a text's and a heading's. */
const systems = [
  ["arial", "arialBold"],
  ["roboto", "robotoBold"],
  ["roboto", "robotoForHeadings"],
];

function fontFile(name: string): string {
  const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return readFileSync(createRequire(import.meta.url).resolve(path), "base64");
}

/** The page's styles with a system's fonts only, and without the typeface. */
function withFontsOf(html: string, system: readonly string[]): string {
  const faces = html.replace(
    /(@font-face\{font-family:"?([\w ]+)"?;font-weight:(\d+)[^}]*?)src:[^;}]+/g,
    (_, start, family, weight) => {
      const face = fitted.find((face) => face.family === family && face.weight === Number(weight));
      if (!face || !system.includes(face.font)) return `${start}src:local("none")`;
      // Arimo's letters are as wide as Arial's.
      const file = fontFile(face.font.startsWith("arial") ? "arimo" : "roboto");
      return `${start}src:url(data:font/woff2;base64,${file})`;
    },
  );
  return faces.replace("</head>", "<style>*{font-synthesis:none!important}</style></head>");
}

describe("nothing on the first screen moves when the typeface takes the place of a system's font", () => {
  // After these fonts, WebKit's driver may lose a page of another origin.
  test.each(isChromium ? pages : publicPaths.map((path) => pageAt(path)))("on $name", async (page) => {
    // The others round words, so that a full line may break at another word.
    const few = [shortPhone, { width: 1280, height: 720 }];
    const sizes = isChromium ? widths(320, 360, 390, 412, 768, 1280, 1920) : few;
    await openFrame(page);
    const tops = await runAtSizes(sizes, firstScreenTops);
    for (const system of isChromium ? systems : systems.slice(0, 1)) {
      await openFrame(page, (html) => withFontsOf(html, system));
      expect(await runInFrame(loadedFonts)).not.toContain("Special Gothic");
      const fitted = await runAtSizes(sizes, firstScreenTops);
      const moved = tops.flatMap((atSize, index) =>
        atSize.filter(({ top }, at) => !(Math.abs(top - Number(fitted[index]?.[at]?.top)) <= 1)),
      );
      expect(moved, system.join()).toEqual([]);
    }
  });
});

/** In the frame: the families of the fonts that have arrived. */
const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""));

/** In the frame: the position of each block on the first screen. */
function firstScreenTops() {
  return [...document.querySelectorAll("header, header *, main :not(svg *, details *)")]
    .filter((block) => !["inline", "none", "contents"].includes(getComputedStyle(block).display))
    .map((block) => ({
      name: `${block.localName} ${(block.textContent ?? "").slice(0, 30)}, ${innerWidth} px`,
      top: block.getBoundingClientRect().top,
    }))
    .filter(({ top }) => top < innerHeight - 1);
}
