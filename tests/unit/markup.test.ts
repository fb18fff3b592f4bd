import { describe, expect, test } from "vitest";
import { locate } from "../../scripts/locate.ts";
import { check } from "../../scripts/stages/check.ts";
import { data, faultsIn, faultsOf, headOf, page } from "./checked.ts";

/** What is wrong with a page whose head or styles hold this. */
const faultsInHead = (more: string) =>
  faultsOf([page("index.html", "", headOf("index.html", more))]).map((fault) =>
    fault.replace("pages/index.tsx: ", ""),
  );

describe("links", () => {
  test("in styles, in attributes that hold CSS, in srcset and in hints lead somewhere", () => {
    const notPart = (address: string) => `Links to ${address}, which is not part of the site.`;
    expect(faultsInHead("<style>@font-face{src:url(/a.woff2)}b{background:url('/b.png')}</style>")).toEqual([
      notPart("/a.woff2"),
      notPart("/b.png"),
    ]);
    expect(faultsInHead('<style>@import "/c.css";</style><link rel="manifest" href="/d.json">')).toEqual([
      notPart("/d.json"),
      notPart("/c.css"),
    ]);
    const image = '<img src="/icon.svg" srcset="/icon.svg 1x, /e.svg 2x" alt="" width="1" height="1">';
    expect(
      faultsIn(`${image}<svg width="1" height="1"><g filter="url(&quot;/f.svg#a&quot;)"/></svg>`),
    ).toEqual([notPart("/e.svg"), notPart("/f.svg#a")]);
    expect(faultsInHead('<meta property="og:image" content="https://example.org/g.png">')).toEqual([
      notPart("https://example.org/g.png"),
    ]);
  });

  test("to a gradient, a filter or a symbol lead to one of the page", () => {
    const drawing = (fill: string, symbol: string) =>
      `<svg width="1" height="1"><linearGradient id="warm"/><path fill="url(#${fill})"/><use href="#${symbol}"/></svg>`;
    expect(faultsIn(drawing("warm", "warm"))).toEqual([]);
    expect(faultsIn(drawing("wram", "pipe"))).toEqual([
      'Links to #pipe, but that page has no element with the id "pipe".',
      'Links to #wram, but that page has no element with the id "wram".',
    ]);
  });
});

describe("other sites", () => {
  const asks = (address: string) =>
    `Makes the browser ask another site for ${address}, which then knows of the visit.`;

  test.each([
    [
      "an image",
      '<img src="https://cdn.example/a.png" alt="" width="1" height="1">',
      "https://cdn.example/a.png",
    ],
    [
      "a larger image",
      '<img src="/icon.svg" srcset="//cdn.example/a.png 2x" alt="" width="1" height="1">',
      "//cdn.example/a.png",
    ],
    [
      "a frame",
      '<iframe src="https://maps.example/" width="1" height="1"></iframe>',
      "https://maps.example/",
    ],
    ["a script", '<script src="https://cdn.example/a.js"></script>', "https://cdn.example/a.js"],
    [
      "a symbol",
      '<svg width="1" height="1"><use href="https://cdn.example/a.svg#a"/></svg>',
      "https://cdn.example/a.svg#a",
    ],
    ["a form", '<form action="https://forms.example/"></form>', "https://forms.example/"],
    ["a ping", '<a href="/" ping="https://count.example/">x</a>', "https://count.example/"],
    [
      "a picture in CSS",
      "<style>b{background:url(https://cdn.example/b.png)}</style>",
      "https://cdn.example/b.png",
    ],
    [
      "a style sheet in CSS",
      '<style>@import "https://fonts.example/css";</style>',
      "https://fonts.example/css",
    ],
    [
      "a redirect",
      '<meta http-equiv="refresh" content="0;url=https://new.example/">',
      "https://new.example/",
    ],
    ...["stylesheet", "preload", "icon", "preconnect", "dns-prefetch", "alternate stylesheet"].map((rel) => [
      `a link that is ${rel}`,
      `<link rel="${rel}" href="https://cdn.example/x">`,
      "https://cdn.example/x",
    ]),
  ])("%s is not fetched from one", (_, markup, address) => {
    expect(faultsIn(markup ?? "")).toContain(asks(address ?? ""));
  });

  test("may be linked to and named; what is in the page itself is no request", () => {
    const head =
      '<link rel="canonical" href="https://www.example.com/"><link rel="license" href="https://licence.example/">';
    expect(faultsInHead(head)).toEqual([]);
    expect(faultsIn('<a href="https://elsewhere.example/">x</a><a href="mailto:a@b.example">y</a>')).toEqual(
      [],
    );
    expect(faultsIn('<img src="data:image/png;base64,AA==" alt="" width="1" height="1">')).toEqual([]);
  });
});

