import sharp from "sharp";
import { expect, test } from "vitest";
import { layOut } from "../../../components/map/area-map-layout.ts";
import { towns } from "../../../data/towns.ts";
import type { Area } from "../thermal-pixels.ts";
import type { Visit } from "../visit.ts";

type Text = Area & { readonly text: string };

/** Firefox's own reader of PDFs shows what was printed. */
export function paperTests({ open, run, until, engine }: Visit): void {
  async function read(pdf: Buffer | undefined): Promise<readonly Text[]> {
    await engine().resize(900, 3600);
    await engine().goto(`data:application/pdf;base64,${pdf?.toString("base64")}`);
    expect(await until(allSheetsShow)).toBe(true);
    return run(printedTexts);
  }

  test("a printed map has the miles of every ring, and names every town or, where names don't fit, numbers it", async () => {
    await open("/areas/");
    const texts = (await read(await engine().print?.())).map(({ text }) => text);
    const { rings, names, numbers } = layOut(towns);
    const missing = (labels: typeof rings) =>
      labels.flatMap(({ text }) => (texts.includes(text) ? [] : text));
    expect(missing(rings)).toEqual([]);
    const unnamed = names ? missing(names.labels) : ["all"];
    expect(unnamed.length === 0 ? [] : missing(numbers.labels)).toEqual([]);
  });

  test("every price can be read on paper, with backgrounds", async () => {
    await open("/prices/");
    const texts = await read(await engine().print?.());
    expect(texts.length).toBeGreaterThan(50);
    const sheets = await engine().screenshot();
    const faint: string[] = [];
    for (const { text, ...area } of texts) if ((await contrast(sheets, area)) < 128) faint.push(text);
    expect(faint).toEqual([]);
  });
}

/** In the page: whether each sheet is drawn, with its text. */
function allSheetsShow(): boolean {
  const sheets = [...document.querySelectorAll<HTMLElement>(".page")];
  const isDrawn = (sheet: HTMLElement) => sheet.dataset.loaded && sheet.querySelector(".endOfContent");
  return sheets.length > 0 && sheets.every(isDrawn);
}

/** In the page: the pieces of text on all sheets, and where they are. */
function printedTexts() {
  return [...document.querySelectorAll(".textLayer span")].flatMap((span) => {
    const text = span.textContent?.trim();
    const { left, top, width, height } = span.getBoundingClientRect();
    const size = { width: Math.round(width), height: Math.round(height) };
    return text ? [{ text, left: Math.round(left), top: Math.round(top), ...size }] : [];
  });
}

/** How far the lightest and the darkest pixel are apart: 0, the same, to 255, black and white. */
async function contrast(png: Buffer, area: Area): Promise<number> {
  const piece = await sharp(png).extract(area).greyscale().toBuffer();
  const [grey] = (await sharp(piece).stats()).channels;
  return grey ? grey.max - grey.min : 0;
}
