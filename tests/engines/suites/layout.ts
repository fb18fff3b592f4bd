import { describe, expect, onTestFinished, test } from "vitest";
import { phones } from "../../../data/model/phones.ts";
import { overflows } from "../../overflows.ts";
import { poll, publicPaths, type Visit } from "../visit.ts";

type Block = { readonly name: string; readonly left: number; readonly top: number };

/** Texts that must not break: a phone number, a measure, the name of the guarantee. */
const together = [...phones.map(({ label }) => label), "\\d+ (?:mm|°C)", "no.f(?:ix|ee)"].join("|");

/**
 * In a frame, which can have any size at once.
 * @param sideways the pixels by which blocks may move to a side: more with each word, in WebKit, which rounds spaces
 */
export function layoutTests(
  { open, run, runInFrame, site }: Visit,
  sideways = Number.POSITIVE_INFINITY,
  paths: readonly string[] = publicPaths,
): void {
  describe.each(paths)("the layout of %s", (path) => {
    test("doesn't shift with the font, breaks no number or measure, has no overlaps, and keeps its bars in place", async () => {
      const release = site.holdFont();
      onTestFinished(release);
      await open("/frame");
      await run((framed) => document.querySelector("iframe")?.setAttribute("src", framed), `/framed${path}`);
      expect(await poll(() => runInFrame(standsIn))).toBe(true);
      const early = await runInFrame(blocks, [390, 1280]);
      expect(await runInFrame(isLoaded)).toBe(false);
      release();
      expect(await poll(() => runInFrame(isLoaded))).toBe(true);
      expect(firstMove(early, await runInFrame(blocks, [390, 1280]), sideways)).toBeUndefined();
      expect(await runInFrame(hiddenTargets)).toEqual([]);
      expect(await runInFrame(movedBars)).toEqual([]);
      expect(await runInFrame(sweep, together)).toEqual([]);
    });
  });
}

/** Enlarges only text if the engine can; otherwise everything in the size of text. */
export function largeTextTest({ open, run, engine }: Visit, canZoomText: boolean): void {
  test("with text at 200 %, nothing is cut off, scrolls sideways or loses its shape", async () => {
    const faults: string[] = [];
    for (const path of publicPaths) {
      await open(path);
      const usual = await run(roundShapes);
      await (canZoomText ? engine.set(["largeText"]) : run(enlarge));
      const shapes = await run(roundShapes);
      const distorted = shapes.filter((ratio, index) => Math.abs(ratio / (usual[index] ?? 0) - 1) > 0.2);
      if (distorted.length > 0) faults.push(`${path}: ${distorted.length} round shapes are distorted`);
      faults.push(...(await run(overflows)).map((fault) => `${path}: ${fault}`));
      if (canZoomText) await engine.set([]);
    }
    expect(faults).toEqual([]);
  });
}

function firstMove(before: readonly Block[], after: readonly Block[], sideways: number): string | undefined {
  const moves = before.map((from, index) => ({ from, to: after[index] ?? { left: 0, top: 0 } }));
  const move = moves.find(
    ({ from, to }) => Math.abs(from.left - to.left) > sideways || Math.abs(from.top - to.top) > 1,
  );
  return move && JSON.stringify(move);
}

/** In the page: doubles the usual text size. */
function enlarge(): void {
  document.documentElement.style.fontSize = "200%";
}

/** In the page: the ratio of width to height of each round shape in the size of text. */
function roundShapes(): number[] {
  return [...document.querySelectorAll("main :is(circle[r$='em'], ellipse:is([rx$='em'], [ry$='em']))")]
    .filter((shape) => shape.checkVisibility())
    .map((shape) => shape.getBoundingClientRect())
    .map(({ width, height }) => width / height);
}

/** In the frame: whether the headlines have the display font. */
function isLoaded(): boolean {
  const [font] = [...document.fonts].filter(({ family }) => family.includes("Special Gothic"));
  return font?.status === "loaded";
}

/** In the frame: whether there is a fallback font for it. */
const standsIn = () =>
  [...document.fonts].some(({ family, status }) => family.includes("Fitted") && status === "loaded");

