import { describe, expect, test } from "vitest";
import { DOCUMENT_BUDGET, pageBudget } from "../../scripts/checks/site/page-budget.ts";
import { locate } from "../../scripts/errors/locate.ts";
import type { HtmlFile } from "../../scripts/output/output-file.ts";
import { check } from "../../scripts/stages/check.ts";
import { data, faultsIn, faultsInHead, faultsOf, headOf, page, told } from "./fixture.ts";

const size = 'width="9" height="9"';

const drawing = (fill: string, symbol: string) =>
  `<svg ${size}><linearGradient id="warm"/><path fill="url(#${fill})"/><use href="#${symbol}"/></svg>`;
const labelled = (label: string) =>
  `<label for="${label}">Name</label><input id="name" aria-describedby="hint name">`;
const phoneLink = (called: string, shown: string) => `<a href="tel:+44${called}">${shown}</a>`;

test.each([
  '<a href="/">Home</a><a href="/about/#team">Team</a><a href="#here">Here</a><i id="here"></i>',
  '<a href="https://elsewhere.example/">Elsewhere</a><a href="https://example.org/about/">Ourselves</a>',
  `<img src="/icon.svg" alt="" ${size}>${phoneLink("1632960123", "Call 01632 960123")} from £42`,
  `${drawing("warm", "warm")}<svg ${size}><g><svg x="1"></svg></g></svg>`,
  `<svg role="img" ${size}><title>A pipe</title></svg><svg role="img" aria-label="A pipe" ${size}></svg>`,
  `${labelled("name")}<i id="hint"></i>`,
  "<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3><h4>E</h4>",
])("accepts %s", (body) => {
  expect(faultsOf([page("index.html", body), page("about/index.html", '<p id="team">Team</p>')])).toEqual([]);
});

const noId = (address: string) =>
  `${address} leads to a page that has no element with the id "${address.split("#")[1]}".`;
const nowhere = (reference: string) => `${reference} refers to no element on the page.`;
const misspelt = "aria-hiden isn't an attribute of ARIA.";
const invalid = (element: string) => `${element} has an invalid value.`;
const blocked = (attribute: string) => `The page's policy blocks ${attribute}.`;
const noCharacter = (code: string) => `Contains the character ${code}, which HTML doesn't allow.`;

test.each<[what: string, body: string, ...messages: string[]]>([
  ["links to pages that don't exist", '<a href="/area/">x</a>', "/area/ doesn't exist."],
  ["pictures that don't exist", `<img src="/icon.png" alt="" ${size}>`, "/icon.png doesn't exist."],
  ["files in srcset", `<img src="/icon.svg" srcset="/e.svg 2x" alt="" ${size}>`, "/e.svg doesn't exist."],
  [
    "addresses in attributes",
    `<svg ${size}><g filter="url(&quot;/f.svg&quot;)"/></svg>`,
    "/f.svg doesn't exist.",
  ],
  ["relative links", '<a href="about/">x</a>', "about/ is relative, or outside /."],
  ["links that aren't addresses", '<a href="https://">y</a>', "“https://” isn't a valid address."],
  ["missing anchors", '<a href="#start">y</a><a href="#top">z</a><a href="#:~:text=x">t</a>', noId("#start")],
  ["missing gradients and symbols", drawing("wram", "pipe"), noId("#wram"), noId("#pipe")],
  ["unknown schemes", '<a href="tell:+441632960123">x</a>', "Browsers can't open tell:+441632960123."],
  [
    "links that call unknown numbers",
    phoneLink("1632960124", "01632 960123"),
    "The link “01632 960123” calls tel:+441632960124, which is no number in data/.",
  ],
  [
    "links that call a different number from their text",
    phoneLink("1632960123", "01632 960456").replace("href", 'aria-label="01632 960123" href'),
    "Says “01632 960456”, which data/ doesn't state.",
    "The link “01632 960456” calls tel:+441632960123, which is 01632 960123 in data/.",
  ],
  ["duplicate ids", '<i id="a"></i><b id="a"></b><u id="b"></u>', 'The page has the id "a" more than once.'],
  [
    "labels, controls and descriptions for missing elements",
    `${labelled("nmae")}<nav aria-labelledby="top">`,
    ...['for="nmae"', 'aria-describedby="hint"', 'aria-labelledby="top"'].map(nowhere),
  ],
  ["unknown attributes", '<p aria-hiden="true" aria-label="A" data-popular="true">x</p>', misspelt],
  [
    "duplicate attributes",
    '<p lang="en">x</p><p lang="en" title="a" lang="de">y</p>',
    "An element has lang twice; browsers ignore the second.",
  ],
  [
    "undefined, NaN and objects in attributes",
    '<p id="town-undefined" title="a [object]">x</p><i data-x="[object Object]"></i><svg width="NaN" height="1"></svg>',
    ...['<p id="town-undefined">', '<i data-x="[object Object]">', '<svg width="NaN">'].map(invalid),
  ],
  [
    "null and undefined in texts",
    '<p>From <b>£null</b></p><p title="undefined miles">A nullity</p>',
    "Says “From £null”.",
    "Says “undefined miles”.",
  ],
  [
    "a second h1, and headings that skip a level",
    "<h1>A</h1><h1>B</h1><h3>C <b>and</b> D</h3>",
    "The page has more than one h1: “A”, “B”.",
    "The heading “C and D” is an h3 without an h2 above it.",
  ],
  [
    "pictures without a text or a size",
    '<img src="/icon.svg"><svg class="logo" width="9"></svg>',
    "<img> “/icon.svg” has no alt text.",
    "<img> “/icon.svg” has no width and height.",
    "<svg> “logo” has no width and height.",
  ],
  [
    "pictures without a name",
    `<svg role="img" ${size}><path/></svg><div role="img" aria-label=" "></div>`,
    "<svg> is an image without a name.",
    "<div> is an image without a name.",
  ],
  [
    "characters that HTML doesn't allow, but not rare ones",
    "a\u0000b\u0007c\uD83Dd\uFFFEe\u0000 \t\n\u202E\u200B\uFEFF\u00AD👩‍👧\uFFFD",
    ...["U+0000", "U+0007", "U+D83D", "U+FFFE", "U+FFFD"].map(noCharacter),
  ],
  [
    "styles and scripts in attributes",
    `<p style="color:red" onclick="one()">a</p><a href=" java\nscript:one()">b</a><svg ONLOAD="x" ${size}></svg>`,
    ...['style="color:red" on <p>', 'onclick="one()" on <p>'].map(blocked),
    ...['href=" java\nscript:one()" on <a>', 'onload="x" on <svg>'].map(blocked),
    "Browsers can't open  java\nscript:one().",
  ],
])("rejects %s", (_, body, ...messages) => {
  expect(faultsIn(body)).toEqual(messages);
});

