import { brotliCompressSync } from "node:zlib";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { distFiles, pageFiles, readDist } from "../root.ts";

/**
 * The page's HTML, formatted for reading. Styles and the menu's script, which many pages share, are one line each;
 * hashes are masked.
 */
async function readable(html: string): Promise<string> {
  const short = html
    .replace(/'sha256-[^']+'/g, "'sha256-…'")
    .replace(/(<style>).*?(<\/style>)/s, "$1/* components/*.css */$2")
    .replace(/(<script>)\(\(\)=>.*?(<\/script>)/s, "$1/* components/menu.client.ts */$2");
  return format(short, { parser: "html", printWidth: 110, htmlWhitespaceSensitivity: "ignore" });
}

test("the files of dist/", async () => {
  await expect(`${distFiles().join("\n")}\n`).toMatchFileSnapshot("pages/files.txt");
});

describe("the HTML of", () => {
  test.each(pageFiles())("%s", async (path) => {
    await expect(await readable(readDist(path))).toMatchFileSnapshot(
      `pages/${path.replace("/index.html", ".html")}`,
    );
  });
});

test("the menu's script has at most 600 bytes after brotli, and only the 404 page has another", () => {
  const scriptsOf = (path: string) =>
    [
      ...readDist(path).matchAll(
        /<script(?! type="(?:application\/ld\+json|speculationrules)")(.*?)<\/script>/gs,
      ),
    ].map(([, text]) => text ?? "");
  const [menu = ""] = scriptsOf("index.html");
  expect(brotliCompressSync(menu).length).toBeLessThanOrEqual(600);
  for (const path of pageFiles()) {
    const notFound = path === "404.html" ? [expect.stringMatching(/^>.*console\.error/)] : [];
    expect(scriptsOf(path)).toEqual([expect.stringMatching(/^>/), ...notFound]);
    expect(scriptsOf(path)[0]).toBe(menu);
  }
});
