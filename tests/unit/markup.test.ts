import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { parse } from "parse5";
import type { ReactNode } from "react";
import { createElement, Fragment } from "react";
import { expect, test } from "vitest";
import type { PageMeta } from "../../scripts/contract.ts";
import type { HtmlFile } from "../../scripts/output/output-file.ts";
import { bundle } from "../../scripts/stages/bundle.ts";
import { discover } from "../../scripts/stages/discover.ts";
import { load } from "../../scripts/stages/load.ts";
import { minify } from "../../scripts/stages/minify.ts";
import { render } from "../../scripts/stages/render.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { root } from "../root.ts";
import { attributesOf, contentOf, elementsOf, normalized } from "./dom.ts";

const sources = discover(root);
const [site, assets] = await Promise.all([load(root, sources), bundle(root)]);

/** A minified page in the site's layout; asserts that minifying hasn't changed it. */
async function made(body: ReactNode, meta: Partial<PageMeta> = {}, computedCss = "") {
  const page = {
    file: "pages/hostile.tsx",
    path: "/hostile/",
    output: "hostile/index.html",
    meta: { title: "Hostile", description: "Hostile", ...meta },
    Body: () => body,
    modules: [],
    computedCss,
  };
  const [rendered] = render({ ...site, pages: [page] }, assets);
  if (rendered === undefined) throw new Error("nothing was rendered");
  const { contents } = await minify(rendered);
  expect(normalized(contents)).toBe(normalized(rendered.contents));
  return parse(contents);
}

type Document = Awaited<ReturnType<typeof made>>;

const plain = await made(null);

const texts = {
  "a script": "<script>alert('x')</script>",
  quotes: `"'\`‘’“”&quot;&amp;&#39;`,
  "ends of blocks": "</style></script></title></textarea>--><!--]]>",
  templates: "{{ constructor }} $" + "{x} <%= x %> <?php x ?> {% x %}",
  "text that runs both ways": "\u202Eabc\u202C \u2066def\u2069 \u05D0\u05D1",
  "characters without width": "a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg",
  emoji: "👩‍👩‍👧‍👦 🏳️‍🌈 🇬🇧 ❤️",
  "spaces that may not break": "£\u00A042 10\u202Fmm",
  "other line endings": "a\u2028b\u2029c",
  "a paragraph of 100 KB": "Cold at the bottom? <b>&amp; ".repeat(4000).trim(),
  "one word of 100 KB": "<".repeat(100_000),
};

/** Structured data and styles that contain a text. */
const linkedData = (text: string) =>
  createElement("script", { type: "application/ld+json" }, JSON.stringify({ text }));
const cssWith = (text: string) => `.a::before{content:${JSON.stringify(text)}}`;

/** Expects these in a page as written, and no other elements. */
function expectData(page: Document, text: string): void {
  const [data = ""] = elementsOf(page, "script")
    .filter((script) => attributesOf(script).type)
    .map(contentOf);
  expect(JSON.parse(data)).toEqual({ text });
  // React escapes the s of "style".
  const unescaped = (css: string) =>
    css.replace(/(<\/?)\\(73|53) /g, (_, start, code) => start + String.fromCharCode(Number(`0x${code}`)));
  const [styles = "", ...moreStyles] = elementsOf(page, "style").map(contentOf).map(unescaped);
  expect(styles.endsWith(`${cssWith(text)}}`)).toBe(true);
  expect(moreStyles).toEqual([]);
  const count = (name: string) => elementsOf(page, name).length - elementsOf(plain, name).length;
  expect(["script", "b", "title", "main"].map(count)).toEqual([1, 0, 0, 0]);
}

test.each(Object.entries(texts))("a page shows %s as written, in every place", async (_, text) => {
  const paragraph = createElement("p", { id: "text", title: text, "data-text": text }, text);
  const body = createElement(Fragment, null, paragraph, linkedData(text));
  const page = await made(body, { title: text, description: text }, cssWith(text));
  expectData(page, text);
  const paragraphs = elementsOf(page, "main").flatMap((main) => elementsOf(main, "p"));
  expect(paragraphs.map(contentOf)).toEqual([text]);
  expect(paragraphs.map(attributesOf)).toEqual([{ id: "text", title: text, "data-text": text }]);
  expect(
    elementsOf(page, "head")
      .flatMap((head) => elementsOf(head, "title"))
      .map(contentOf),
  ).toEqual([text]);
  const metas = elementsOf(page, "meta").map(attributesOf);
  expect(metas).toContainEqual({ name: "description", content: text });
});

/** Text with characters that parsers may misread, and any others that HTML allows. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."<>/&;\"'`=-!?%{}[]()\\\n\t "),
      fc.constantFrom(..."</script <script> </style <style <!-- --> ]]> <% %> <? ?>".split(" ")),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    ),
  )
  .map((parts) => parts.join("").replace(/[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu, ""));

test("text in a page's style and script stays as written, and never becomes an element", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (text) => {
      expectData(await made(linkedData(text), {}, cssWith(text)), text);
    }),
  );
});

/** Quality 9: at 11, which visitors get, one word changes the size by as much as minifying saves. */
const compressedBytes = (page: HtmlFile) =>
  brotliCompressSync(secure(page).contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

test("minifying changes no page's DOM, and makes every page smaller after compression", async () => {
  for (const page of render(site, assets)) {
    const minified = await minify(page);
    expect(normalized(minified.contents), page.path).toBe(normalized(page.contents));
    expect(compressedBytes(minified), page.path).toBeLessThan(compressedBytes(page));
  }
});
