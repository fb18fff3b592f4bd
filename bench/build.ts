import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { BenchPage } from "./pages.ts";
import type { Cost } from "./tables.ts";
import type { Tool } from "./tools.ts";

/**
 * Writes a site's sources into a new folder, builds it there, and measures the build.
 * @throws {Error} when the tool fails, or a page is missing or differs from its source
 */
export async function build(
  { filesOf, output }: Tool,
  pages: readonly BenchPage[],
  folder: string,
  command: readonly string[],
): Promise<Cost> {
  for (const [path, contents] of Object.entries(filesOf(pages))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  const cost = await measure(folder, command);
  checkPages(join(folder, output), pages);
  return cost;
}

/** @throws {Error} with the command's error line, when it fails */
export async function measure(folder: string, command: readonly string[]): Promise<Cost> {
  const { NODE_ENV, NODE_OPTIONS, ...kept } = process.env; // each tool sets its own
  const options = { cwd: folder, env: { ...kept, ASTRO_TELEMETRY_DISABLED: "1" } };
  const args = [join(import.meta.dirname, "measure.py"), ...command];
  const { stdout } = await promisify(execFile)("python3", args, options).catch((error) => {
    const lines: string[] = `${error.stderr ?? ""}`.split("\n").filter((line) => line.trim() !== "");
    const reason = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? error.message;
    throw new Error(`fails: ${reason}`, { cause: error });
  });
  return JSON.parse(stdout);
}

function checkPages(output: string, pages: readonly BenchPage[]): void {
  const written = readdirSync(output, { recursive: true, encoding: "utf8" });
  const count = written.filter((path) => path.endsWith(".html")).length;
  if (count !== pages.length) throw new Error(`writes ${count} pages instead of ${pages.length}`);
  for (const { name, body } of pages) {
    const path = name === "index" ? "index.html" : `${name}/index.html`;
    if (!wordsOf(readFileSync(join(output, path), "utf8")).includes(wordsOf(body))) {
      throw new Error(`writes ${path} with different text from its source`);
    }
  }
}

/** A page's text without spaces, since only some tools leave spaces between blocks. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|\s/g, "");
}
