import { expect, test } from "vitest";
import { desk, phone, publicPaths, type Visit } from "../visit.ts";

type Block = { readonly name: string; readonly top: number };

/** Comes before all others, while the browser has not kept the font. */
export function fontTest({ open, run, until, engine, site }: Visit): void {
  async function blocksAtEachSize(): Promise<Block[][]> {
    const found: Block[][] = [];
    for (const { width, height } of [phone, desk]) {
      await engine().resize(width, height);
      found.push(await run(blocks));
    }
    return found;
  }

  test("the font loads, and nothing shifts when it comes late", async () => {
    const release = site().holdFont();
    const early: Block[][] = [];
    for (const path of publicPaths) {
      await engine().goto(site().address + path);
      await until(standsIn);
      expect(await run(isLoaded)).toBe(false);
      early.push(...(await blocksAtEachSize()));
    }
    release();
    const faults: string[] = [];
    for (const path of publicPaths) {
      await open(path);
      expect(await until(isLoaded)).toBe(true);
      for (const late of await blocksAtEachSize()) {
        const move = firstMove(early.shift() ?? [], late);
        if (move) faults.push(`${path}: ${move}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

function firstMove(before: readonly Block[], after: readonly Block[]): string | undefined {
  const moves = before.map(({ name, top }, index) => ({ name, top, to: after[index]?.top ?? 0 }));
  const move = moves.find(({ top, to }) => Math.abs(top - to) > 1);
  return move && `${move.name} moves from ${move.top} to ${move.to} px`;
}

/** In the page: whether the headlines have the site's own font. */
function isLoaded(): boolean {
  const [font] = [...document.fonts].filter(({ family }) => family.includes("Special Gothic"));
  return font?.status === "loaded";
}

/** In the page: whether there is a font that stands in for it. */
const standsIn = () =>
  [...document.fonts].some(({ family, status }) => family.includes("Fitted") && status === "loaded");

/** In the page: where each block begins. */
function blocks(): Block[] {
  return [...document.querySelectorAll("body *:not(svg *, details > *, details > * *)")]
    .filter((block) => !["inline", "none", "contents"].includes(getComputedStyle(block).display))
    .map((block) => {
      const name = `${block.localName} ${(block.textContent ?? "").trim().slice(0, 30)}`;
      return { name, top: block.getBoundingClientRect().top + scrollY };
    });
}
