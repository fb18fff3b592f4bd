import sharp from "sharp";
import { expect, test } from "vitest";
import { ringMiles, towns } from "../../../data/model/towns.ts";
import type { Visit } from "../visit.ts";

/** With its place, in pixels. */
type Text = Readonly<Record<"left" | "top" | "width" | "height", number> & { text: string }>;

/** Firefox's PDF viewer shows the printed page. */
export function paperTests({ open, run, until, engine }: Visit): void {
  async function print(path: string): Promise<readonly Text[]> {
    await open(path);
    const pdf = await engine.print?.();
    await engine.resize(900, 3600);
    await engine.goto(`data:application/pdf;base64,${pdf?.toString("base64")}`);
    expect(await until(allSheetsShow)).toBe(true);
    return run(printedTexts);
  }

  test("a printed map has every ring's miles and every town's number", async () => {
    const texts = (await print("/areas/")).map(({ text }) => text);
    const labels = [...ringMiles.map((miles) => `${miles} mi`), ...towns.map((_, index) => `${index + 1}`)];
    expect(labels.filter((label) => !texts.includes(label))).toEqual([]);
  });

  test("every price is readable on paper with backgrounds", async () => {
    // A hyphen that is a text of its own may be thinner than a pixel.
    const texts = (await print("/prices/")).filter(({ text }) => text !== "\u2011");
    expect(texts.length).toBeGreaterThan(50);
    const sheets = sharp(await engine.screenshot())
      .greyscale()
      .raw();
    const { data, info } = await sheets.toBuffer({ resolveWithObject: true });
    const words = texts.filter(({ text }) => /\w/.test(text)); // a hyphen alone is thinner than a pixel
    const faint = words.filter(({ left, top, width, height }) => {
      const rows = Array.from({ length: height }, (_, row) => (top + row) * info.width + left);
      const pixels = rows.flatMap((start) => [...data.subarray(start, start + width)]);
      return Math.max(...pixels) - Math.min(...pixels) < 128;
    });
    expect(faint).toEqual([]);
  });
}

/** In the page: whether each sheet and its text have been drawn. */
function allSheetsShow(): boolean {
  const sheets = [...document.querySelectorAll<HTMLElement>(".page")];
  const isDrawn = (sheet: HTMLElement) => sheet.dataset.loaded && sheet.querySelector(".endOfContent");
  return sheets.length > 0 && sheets.every(isDrawn);
}

/** In the page: the texts on all sheets and their positions. */
function printedTexts() {
  return [...document.querySelectorAll(".textLayer span")].flatMap((span) => {
    const text = span.textContent?.trim();
    const { left, top, width, height } = span.getBoundingClientRect();
    const size = { width: Math.round(width), height: Math.round(height) };
    return text ? [{ text, left: Math.round(left), top: Math.round(top), ...size }] : [];
  });
}
