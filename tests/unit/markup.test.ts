import { describe, expect, test } from "vitest";
import { locate } from "../../scripts/errors/locate.ts";
import type { HtmlFile } from "../../scripts/output/output-file.ts";
import { check } from "../../scripts/stages/check.ts";
import { data, faultsIn, faultsInHead, faultsOf, headOf, page } from "./checked.ts";

describe("links", () => {
  const missing = (address: string) => `Links to ${address}, which is not part of the site.`;

  test.each([
    ["<style>@font-face{src:url(/a.woff2)}b{background:url('/b.png')}</style>", ["/a.woff2", "/b.png"]],
    ['<style>@import "/c.css";</style><link rel="manifest" href="/d.json">', ["/d.json", "/c.css"]],
    ['<meta property="og:image" content="https://example.org/g.png">', ["https://example.org/g.png"]],
  ])("in %s are checked", (head, addresses) => {
    expect(faultsInHead(head)).toEqual(addresses.map(missing));
  });

  test("in srcset and in attributes that hold CSS are checked", () => {
    const image = '<img src="/icon.svg" srcset="/icon.svg 1x, /e.svg 2x" alt="" width="1" height="1">';
    const drawing = '<svg width="1" height="1"><g filter="url(&quot;/f.svg#a&quot;)"/></svg>';
    expect(faultsIn(image + drawing)).toEqual(["/e.svg", "/f.svg#a"].map(missing));
  });

  test("to a gradient, a filter or a symbol that the page lacks are rejected", () => {
    const drawing = (fill: string, symbol: string) =>
      `<svg width="1" height="1"><linearGradient id="warm"/><path fill="url(#${fill})"/><use href="#${symbol}"/></svg>`;
    expect(faultsIn(drawing("warm", "warm"))).toEqual([]);
    expect(faultsIn(drawing("wram", "pipe"))).toEqual([
      'Links to #pipe, but that page has no element with the id "pipe".',
      'Links to #wram, but that page has no element with the id "wram".',
    ]);
  });
});

