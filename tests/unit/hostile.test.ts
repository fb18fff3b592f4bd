import fc from "fast-check";
import type { ReactNode } from "react";
import { createElement, Fragment } from "react";
import { expect, test } from "vitest";
import type { PageMeta } from "../../scripts/contract.ts";
import { bundle } from "../../scripts/stages/bundle.ts";
import { discover } from "../../scripts/stages/discover.ts";
import { load } from "../../scripts/stages/load.ts";
import { minify } from "../../scripts/stages/minify.ts";
import { render } from "../../scripts/stages/render.ts";
import { root } from "../root.ts";
import { cssOf, domOf, elementsOf, type Tree } from "./dom.ts";

const sources = discover(root);
const [site, assets] = await Promise.all([load(root, sources), bundle(root)]);

/** A page in the site's layout, before and after minifying. */
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
  const [before] = render({ ...site, pages: [page] }, assets);
  if (before === undefined) throw new Error("nothing was rendered");
  return { before: domOf(before.contents), after: domOf((await minify(before)).contents) };
}

const plain = (await made(null)).after;

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
function expectData(page: readonly Tree[], text: string): void {
  const [data] = elementsOf(page, "script").filter(({ attributes }) => attributes.type);
  expect(JSON.parse(String(data?.children[0]))).toEqual({ text });
  const [styles, ...moreStyles] = elementsOf(page, "style");
  expect(cssOf(styles).endsWith(`${cssWith(text)}}`)).toBe(true);
  expect(moreStyles).toEqual([]);
  const count = (name: string) => elementsOf(page, name).length - elementsOf(plain, name).length;
  expect(["script", "b", "title", "main"].map(count)).toEqual([1, 0, 0, 0]);
}

test.each(Object.entries(texts))("a page shows %s as written, in every place", async (_, text) => {
  const paragraph = createElement("p", { id: "text", title: text, "data-text": text }, text);
  const body = createElement(Fragment, null, paragraph, linkedData(text));
  const { before, after } = await made(body, { title: text, description: text }, cssWith(text));
  expect(after).toEqual(before);
  expectData(after, text);
  const [shown, ...moreParagraphs] = elementsOf(elementsOf(after, "main"), "p");
  expect(moreParagraphs).toEqual([]);
  expect(shown?.children).toEqual([text]);
  expect(shown?.attributes).toEqual({ id: "text", title: text, "data-text": text });
  expect(elementsOf(elementsOf(after, "head"), "title").map(({ children }) => children)).toEqual([[text]]);
  const metas = elementsOf(after, "meta").map(({ attributes }) => attributes);
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
      expectData((await made(linkedData(text), {}, cssWith(text))).after, text);
    }),
  );
});

test("every page has the same DOM before and after minifying", async () => {
  for (const page of render(site, assets)) {
    const { contents } = await minify(page);
    expect(domOf(contents), page.path).toEqual(domOf(page.contents));
  }
});
