import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Photographs } from "../../components/blocks/Photographs.tsx";
import { widths } from "./harness/devices.ts";
import { photographsPage } from "./harness/site-pages.ts";
import { openFrame, problemsAt, runAtSizes } from "./harness/unpainted-frame.ts";

test("one photograph is as wide as the page, two are half as wide, no row of more has one alone, and none is wider than its `sizes` say", async () => {
  const lists = Array.from({ length: 10 }, (_, last) => {
    const photographs = Array.from({ length: last + 1 }, (_, index) => {
      return { file: `${index}.jpg`, shows: "A pump", caption: undefined };
    });
    return renderToStaticMarkup(createElement(Photographs, { photographs }));
  });
  const main = `<main>${lists.join("")}</main>`;
  await openFrame(photographsPage, (html) => html.replace(/<main.*<\/main>/s, () => main));
  expect(await problemsAt(widths(320, 390, 600, 720, 768, 960, 1280, 1920), rowProblems)).toEqual([]);
  const [shares] = await runAtSizes(widths(1280), () =>
    [...document.querySelectorAll("main ul")].map((list) => {
      const [first, last] = [list.firstElementChild, list.lastElementChild] as HTMLElement[];
      return [first?.offsetWidth, last?.offsetWidth].map((width) =>
        Math.round((10 * Number(width)) / list.clientWidth),
      );
    }),
  );
  expect(shares?.slice(0, 3)).toEqual([
    [10, 10],
    [5, 5],
    [3, 3],
  ]);
});

test("a landscape is as high as a portrait beside it, so that no hole is below it", async () => {
  await openFrame(photographsPage);
  const heights = await runAtSizes(widths(390, 768, 1280), () =>
    [...document.querySelectorAll<HTMLElement>("main picture img")].map(({ offsetHeight }) => offsetHeight),
  );
  for (const [landscape, portrait] of heights) expect(landscape).toBe(portrait);
});

/** In the frame: lists with an item alone beside empty space, and pictures wider than their `sizes`. */
function rowProblems(): string[] {
  return [...document.querySelectorAll("main ul")].flatMap((list) => {
    const items = [...list.children] as HTMLElement[];
    const inLastRow = items.filter(({ offsetTop }) => offsetTop === items.at(-1)?.offsetTop).length;
    const isAlone = inLastRow === 1 && items.length > 1 && 2 * Number(items[0]?.offsetWidth) < innerWidth;
    const { sizes = "", width = 0 } = list.querySelector("img") ?? {};
    const [, query = "", share] = /^(\(.*?\)) (\d+)vw, 100vw$/.exec(sizes) ?? [];
    const isWide = width > (matchMedia(query).matches ? (Number(share) / 100) * innerWidth : innerWidth);
    const problems = [isAlone && "one alone", isWide && `${width} px wide`];
    return problems.flatMap((problem) => (problem ? `${items.length} items: ${problem}` : []));
  });
}
