import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Problem } from "../../scripts/contract.ts";
import { renderEach } from "../../scripts/dev/draft.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { discover, discoverDevPages } from "../../scripts/stages/discover.ts";
import { root } from "../root.ts";
import { textOf } from "./dom.ts";

test("a page for development shows the props of every component of pages, and an example", async () => {
  const problems: Problem[] = [];
  const [page] = await renderEach(root, discoverDevPages(root), (found) => problems.push(...found));
  expect(problems).toEqual([]);
  expect(page?.path).toBe("components/index.html");
  expect(discover(root).map(({ output }) => output)).not.toContain(page?.path);

  const html = page?.contents ?? "";
  const folders = ["blocks", "drawings", "links", "lists"];
  const blocks = folders.flatMap((folder) => filesBelow(join(root, "components", folder)));
  const imported = discover(root).flatMap(({ file }) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/components\/.*\/(.*)"/g)].map(([, name]) => name),
  );
  expect(imported.length).toBeGreaterThan(20);
  for (const file of [...blocks, ...imported].filter((name) => name?.endsWith(".tsx")))
    expect(html).toContain(`<h2>${file?.replace(".tsx", "")}</h2>`);
  expect(html.match(/\w+ has no example/g) ?? []).toEqual([]);
  expect(textOf(html)).toContain("CheckList({ items }: { readonly items: readonly string[] }) ");
  expect(textOf(html)).toContain("Of the last file, in pixels.");
});