describe("requests to other sites", () => {
  const size = 'width="1" height="1"';

  test.each([
    ["an image", `<img src="https://cdn.example/x" alt="" ${size}>`],
    ["a larger image", `<img src="/icon.svg" srcset="https://cdn.example/x 2x" alt="" ${size}>`],
    ["an address without its scheme", `<img src="//cdn.example/x" alt="" ${size}>`],
    ["a frame", `<iframe src="https://cdn.example/x" ${size}></iframe>`],
    ["a script", '<script src="https://cdn.example/x"></script>'],
    ["a symbol", `<svg ${size}><use href="https://cdn.example/x#a"/></svg>`],
    ["a form", '<form action="https://cdn.example/x"></form>'],
    ["a ping", '<a href="/" ping="https://cdn.example/x">x</a>'],
    ["a picture in CSS", "<style>b{background:url(https://cdn.example/x)}</style>"],
    ["a style sheet in CSS", '<style>@import "https://cdn.example/x";</style>'],
    ["a redirect", '<meta http-equiv="refresh" content="0;url=https://cdn.example/x">'],
    ...["stylesheet", "preload", "icon", "preconnect", "dns-prefetch", "alternate stylesheet"].map((rel) => [
      `a link that is ${rel}`,
      `<link rel="${rel}" href="https://cdn.example/x">`,
    ]),
  ])("by %s are rejected", (_, markup = "") => {
    const [address] = markup.match(/(https:)?\/\/cdn\.example\/x(#a)?/) ?? [];
    const message = `Makes the browser ask another site for ${address}, which then knows of the visit.`;
    expect(faultsIn(markup)).toContain(message);
  });

  test("are not what links, names and data in the page itself are", () => {
    const head =
      '<link rel="canonical" href="https://www.example.com/"><link rel="license" href="https://licence.example/">';
    expect(faultsInHead(head)).toEqual([]);
    const body =
      '<a href="https://elsewhere.example/">x</a><a href="mailto:a@b.example">y</a><img src="data:image/png;base64,AA==" alt="" ';
    expect(faultsIn(`${body}${size}>`)).toEqual([]);
  });
});

test("rejects pages that no link leads to, unless they are kept out of search engines", () => {
  const home = page("index.html", '<a href="/a/#x">a</a><a href="https://elsewhere.example/c/">c</a>');
  const linked = (body: string) => page("a/index.html", `<i id="x"></i>${body}`);
  const hidden = headOf("c", '<meta name="robots" content="noindex">');
  const messages = (...pages: HtmlFile[]) =>
    check(pages, data).map(({ places, message }) => `${places}: ${message}`);
  expect(messages(home, linked(""), page("c/index.html", ""))).toEqual([
    "pages/c.tsx: No link leads to /c/, neither from Home nor from a page that is linked there.",
  ]);
  expect(messages(home, linked('<a href="/c/">c</a>'), page("c/index.html", ""))).toEqual([]);
  expect(messages(home, linked(""), page("c/index.html", '<a href="/a/#x">a</a>', hidden))).toEqual([]);
});

test("rejects labels, controls and descriptions that refer to no element of the page", () => {
  const markup = (label: string) =>
    `<label for="${label}">Name</label><input id="name" aria-describedby="hint name">`;
  expect(faultsIn(`${markup("name")}<i id="hint"></i>`)).toEqual([]);
  expect(faultsIn(`${markup("nmae")}<nav aria-labelledby="top">`)).toEqual([
    'for="nmae" leads to no element of the page.',
    'aria-describedby="hint" leads to no element of the page.',
    'aria-labelledby="top" leads to no element of the page.',
  ]);
});

test("rejects unknown attributes", () => {
  const body =
    '<p aria-hiden="true" aria-label="A" className="a" data-popular="true"><label htmlFor="b">x</label></p>' +
    '<svg width="1" height="1"><path strokeWidth="2" stroke-width="2"/></svg>';
  expect(faultsIn(body)).toEqual([
    "aria-hiden is no attribute of ARIA.",
    "className is no attribute of HTML.",
    "htmlFor is no attribute of HTML.",
    "strokeWidth is no attribute of HTML.",
  ]);
});

test("rejects an attribute that an element has twice", () => {
  expect(faultsIn('<p lang="en">x</p><p lang="en" title="a" lang="de">y</p>')).toEqual([
    "An element has the attribute lang twice; browsers drop the second.",
  ]);
});

test("rejects values that nobody meant: undefined, null, NaN, objects", () => {
  const attributes = '<p id="town-undefined" title="a [object]">x</p><i data-x="[object Object]"></i>';
  expect(faultsIn(`${attributes}<svg width="NaN" height="1"></svg>`)).toEqual([
    'Writes <p id="town-undefined">.',
    'Writes <i data-x="[object Object]">.',
    'Writes <svg width="NaN">.',
  ]);
  expect(faultsIn('<p>From <b>£null</b></p><p title="undefined miles">A nullity</p>')).toEqual([
    "Says “From £null”.",
    "Says “undefined miles”.",
  ]);
});

test("rejects a page without an h1 or with two, and headings that leave out a level", () => {
  expect(faultsIn("<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3><h4>E</h4>")).toEqual([]);
  expect(faultsIn("<h1>A</h1><h1>B</h1><h3>C <b>and</b> D</h3>")).toEqual([
    "The page has more than one h1: “A”, “B”.",
    "The heading “C and D” is an h3 with no h2 above it.",
  ]);
  const home = page("index.html", "");
  const none = { ...home, contents: home.contents.replaceAll("h1", "p") };
  expect(faultsOf([none])).toEqual(["pages/index.tsx: The page has no h1."]);
});

test("rejects pictures without a text, a size or a name, except inside a drawing", () => {
  const size = 'width="9" height="9"';
  expect(faultsIn('<img src="/icon.svg"><svg class="logo" width="9"></svg>')).toEqual([
    "<img> “/icon.svg” has no alt text.",
    "<img> “/icon.svg” has no width and height.",
    "<svg> “logo” has no width and height.",
  ]);
  expect(faultsIn(`<svg role="img" ${size}><path/></svg><div role="img" aria-label=" "></div>`)).toEqual([
    "<svg> is a picture without a name.",
    "<div> is a picture without a name.",
  ]);
  const named = `<svg role="img" ${size}><title>A pipe</title></svg><svg role="img" aria-label="A pipe" ${size}></svg>`;
  expect(faultsIn(named)).toEqual([]);
  expect(faultsIn(`<svg ${size}><g><svg x="1"></svg></g></svg>`)).toEqual([]);
});

test("reports a fault in the frame of several pages once, at the line that it was written in", () => {
  const paths = ["index.html", "a/index.html", "b/index.html", "c/index.html"];
  const links = paths.map((path) => `<a href="/${path.replace("index.html", "")}">x</a>`).join("");
  const pages = paths.map((path) => page(path, `${links}<p aria-hiden="true">x</p>`));
  const footer = "export const Footer = () => (\n  <p aria-hiden>x</p>\n);";
  expect(locate(check(pages, data), new Map([["components/page/Footer.tsx", footer]]))).toMatchObject([
    { places: ["components/page/Footer.tsx:2"], message: "aria-hiden is no attribute of ARIA." },
  ]);
});