describe("pages that no link leads to", () => {
  const home = page("index.html", '<a href="/a/#x">a</a><a href="https://elsewhere.example/c/">c</a>');
  const listed = (more: string) => [
    home,
    page("a/index.html", `<i id="x"></i>${more}`),
    page("c/index.html", ""),
  ];
  const orphan = "pages/c.tsx: No link leads to /c/, neither from Home nor from a page that is linked there.";

  test("are named, but for those that are kept out of search engines", () => {
    const told = (pages: Parameters<typeof check>[0]) =>
      check(pages, data).map(({ file, what }) => `${file}: ${what}`);
    expect(told(listed(""))).toEqual([orphan]);
    expect(told(listed('<a href="/c/">c</a>'))).toEqual([]);
    const hidden = page(
      "c/index.html",
      '<a href="/a/#x">a</a>',
      headOf("c", '<meta name="robots" content="noindex">'),
    );
    expect(told([...listed("").slice(0, 2), hidden])).toEqual([]);
  });
});

test("labels, controls and descriptions lead to elements of their page", () => {
  const right =
    '<label for="name">Name</label><input id="name" aria-describedby="hint name"><i id="hint"></i>';
  expect(faultsIn(right)).toEqual([]);
  expect(
    faultsIn(
      '<label for="nmae">Name</label><input id="name" aria-describedby="hint name"><nav aria-labelledby="top">',
    ),
  ).toEqual([
    'for="nmae" leads to no element of the page.',
    'aria-describedby="hint" leads to no element of the page.',
    'aria-labelledby="top" leads to no element of the page.',
  ]);
});

describe("attributes", () => {
  test("that nobody defined are named", () => {
    expect(faultsIn('<p aria-hiden="true" aria-label="A">x</p>')).toEqual([
      "aria-hiden is no attribute of ARIA.",
    ]);
    expect(faultsIn('<p className="a" data-popular="true"><label htmlFor="b">x</label></p>')).toEqual([
      "className is no attribute of HTML.",
      "htmlFor is no attribute of HTML.",
    ]);
    expect(faultsIn('<svg width="1" height="1"><path strokeWidth="2" stroke-width="2"/></svg>')).toEqual([
      "strokeWidth is no attribute of HTML.",
    ]);
  });

  test("that stand twice on an element are named", () => {
    expect(faultsIn('<p lang="en">x</p><p lang="en" title="a" lang="de">y</p>')).toEqual([
      "An element has the attribute lang twice; browsers drop the second.",
    ]);
  });

  test("whose value nobody meant are named", () => {
    expect(
      faultsIn('<p id="town-undefined" title="a [object]">x</p><i data-x="[object Object]"></i>'),
    ).toEqual(['Writes <p id="town-undefined">.', 'Writes <i data-x="[object Object]">.']);
    expect(faultsIn('<svg width="NaN" height="1"></svg>')).toEqual(['Writes <svg width="NaN">.']);
    expect(faultsIn('<p>From <b>£null</b></p><p title="undefined miles">A nullity</p>')).toEqual([
      "Says “From £null”.",
      "Says “undefined miles”.",
    ]);
  });
});

test("a page has one h1, and no heading that leaves out a level", () => {
  expect(faultsIn("<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3><h4>E</h4>")).toEqual([]);
  expect(faultsIn("<h1>A</h1><h1>B</h1><h3>C <b>and</b> D</h3>")).toEqual([
    "The page has more than one h1: “A”, “B”.",
    "The heading “C and D” is an h3 with no h2 above it.",
  ]);
  const none = { ...page("index.html", ""), contents: page("index.html", "").contents.replaceAll("h1", "p") };
  expect(faultsOf([none])).toEqual(["pages/index.tsx: The page has no h1."]);
});

describe("pictures", () => {
  test("have a text and a size", () => {
    expect(faultsIn('<img src="/icon.svg"><svg class="logo" width="9"></svg>')).toEqual([
      "<img> “/icon.svg” has no alt text.",
      "<img> “/icon.svg” has no width and height.",
      "<svg> “logo” has no width and height.",
    ]);
  });

  test("that are pictures to everyone have a name", () => {
    const size = 'width="9" height="9"';
    expect(faultsIn(`<svg role="img" ${size}><path/></svg><div role="img" aria-label=" "></div>`)).toEqual([
      "<svg> is a picture without a name.",
      "<div> is a picture without a name.",
    ]);
    const named = `<svg role="img" ${size}><title>A pipe</title></svg><svg role="img" aria-label="A pipe" ${size}></svg>`;
    expect(faultsIn(named)).toEqual([]);
  });

  test("inside a drawing take their size from it", () => {
    expect(faultsIn('<svg width="9" height="9"><g><svg x="1"></svg></g></svg>')).toEqual([]);
  });
});

test("the same fault in the frame of six pages is one message, at the line that it was written in", () => {
  const paths = [
    "index.html",
    "a/index.html",
    "b/index.html",
    "c/index.html",
    "d/index.html",
    "e/index.html",
  ];
  const links = paths.map((path) => `<a href="/${path.replace("index.html", "")}">x</a>`).join("");
  const pages = paths.map((path) => page(path, `${links}<p aria-hiden="true">x</p>`));
  const sources = new Map([
    ["components/Footer.tsx", "export const Footer = () => (\n  <p aria-hiden>x</p>\n);"],
  ]);
  expect(locate(check(pages, data), sources)).toMatchObject([
    { places: ["components/Footer.tsx:2"], what: "aria-hiden is no attribute of ARIA." },
  ]);
});
