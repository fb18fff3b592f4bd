import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, pageFiles, root } from "../dist.ts";

const tests = join(root, "tests");
const files = filesBelow(tests);
const code = files
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(join(tests, path), "utf8"));

test("every snapshot and reference picture is of a page or a text that tests still read; delete others", () => {
  const pages = pageFiles().map((path) => path.replace(/\/?index\.html$|\.html$/, ""));
  const ofPages = pages.flatMap((name) => [
    `snapshot/pages/${name || "index"}.html`,
    `browser/reference/${name || "home"}.webp`,
  ]);
  const names = [...code.join("").matchAll(/([\w-]+)(\$\{[^}]*\})?(\.(?:txt|vcf))[`"]/g)];
  const ofTexts = names.map(([, start, rest, end]) => new RegExp(`/${start}${rest ? ".*" : ""}${end}$`));
  const snapshots = files.filter((path) => /^snapshot\/.*\.(html|txt|vcf)$|__snapshots__|\.webp$/.test(path));
  const isRead = (path: string) => ofPages.includes(path) || ofTexts.some((name) => name.test(path));
  expect(snapshots.length).toBeGreaterThan(ofPages.length);
  expect(snapshots.filter((path) => !isRead(path))).toEqual([]);
});