test.each<[head: string, addresses: string[]]>([
  ["<style>@font-face{src:url(/a.woff2)}b{background:url('/b.png')}</style>", ["/a.woff2", "/b.png"]],
  ['<style>@import "/c.css";</style><link rel="manifest" href="/d.json">', ["/d.json", "/c.css"]],
  ['<meta property="og:image" content="https://example.org/g.png">', ["https://example.org/g.png"]],
])("rejects addresses that don't exist in %s", (head, addresses) => {
  expect(faultsInHead(head)).toEqual(addresses.map((address) => `${address} doesn't exist.`));
});

const below = { ...data, basePath: "/bakery/" };

test.each([
  ["without a trailing slash", '<a href="/about">x</a>', data, "/about doesn't exist."],
  ["outside the folder", '<a href="/about/">x</a>', below, "/about/ is relative, or outside /bakery/."],
  ["to a missing id", '<a href="/about/#team">x</a>', data, noId("/about/#team")],
])("rejects links to another page %s", (_, link, site, message) => {
  const pages = [page("index.html", link), page("about/index.html", "")];
  expect(faultsOf(pages, site)).toEqual([`pages/index.tsx: ${message}`]);
});

test("searches for links as the sources write them, without the site's folder", () => {
  const links = ["/bakery/area/", "/about/", "", "/bakery/#start"].map((href) => `<a href="${href}">x</a>`);
  const texts = check([page("index.html", links.join(""))], below).map(({ text }) => text);
  expect(texts).toEqual(["/area/", "/about/", "", "/#start"]);
});

describe("requests to other sites", () => {
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
    expect(faultsIn(markup)).toContain(
      `The browser would fetch ${address} from another site, which would learn about the visit.`,
    );
  });

  test("don't include links, names and data in the page", () => {
    const head =
      '<link rel="canonical" href="https://www.example.com/"><link rel="license" href="https://licence.example/">';
    expect(faultsInHead(head)).toEqual([]);
    const links = '<a href="https://elsewhere.example/">x</a><a href="mailto:a@b.example">y</a>';
    expect(faultsIn(`${links}<img src="data:image/png;base64,AA==" alt="" ${size}>`)).toEqual([]);
  });
});

test("rejects pages that no link leads to, unless they are hidden from search engines", () => {
  const home = page("index.html", '<a href="/a/#x">a</a><a href="https://elsewhere.example/c/">c</a>');
  const linked = (body: string) => page("a/index.html", `<i id="x"></i>${body}`);
  const hidden = headOf("c", '<meta name="robots" content="noindex">');
  const messages = (...pages: HtmlFile[]) => told(check(pages, data));
  expect(messages(home, linked(""), page("c/index.html", ""))).toEqual([
    "pages/c.tsx: No links lead from Home to /c/.",
  ]);
  expect(messages(home, linked('<a href="/c/">c</a>'), page("c/index.html", ""))).toEqual([]);
  expect(messages(home, linked(""), page("c/index.html", '<a href="/a/#x">a</a>', hidden))).toEqual([]);
});

