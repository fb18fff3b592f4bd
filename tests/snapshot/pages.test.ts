import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { DomUtils } from "htmlparser2";
import { format } from "prettier";
import { expect, test } from "vitest";
import { navigation } from "../../data/copy/navigation.ts";
import { parse } from "../../scripts/tree.ts";
import { acceptOrFail } from "../accept.ts";
import { distOf } from "../built-sites.ts";
import { filesBelow, pageFiles, pageName, readDist } from "../dist.ts";
import { root } from "../root.ts";

/** The name of the print style sheet has a hash. */
const masked = (text: string) => text.replace(/\bprint-\w{8}(?=\.css)/g, "print-…");

/**
 * The page's HTML, formatted for reading. Styles and the menu's script, which many pages share, are one line each;
 * hashes are masked.
 */
async function readable(html: string): Promise<string> {
  const short = masked(html)
    .replace(/'sha256-[^']+'/g, "'sha256-…'")
    .replace(/(<style>).*?(<\/style>)/s, "$1/* components/*.css */$2")
    .replace(/(<script>)\(\(\)=>.*?(<\/script>)/s, "$1/* components/menu.client.ts */$2");
  return format(short, { parser: "html", printWidth: 110, htmlWhitespaceSensitivity: "ignore" });
}

test("the files of dist/", async () => {
  await expect(masked(`${filesBelow().join("\n")}\n`)).toMatchFileSnapshot("pages/files.txt");
});

test.each(pageFiles())("the HTML of %s", async (path) => {
  await expect(await readable(readDist(path))).toMatchFileSnapshot(`pages/${pageName(path)}.html`);
});

test("every snapshot of a page, and every picture of one, is of a page that the site has", () => {
  const folders = ["tests/snapshot/pages", "tests/browser/reference"].map((path) => join(root, path));
  const files = folders.flatMap((folder) => filesBelow(folder).map((path) => join(folder, path)));
  const names = pageFiles().map(pageName);
  const stale = files.filter(
    (file) => /\.(html|webp)$/.test(file) && !names.includes(pageName(basename(file))),
  );
  const remove = () => stale.map((file) => rmSync(file));
  if (stale.length > 0) acceptOrFail(`the site no longer has the page of ${stale.join(", ")}`, remove);
});

/** Search engines cut longer titles and descriptions, and replace a description that says too little. */
test.each(navigation)("$path has a title and a description that search results show in full", ({ path }) => {
  const page = parse(readDist(`${path.slice(1)}index.html`)).children;
  const title = DomUtils.findOne(({ name }) => name === "title", page);
  const description = DomUtils.findOne(({ attribs }) => attribs.name === "description", page);
  expect(title && DomUtils.textContent(title)).toMatch(/^.{1,60}$/);
  expect(description?.attribs.content).toMatch(/^.{110,160}$/);
});

test.each(pageFiles())("%s has at most 13,000 bytes after brotli", (path) => {
  expect(brotliCompressSync(readDist(path)).length).toBeLessThanOrEqual(13_000);
});

test.each(["least", "most"] as const)("the contact card with the %s facts", async (facts) => {
  const card = readDist("contact.vcf", distOf(facts));
  expect(card).toMatch(/^([^\r\n]+\r\n)+$/); // as RFC 2426 requires, and below that as it advises
  expect(Math.max(...card.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  await expect(card.replaceAll("\r", "")).toMatchFileSnapshot(`pages/contact-${facts}.vcf`);
});

test("photographs have their text alternatives and captions on two pages", () => {
  const pages = pageFiles(distOf("photographs")).map((path) => readDist(path, distOf("photographs")));
  const shown =
    /<img alt="The water in the flush pump before[^>]* src="\/assets\/.*The pump, before the work/;
  expect(pages.filter((html) => shown.test(html))).toHaveLength(2);
});

test("the menu's script has at most 600 bytes after brotli", () => {
  const [script = ""] = /(?<=<script>).*?(?=<\/script>)/s.exec(readDist("index.html")) ?? [];
  expect(script).toContain("matchMedia");
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(600);
});
