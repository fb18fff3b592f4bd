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

const plain = await made(null);

const texts = [
  "<script>alert('x')</script>",
  `"'\`‘’“”&quot;&amp;&#39;`,
  "</style></script></title></textarea>--><!--]]>",
  "{{ constructor }} $" + "{x} <%= x %> <?php x ?> {% x %}",
  "both ways: \u202Eabc\u202C \u2066def\u2069 \u05D0\u05D1",
  "without width: a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg",
  "👩‍👩‍👧‍👦 🏳️‍🌈 🇬🇧 ❤️",
  "spaces that may not break: £\u00A042 10\u202Fmm",
  "other line endings: a\u2028b\u2029c",
  "Cold at the bottom? <b>&amp; ".repeat(4000).trim(),
  "<".repeat(100_000),
];

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

test("a page shows any text as written, in every place, and never as an element", async () => {
  const shown = async (text: string) => {
    const paragraph = createElement("p", { id: "text", title: text, "data-text": text }, text);
    const data = createElement("script", { type: "application/ld+json" }, JSON.stringify({ text }));
    const css = `.a::before{content:${JSON.stringify(text)}}`;
    const body = createElement(Fragment, null, paragraph, data);
    const page = await made(body, { title: text, description: text }, css);
    const all = (name: string) => elementsOf(page, name);
    const within = (parent: string, name: string) => all(parent).flatMap((each) => elementsOf(each, name));
    const paragraphs = within("main", "p").map((each) => [contentOf(each), attributesOf(each)]);
    expect(paragraphs).toEqual([[text, { id: "text", title: text, "data-text": text }]]);
    expect(within("head", "title").map(contentOf)).toEqual([text]);
    expect(all("meta").map(attributesOf)).toContainEqual({ name: "description", content: text });
    const [json = ""] = all("script")
      .filter((script) => attributesOf(script).type)
      .map(contentOf);
    expect(JSON.parse(json)).toEqual({ text });
    // React escapes the s of "style".
    const unescaped = (_: string, start: string, code: string) => `${start}${code === "73" ? "s" : "S"}`;
    const styles = all("style").map((style) => contentOf(style).replace(/(<\/?)\\(73|53) /g, unescaped));
    expect(styles.map((style) => style.endsWith(`${css}}`))).toEqual([true]);
    const count = (name: string) => all(name).length - elementsOf(plain, name).length;
    expect(["script", "b", "title", "main"].map(count)).toEqual([1, 0, 0, 0]);
  };
  await fc.assert(fc.asyncProperty(text, shown), { examples: texts.map((each) => [each]) });
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