const metaOf = (description: string) => `<meta name="description" content="${description}">`;

test("rejects missing, duplicate or shared titles and descriptions, and a page without an h1", () => {
  const description = (text: string) => metaOf(text.padEnd(70, "."));
  const files = [
    page("index.html", `<svg ${size}><title>A drawing’s</title></svg>`, description("Same")),
    page("a/index.html", "", `<title>A</title><title>A</title>${description("Same")}`),
    page("b/index.html", "", "<title>B</title>"),
    page("c/index.html", "", `<title>B</title>${description("C")}`),
  ];
  expect(faultsOf(files)).toEqual([
    "pages/index.tsx: The page has no title.",
    "pages/a.tsx: The page has more than one title.",
    "pages/c.tsx: The title is the same as in pages/b.tsx: “B”",
    `pages/a.tsx: The description is the same as in pages/index.tsx: “${"Same".padEnd(70, ".")}”`,
    "pages/b.tsx: The page has no description.",
  ]);
  const home = page("index.html", "");
  const none = { ...home, contents: home.contents.replaceAll("h1", "p") };
  expect(faultsOf([none])).toEqual(["pages/index.tsx: The page has no h1."]);
});

test.each([
  [60, 70, []],
  [60, 160, []],
  [61, 69, ["The title has 61 characters", "The description has 69 characters"]],
  [1, 161, ["The description has 161 characters"]],
])("measures a title of %s and a description of %s characters", (title, description, messages) => {
  const head = `<title>${"t".repeat(title)}</title>${metaOf("d".repeat(description))}`;
  expect(faultsOf([page("index.html", "", head)]).map((fault) => fault.split(": ")[1])).toEqual(messages);
});

test("rejects text in the display font with characters that it lacks", () => {
  const css =
    ":root{--font-display:A;--font-text:B;--label:600 1rem var(--font-display)}body,.note{font:1rem var(--font-text)}h1,h2{font-family:var(--font-display)}" +
    "@media (width>1rem){.menu[data-open] a:hover{color:red;font:var(--label)}}@font-face{font-family:Display}";
  const body =
    '<h1>Café <b class="note">naïve</b>&nbsp;<i>face</i></h1><p>über</p><nav class="menu"><a href="/">Face</a></nav>';
  const home = page("index.html", body, headOf("index.html", `<style>${css}</style>`));
  expect(check([home], data)).toMatchObject([
    {
      rule: "missing-glyph",
      places: ["pages/index.tsx"],
      text: "Café",
      message: "“Café” is set in the display font, which has no “é”.",
      hint: "Replace the character, or add it to displayCharacters in data/ and run: npm run font",
    },
    { message: "“Face” is set in the display font, which has no “F”." },
  ]);
});

const copied = (path: string) => ({ path, from: `static/${path}`, contents: new Uint8Array() });

test("rejects two files for one path: same name, same except for case, a folder, a compressed variant", () => {
  const more = ["Index.html", "about", "about/index.html", "index.html.br"].map(copied);
  const messages = told(check([page("index.html", ""), page("about/index.html", ""), ...more], data));
  expect(messages.filter((message) => message.startsWith("static/"))).toEqual([
    "static/Index.html: dist/Index.html already belongs to pages/index.tsx.",
    "static/about: dist/about already belongs to static/about/index.html.",
    "static/about/index.html: dist/about/index.html already belongs to pages/about.tsx.",
    "static/index.html.br: dist/index.html.br already belongs to pages/index.tsx.",
  ]);
});

test("accepts compressed files beside files that the build doesn't compress", () => {
  const files = ["plan.pdf", "plan.pdf.br", "plan.pdf.gz"].map(copied);
  expect(check([page("index.html", ""), ...files], data)).toEqual([]);
});

test("rejects a custom property that a page's styles read but nothing sets", () => {
  const css =
    "b{--a:1;left:var(--a);top:var(--aa,1px);width:var(--b)}@property --c{inherits:true}i{left:var(--c)}";
  expect(faultsInHead(`<style>${css}</style>`)).toEqual([
    "components/styles.css: The styles read --b, which nothing sets on that page.",
  ]);
});

