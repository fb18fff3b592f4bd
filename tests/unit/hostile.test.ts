import type { ReactNode } from "react";
import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import type { PageMeta } from "../../scripts/contract.ts";
import { type Assets, bundle } from "../../scripts/stages/bundle.ts";
import { discover } from "../../scripts/stages/discover.ts";
import { load, type Site } from "../../scripts/stages/load.ts";
import { minify } from "../../scripts/stages/minify.ts";
import { render } from "../../scripts/stages/render.ts";
import { root } from "../root.ts";
import { domOf, elementsOf } from "./dom.ts";

let site: Site;
let assets: Assets;
beforeAll(async () => {
  site = await load(root, discover(root));
  assets = await bundle(root);
});

/** A page in the site's own layout, before and after minifying. */
async function made(body: ReactNode, meta: Partial<PageMeta> = {}) {
  const page = {
    file: "pages/hostile.tsx",
    path: "/hostile/",
    output: "hostile/index.html",
    meta: { title: "Hostile", description: "Hostile", ...meta },
    Body: () => body,
    modules: [],
  };
  const [before] = render({ ...site, pages: [page] }, assets);
  if (before === undefined) throw new Error("nothing was rendered");
  return { before: before.contents, after: (await minify(before)).contents };
}

const texts = {
  "a script": "<script>alert('x')</script>",
  quotes: `"'\`‘’“”&quot;&amp;&#39;`,
  "ends of blocks": "</style></script></title></textarea>--><!--]]>",
  templates: "{{ constructor }} $" + "{x} <%= x %> <?php x ?> {% x %}",
  "text that runs both ways": "\u202Eabc\u202C \u2066def\u2069 \u05D0\u05D1",
  "characters without width": "a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg",
  emoji: "👩‍👩‍👧‍👦 🏳️‍🌈 🇬🇧 ❤️",
  "spaces that may not break": "£\u00A0395 10\u202Fmm",
  "other ends of lines": "a\u2028b\u2029c",
  "a paragraph of 100 KB": "Cold at the bottom? <b>&amp; ".repeat(4000).trim(),
  "one word of 100 KB": "<".repeat(100_000),
};

describe.each(Object.entries(texts))("%s", (_, text) => {
  test("stands on the page as it was written, in text, attributes, title and description", async () => {
    const body = createElement("p", { id: "text", title: text, "data-text": text }, text);
    const { before, after } = await made(body, { title: text, description: text });
    expect(domOf(after)).toEqual(domOf(before));
    const dom = domOf(after);
    const [paragraph] = elementsOf(dom, "p").filter(({ attributes }) => attributes.id === "text");
    expect(paragraph?.children).toEqual([text]);
    expect(paragraph?.attributes).toEqual({ id: "text", title: text, "data-text": text });
    expect(elementsOf(elementsOf(dom, "head"), "title").map(({ children }) => children)).toEqual([[text]]);
    const metas = elementsOf(dom, "meta").map(({ attributes }) => attributes);
    expect(metas).toContainEqual({ name: "description", content: text });
  });

  test("stays inside the page's styles and scripts", async () => {
    const json = JSON.stringify({ text });
    const { after } = await made(createElement("script", { type: "application/ld+json" }, json), {
      css: `.a::before{content:${JSON.stringify(text)}}`,
    });
    const dom = domOf(after);
    const plain = domOf((await made(null)).after);
    const [data] = elementsOf(dom, "script").filter(({ attributes }) => attributes.type);
    expect(JSON.parse(String(data?.children[0]))).toEqual({ text });
    expect(elementsOf(dom, "style")).toHaveLength(1);
    const css = String(elementsOf(dom, "style")[0]?.children[0]).replace(/\\(73|53) /g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    expect(css.endsWith(`.a::before{content:${JSON.stringify(text)}}`)).toBe(true);
    for (const name of ["script", "b", "title", "main"]) {
      const more = name === "script" ? 1 : 0;
      expect(elementsOf(dom, name)).toHaveLength(elementsOf(plain, name).length + more);
    }
  });
});

test("the DOM of every page is the same before and after minifying", async () => {
  const pages = render(site, assets);
  expect(pages.length).toBeGreaterThan(6);
  for (const page of pages) {
    const { contents } = await minify(page);
    expect(domOf(contents), page.path).toEqual(domOf(page.contents));
  }
});
