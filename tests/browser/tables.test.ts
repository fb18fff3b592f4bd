import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { temporaryCopy } from "../built-sites.ts";
import { widths } from "./harness/devices.ts";
import { layoutProblems } from "./harness/layout-problems.ts";
import { pageAt } from "./harness/site-pages.ts";
import { addStyles, openFrame, problemsAt } from "./harness/unpainted-frame.ts";

/** No page has a table. This one has one in Prose, and one in a component in it. */
const source = `import { Prose } from "../components/blocks/Prose.tsx";
export const meta = { title: "Water", description: "What its colour says", noindex: true };
const words = ["Temperature", "Circulation", "Transparent", "Magnetite"];
const Water = () => <table><caption>What the colour of the water says, and what to do about it</caption>
  <thead><tr><td />{words.map((word) => <th key={word} scope="col">{word}</th>)}</tr></thead>
  <tbody><tr><th scope="row">Water from the bottom of a radiator that has never been flushed</th>
    {words.map((word) => <td key={word}>{word}</td>)}</tr></tbody></table>;
export default () => <><h1>Water</h1><Prose>{Water()}</Prose><Prose><Water /></Prose></>;`;

test("a table in Prose, or in a component in it, scrolls where it doesn't fit, below its caption", async () => {
  const folder = temporaryCopy("usual", onTestFinished);
  writeFileSync(join(folder, "pages/water.tsx"), source);
  const { files } = await makeSite(folder);
  const html = `${files.find(({ path }) => path === "water/index.html")?.contents}`;
  await openFrame(pageAt("/"), () => html);
  for (const percent of [100, 200]) {
    await addStyles(`html{font-size:${percent}%}`);
    expect(await problemsAt(widths(320), layoutProblems)).toEqual([]);
    expect(await problemsAt(widths(320), scrollProblems)).toEqual([]);
  }
});

/** In the frame: tables that fit, and parts of the others that can't be seen when they are scrolled. */
function scrollProblems(): string[] {
  const edges = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
  const problems = [...document.querySelectorAll("table")].map((table, index) => {
    const [caption, end] = [table.querySelector("caption"), table.querySelector("td:last-child")];
    const fits = edges(end).right < innerWidth;
    for (const box of [table, table.parentElement]) box?.scrollTo({ left: 9999, behavior: "instant" });
    const { left, right } = edges(caption);
    const isSeen = left >= 0 && right <= innerWidth && edges(end).right <= innerWidth;
    return !fits && isSeen ? [] : [`table ${index}: ${left} to ${right}, end at ${edges(end).right}`];
  });
  return problems.length === 2 ? problems.flat() : [`${problems.length} tables`];
}
