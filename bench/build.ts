import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Cost, measure } from "./measure.ts";
import type { BenchPage } from "./pages.ts";
import type { Tool } from "./tool.ts";

/** A site that is ready to be built by one tool. */
export type Site = {
  readonly tool: Tool;
  readonly folder: string;
  /** Where earlier builds are kept until the end, on the same disk. */
  readonly aside: string;
  readonly pages: readonly BenchPage[];
};

/** Writes a site's sources into a folder anew. */
export function writeSite({ tool, folder, aside, pages }: Site): void {
  putAside(folder, aside);
  for (const [path, contents] of Object.entries(tool.filesOf(pages))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/**
 * Builds a site from nothing, and looks whether all its pages are there.
 * @throws {Error} when the tool fails, or a page is missing or says something else
 */
export async function build(site: Site, node: string, packages: string): Promise<Cost> {
  const { tool, folder, aside, pages } = site;
  for (const made of [tool.output, ...tool.caches]) putAside(join(folder, made), aside);
  const cost = await measure(folder, [node, ...tool.command(packages)], `${folder}.log`);
  checkPages(join(folder, tool.output), pages);
  return cost;
}

/**
 * Takes files out of the way without removing them. In the minutes after many files were removed, ext4 is slow to make
 * new ones: a thousand folders with a file each took 0.2 to 0.8 s after a thousand were removed, and otherwise 0.09.
 */
function putAside(path: string, aside: string): void {
  if (!existsSync(path)) return;
  mkdirSync(aside, { recursive: true });
  renameSync(path, join(aside, randomUUID()));
}

/** @throws {Error} when there are more or fewer pages than were wanted, or one says something else */
function checkPages(output: string, pages: readonly BenchPage[]): void {
  const written = readdirSync(output, { recursive: true, encoding: "utf8" });
  const count = written.filter((path) => path.endsWith(".html")).length;
  if (count !== pages.length) throw new Error(`writes ${count} pages instead of ${pages.length}`);
  for (const { name, body } of pages) {
    const path = name === "index" ? "index.html" : `${name}/index.html`;
    if (!wordsOf(readFileSync(join(output, path), "utf8")).includes(wordsOf(body))) {
      throw new Error(`writes ${path} with other words than it was given`);
    }
  }
}

/** What is read on a page, without the spaces, which some tools leave between blocks and others do not. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|\s/g, "");
}
