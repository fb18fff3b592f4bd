import { expect, test } from "vitest";
import { pageSizes } from "../../scripts/build/report.ts";
import { reportText } from "../../scripts/build/report-text.ts";
import { DOCUMENT_BUDGET } from "../../scripts/checks/site/page-budget.ts";

const file = (path: string, bytes: number) => ({ path, from: "", contents: "x".repeat(bytes) });

test("a page's size with the fonts counts every font of the site, and no other file", () => {
  const fonts = [file("fonts/a.woff2", 7000), file("fonts/b.woff2", 500)];
  const files = [file("index.html", 9000), file("index.html.br", 1300), file("icon.svg", 20), ...fonts];
  expect(pageSizes(files)).toEqual([
    { path: "index.html", bytes: 9000, brotli: 1300, share: 0.1, withFont: 8800 },
  ]);
  expect(pageSizes([file("index.html", 9000), ...fonts])).toEqual([{ path: "index.html", bytes: 9000 }]);
});

test("a page that has nearly used up its budget is marked, and no other", () => {
  const page = (path: string, brotli: number) => [file(path, 1), file(`${path}.br`, brotli)];
  const files = [
    ...page("near.html", DOCUMENT_BUDGET * 0.96),
    ...page("far.html", DOCUMENT_BUDGET * 0.94),
    file("plain.html", 1),
  ];
  const report = { pages: pageSizes(files), files: 5, milliseconds: 1, stages: [], todos: [] };
  const lines = reportText(report, (style, text) => `${style}: ${text}`).split("\n");
  const isMarked = (name: string) =>
    lines.find((line) => line.includes(`${name}.html `))?.startsWith("yellow: ");
  expect(["near", "far", "plain"].map(isMarked)).toEqual([true, false, false]);
});