test("rejects styles that no page uses", () => {
  const css =
    "@layer a{.card:hover,.card .title{color:var(--ink);background:url(/x.woff2)}}@media (width>1rem){.gone{width:.5rem}}" +
    '.card{&:hover,.in{top:0}}.card::after{content:"}.b{"}.card{fill:url(data:,{.c{)}' +
    ":root{--ink:red;--paper:white;--count:1}@property --count{inherits:true}@media print{.title.odd{--ink:black}}";
  const body = '<p class="card"><b class="title">x</b></p>';
  const home = page("index.html", body, headOf("index.html", `<style>${css}</style>`));
  expect(check([home, copied("x.woff2")], data).map(({ text, message }) => `${text}: ${message}`)).toEqual(
    [".gone", ".in", ".odd", "--paper"].map((name) => `${name}: No page uses ${name}.`),
  );
});

test("rejects a document over its budget after brotli, if documents are compressed", () => {
  const html = { path: "index.html", from: "pages/index.tsx", contents: "" };
  const sibling = (size: number) => ({ ...html, path: "index.html.br", contents: new Uint8Array(size) });
  expect(pageBudget([html, sibling(DOCUMENT_BUDGET)])).toEqual([]);
  expect(pageBudget([html])).toEqual([]);
  expect(told(pageBudget([html, sibling(DOCUMENT_BUDGET + 1)]))).toEqual([
    "pages/index.tsx: dist/index.html has 13001 bytes after brotli; the budget is 13000.",
  ]);
});

test("rejects a line of _headers that hosts would ignore", () => {
  const headers = (length: number) => {
    const contents = `/*\n${"  Content-Security-Policy: ".padEnd(length, "x")}\n`;
    return told(check([{ path: "_headers", from: "scripts/stages/configure.ts", contents }], data));
  };
  expect(headers(1999)).toEqual([]);
  expect(headers(2000)).toEqual([
    "scripts/hosting/headers.ts: Content-Security-Policy has 2000 characters in dist/_headers; hosts ignore lines of 2000 or more.",
  ]);
});

describe("places", () => {
  const words = [".price-card {}", ".price {}", "<p>25 miles</p>", "<p>5 miles</p>", 'id="x" max="9" x-y'];
  const sources = new Map([
    ["data/navigation.ts", 'one\n{ path: "/area/" },\n'],
    ["pages/index.tsx", '<a href="/area/#x">\n<a href="/area/">\n'],
    ["a.tsx", words.join("\n")],
  ]);
  const own = ["pages/index.tsx:1", "pages/index.tsx:2"];
  const problem = { rule: "broken-link", message: "/x/ doesn't exist.", hint: "Fix it." };

  test.each([
    ["a text in the page's own file", "/area/", "pages/index.tsx", own],
    ["a text in other files", "/area/", "pages/about.tsx", ["data/navigation.ts:2", ...own]],
    ["a whole value", "/area/#x", "pages/index.tsx", ["pages/index.tsx:1"]],
    ["a part of a value", "rea/#x", "pages/index.tsx", ["pages/index.tsx:1"]],
    ["a text that isn't found", "/nowhere/", "pages/index.tsx", ["pages/index.tsx"]],
    ["white space, which is on every line", "\v", "pages/index.tsx", ["pages/index.tsx"]],
    ["a line that is known", "", "pages/index.tsx:7", ["pages/index.tsx:7"]],
    ["a class, not the start of another", ".price", "a.tsx", ["a.tsx:2"]],
    ["a figure, not the end of another", "5 miles", "a.tsx", ["a.tsx:4"]],
    ["a value, not a part of a name", "x", "a.tsx", ["a.tsx:5"]],
    ["a part of a word that is no word itself", "mile", "a.tsx", ["a.tsx:3", "a.tsx:4"]],
  ])("are found for %s", (_, text, place, places) => {
    expect(locate([{ ...problem, places: [place], text }], sources)[0]?.places).toEqual(places);
  });

  test("are merged if several pages have the same problem", () => {
    const files = ["pages/a.tsx", "pages/b.tsx", "pages/a.tsx"];
    const problems = files.map((file) => ({ ...problem, places: [file] }));
    expect(locate(problems, sources)).toEqual([{ ...problem, places: ["pages/a.tsx", "pages/b.tsx"] }]);
  });

  test("of a mistake in a shared component are the component's line", () => {
    const paths = ["index.html", "a/index.html", "b/index.html", "c/index.html"];
    const links = paths.map((path) => `<a href="/${path.replace("index.html", "")}">x</a>`).join("");
    const pages = paths.map((path) => page(path, `${links}<p aria-hiden="true">x</p>`));
    const footer = "export const Footer = () => (\n  <p aria-hiden>x</p>\n);";
    const located = locate(check(pages, data), new Map([["components/page/Footer.tsx", footer]]));
    expect(told(located)).toEqual(["components/page/Footer.tsx:2: aria-hiden isn't an attribute of ARIA."]);
  });
});