/** In the frame: the positions of the blocks above `end` at these widths; the call bar comes and goes. */
export function blocks(widths: readonly number[], end = Number.POSITIVE_INFINITY): Block[] {
  return widths.flatMap((width) => {
    Object.assign(frameElement as Element, { width, height: 800 });
    return [...document.querySelectorAll("body *:not(aside, aside *, svg *, details > *, details > * *)")]
      .filter((block) => !["inline", "none", "contents"].includes(getComputedStyle(block).display))
      .map((block) => ({ block, box: block.getBoundingClientRect() }))
      .filter(({ box }) => box.top + scrollY < end)
      .map(({ block, box: { left, top } }) => {
        const name = `${block.localName} ${(block.textContent ?? "").trim().slice(0, 30)} at ${width} px`;
        return { name, left, top: top + scrollY };
      });
  });
}

/** In the frame: link targets that stop under the header or the call bar, and sections that stop far from the header. */
function hiddenTargets(): string[] {
  return [390, 1280].flatMap((width) => {
    Object.assign(frameElement as Element, { width, height: 800 });
    document.body.getBoundingClientRect(); // WebKit scrolls by the previous layout
    return [...document.querySelectorAll("main [id]:not(svg *, input)")].flatMap((target) => {
      location.hash = target.id;
      const { top } = target.getBoundingClientRect();
      const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector("aside")?.getBoundingClientRect();
      const to = bar?.height ? bar.top : innerHeight;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 1;
      const end = target.matches("main > section") && !isAtEnd ? from + 100 : to - 20;
      const rests = top >= from - 0.1 && top < end;
      return rests ? [] : [`#${target.id} at ${top}, between ${from} and ${to}, at ${width} px`];
    });
  });
}

/** In the frame: scroll positions where the call bar isn't at the bottom, or a header that should stay not at the top. */
function movedBars(): string[] {
  const sizes = [390, 1280].flatMap((width) => [800, 470].map((height) => ({ width, height })));
  return sizes.flatMap(({ width, height }) => {
    Object.assign(frameElement as Element, { width, height });
    return [0, 0.1, 0.5, 1].flatMap((share) => {
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: share * end, behavior: "instant" });
      const top = document.querySelector("header")?.getBoundingClientRect().top ?? 0;
      const bar = document.querySelector("aside") as Element;
      const isShown = bar.checkVisibility({ visibilityProperty: true });
      const below = isShown ? innerHeight - bar.getBoundingClientRect().bottom : 0;
      const isLow = height < 480; // leaves no room for a header
      const stays = Math.abs(isLow ? top + scrollY : top) < 0.5 && Math.abs(below) < 0.5;
      return stays ? [] : [`${width} × ${height}, scrolled by ${share}: ${top} px above, ${below} px below`];
    });
  });
}

/** In the frame: words that break and labels that overlap, at the widths of phones. */
function sweep(pattern: string): string[] {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Range[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? "";
    for (const found of text.matchAll(new RegExp(pattern.replaceAll(" ", "\\s"), "gi"))) {
      const range = document.createRange();
      range.setStart(walker.currentNode, found.index);
      range.setEnd(walker.currentNode, found.index + found[0].length);
      words.push(range);
    }
  }
  const brokenWords = () =>
    words.filter((word) => {
      const lines = [...word.getClientRects()].filter(({ width }) => width > 0);
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    });
  const overlappingLabels = (drawing: Element) => {
    const labels = [...drawing.querySelectorAll("text")]
      .filter((text) => text.checkVisibility())
      .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
    return labels.flatMap(({ name, box }, index) =>
      labels
        .slice(index + 1)
        .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2)
        .filter(({ box: other }) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 6)
        .map((other) => `the labels ${name} and ${other.name} overlap`),
    );
  };
  const drawings = [...document.querySelectorAll("main svg:not(svg svg)")];
  return [320, 360, 375, 390, 412, 430].flatMap((width) => {
    Object.assign(frameElement as Element, { width, height: 800 });
    const broken = brokenWords().map((word) => `${word} is broken`);
    return [...broken, ...drawings.flatMap(overlappingLabels)].map((fault) => `${fault} at ${width} px`);
  });
}
