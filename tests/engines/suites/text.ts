import { expect, test } from "vitest";
import { phones } from "../../../data/phones.ts";
import { overflows } from "../../overflows.ts";
import { publicPaths, type Visit } from "../visit.ts";

/** What is read as one word: a number to call, a measure, the name of the guarantee. */
const together = [...phones.map(({ label }) => label), "\\d+ (?:mm|°C)", "no.f(?:ix|ee)"].join("|");

export function textTest({ open, run, until }: Visit): void {
  test("on phones of every width no line breaks within a number or a measure, and no labels overlap", async () => {
    const faults: string[] = [];
    for (const path of publicPaths) {
      await open("/frame");
      await run(loadInFrame, path);
      expect(await until(() => frames[0]?.document.querySelector("main") !== null)).toBe(true);
      faults.push(...(await run(sweep, together)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Text alone is enlarged where the engine can; else all that is as large as the visitor's usual text. */
export function largeTextTest({ open, run, engine }: Visit, canZoomText: boolean): void {
  test("with text at 200 % nothing is cut off, scrolls sideways or loses its shape", async () => {
    const faults: string[] = [];
    for (const path of publicPaths) {
      await open(path);
      const usual = await run(roundShapes);
      await (canZoomText ? engine().set(["largeText"]) : run(enlarge));
      const shapes = await run(roundShapes);
      const distorted = shapes.filter((ratio, index) => Math.abs(ratio / (usual[index] ?? 0) - 1) > 0.2);
      if (distorted.length > 0) faults.push(`${path}: ${distorted.length} round shapes are distorted`);
      faults.push(...(await run(overflows)).map((fault) => `${path}: ${fault}`));
      if (canZoomText) await engine().set([]);
    }
    expect(faults).toEqual([]);
  });
}

/** In the page: makes the usual text twice as large. */
function enlarge(): void {
  document.documentElement.style.fontSize = "200%";
}

/** In the page: how wide each round shape is for its height, of those that are drawn in the size of text. */
function roundShapes(): number[] {
  return [...document.querySelectorAll("main :is(circle[r$='em'], ellipse[ry$='em'])")]
    .filter((shape) => shape.checkVisibility())
    .map((shape) => shape.getBoundingClientRect())
    .map(({ width, height }) => width / height);
}

/** In the page: shows another in its frame, past the header that keeps it out of frames. */
function loadInFrame(path: string): void {
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  fetch(path)
    .then((response) => response.text())
    .then((html) => {
      frame.srcdoc = html;
    });
}

/** In the page: what is wrong with the one in the frame, at the widths of phones. */
function sweep(pattern: string): string[] {
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  const inside = frame.contentDocument as Document;
  for (const details of inside.querySelectorAll("details")) details.open = true;
  const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
  const words: Range[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? "";
    for (const found of text.matchAll(new RegExp(pattern.replaceAll(" ", "\\s"), "gi"))) {
      const range = inside.createRange();
      range.setStart(walker.currentNode, found.index);
      range.setEnd(walker.currentNode, found.index + found[0].length);
      words.push(range);
    }
  }
  const drawings = [...inside.querySelectorAll("main svg:not(svg svg)")];
  const faults = new Map<string, number[]>();
  const add = (fault: string, width: number) => faults.set(fault, [...(faults.get(fault) ?? []), width]);
  for (const width of [320, 360, 375, 390, 412, 430]) {
    frame.width = `${width}`;
    for (const word of words) {
      const tops = new Set(
        [...word.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) add(`${word} is on ${tops.size} lines`, width);
    }
    for (const drawing of drawings) {
      const labels = [...drawing.querySelectorAll("text")]
        .filter((text) => text.checkVisibility())
        .map((text) => [text.textContent, text.getBoundingClientRect()] as const);
      labels.forEach(([name, box], index) => {
        for (const [other, its] of labels.slice(index + 1)) {
          const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
          const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
          if (across > 2 && down > 6) add(`the labels ${name} and ${other} overlap`, width);
        }
      });
    }
  }
  return [...faults].map(([fault, widths]) => `${fault} at ${widths.join()} px`);
}
