import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { fitted } from "../../components/styles/font-faces.ts";
import { shortPhone, widths } from "./harness/devices.ts";
import { engineName } from "./harness/page.ts";
import { pages, publicPages } from "./harness/site-pages.ts";
import { openFrame, runAtSizes, runInFrame, startFrame } from "./harness/unpainted-frame.ts";

const isChromium = engineName === "chromium";

test.each(publicPages)(
  "nothing on the first screen of $name moves when the typeface arrives",
  async (page) => {
    const release = page.server.holdFont();
    onTestFinished(release);
    await startFrame(page);
    const loaded = () => runInFrame(loadedFonts);
    await expect.poll(loaded).toContainEqual(expect.stringContaining("Fitted"));
    // Firefox updates a hidden frame only once a second.
    if (engineName === "firefox") await delay(1100);
    const smallest = isChromium ? [{ width: 320, height: 568 }] : [];
    const sizes = [...smallest, shortPhone, { width: 1280, height: 720 }];
    const before = (await runAtSizes(sizes, blockPositions, isChromium)).flat();
    expect(await loaded()).not.toContain("Special Gothic");
    release();
    await expect.poll(loaded).toContain("Special Gothic");
    const after = (await runAtSizes(sizes, blockPositions, isChromium)).flat();
    // To a side, blocks move more with each word in WebKit, which rounds spaces.
    const sideways = isChromium ? 2.9 : Number.POSITIVE_INFINITY;
    const moved = before.filter(({ left, top, isInRow }, index) => {
      const { left: newLeft, top: newTop } = after[index] ?? { left: 0, top: 0 };
      return Math.abs(left - newLeft) > (isInRow ? 2 * sideways : sideways) || Math.abs(top - newTop) > 1;
    });
    expect(moved).toEqual([]);
  },
);

/** In the frame: the families of the fonts that have arrived. */
const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""));

/**
 * In the frame: the positions of the blocks on the first screen, and of links in texts, except the call bar, which comes
 * and goes, and closed answers.
 */
function blockPositions(withLinks: boolean) {
  const blocks = document.querySelectorAll("body *:not(aside, aside *, svg *, details > *, details > * *)");
  return [...blocks]
    .filter((block) => !["none", "contents"].includes(getComputedStyle(block).display))
    .filter((block) => (withLinks && block.localName === "a") || getComputedStyle(block).display !== "inline")
    .filter((block) => block.getBoundingClientRect().top < innerHeight)
    .map((block) => {
      const { left, top } = block.getBoundingClientRect();
      const name = `${block.localName} ${(block.textContent ?? "").trim().slice(0, 30)} at ${innerWidth} px`;
      const isInRow = block.closest("header nav") !== null; // the shifts of the links before it add up
      return { name, left, top, isInRow };
    });
}

/** Fonts that stand for a system's: Arimo's letters are as wide as Arial's. */
const systemFonts = {
  arial: { file: "arimo", weight: 400 },
  arialBold: { file: "arimo", weight: 700 },
  roboto: { file: "roboto", weight: 400 },
  robotoBold: { file: "roboto", weight: 700 },
  robotoForHeadings: { file: "roboto", weight: 400 },
} as const;

/** The fonts that a system has together: a text's and a heading's. */
const systems: (keyof typeof systemFonts)[][] = [
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
      const file = face && system.includes(face.font) && systemFonts[face.font].file;
      return `${start}src:${file ? `url(data:font/woff2;base64,${fontFile(file)})` : 'local("none")'}`;
    },
  );
  return faces.replace("</head>", "<style>*{font-synthesis:none!important}</style></head>");
}

if (isChromium) {
  describe("the first screen has the same layout with the typeface and with each system's", () => {
    test.each(pages)("on $name", async (page) => {
      const sizes = widths(320, 360, 390, 412, 768, 1280, 1920);
      await openFrame(page);
      const tops = await runAtSizes(sizes, firstScreenTops);
      for (const system of systems) {
        await openFrame(page, (html) => withFontsOf(html, system));
        expect(await runInFrame(loadedFonts)).not.toContain("Special Gothic");
        const moved = (await runAtSizes(sizes, firstScreenTops)).map((atSize, index) =>
          atSize.find((block, at) => block !== tops[index]?.[at]),
        );
        expect(moved.filter(Boolean), system.join()).toEqual([]);
      }
    });
  });
}

/** In the frame: the position of each block on the first screen. */
function firstScreenTops(): string[] {
  return [...document.querySelectorAll("header, header *, main :not(svg *, details *)")]
    .filter((block) => !["inline", "none", "contents"].includes(getComputedStyle(block).display))
    .map((block) => ({ block, top: Math.round(block.getBoundingClientRect().top) }))
    .filter(({ top }) => top < innerHeight)
    .map(({ block, top }) => `${block.localName} ${(block.textContent ?? "").slice(0, 30)}: ${top}`);
}
