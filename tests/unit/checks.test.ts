import { describe, expect, test } from "vitest";
import { locate } from "../../scripts/errors/locate.ts";
import type { HtmlFile, OutputFile } from "../../scripts/output/output-file.ts";
import { check } from "../../scripts/stages/check.ts";
import { data, headOf, page, problemsOf, report, told } from "./fixture.ts";

const size = 'width="9" height="9"';

const drawing = (fill: string, symbol: string) =>
  `<svg ${size}><linearGradient id="warm"/><path fill="url(#${fill})"/><use href="#${symbol}"/></svg>`;
const labelled = (label: string) =>
  `<label for="${label}">Name</label><input id="name" aria-describedby="hint name">`;
const phoneLink = (called: string, shown: string) => `<a href="tel:+44${called}">${shown}</a>`;
const linkTo = (rel: string) => `<link rel="${rel}" href="https://cdn.example/x">`;

const about = page("about/index.html", '<p id="team">Team</p>');
const home = (body: string) => [page("index.html", body), about];

test.each([
  '<a href="/">Home</a><a href="/about/#team">Team</a><a href="#here">Here</a><i id="here"></i>',
  '<a href="https://elsewhere.example/">Elsewhere</a><a href="mailto:a@b.example">y</a>',
  '<a href="https://example.org/about/">Ourselves</a>',
  `<img src="/icon.svg" alt="" ${size}>${phoneLink("1632960123", "Call 01632 960123")} from £42`,
  `<img src="data:image/png;base64,AA==" alt="" ${size}>`,
  `${drawing("warm", "warm")}<svg ${size}><g><svg x="1"></svg></g></svg>`,
  `<svg role="img" ${size}><title>A pipe</title></svg><svg role="img" aria-label="A pipe" ${size}></svg>`,
  `${labelled("name")}<i id="hint"></i>`,
  "<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3><h4>E</h4>",
  '<style>i:hover,b:not(:focus):hover{top:0;&:focus:hover{color:red}}b::after{content:"a:b;c:d:";fill:url(data:a:b)}</style>',
  ...["canonical", "license"].map(linkTo),
  '<style>p{color:red}</style><script>one()</script><script type="application/ld+json">{}</script><p>x</p>',
])("accepts %s", (body) => {
  expect(problemsOf(home(body))).toEqual([]);
});

const unusedStyles =
  "@layer a{.card:hover,.card .title{color:var(--ink);background:url(/icon.svg)}}@media (width>1rem){.gone{width:.5rem}}" +
  '.card{&:hover,.in{top:0}}.card::after{content:"}.b{"}.card{fill:url(data:,{.c{)}' +
  ":root{--ink:red;--paper:white;--count:1}@property --count{inherits:true}@media print{.title.odd{--ink:black}}";

/** Bodies with mistakes. */
const BODIES = [
  '<a href="/area/">x</a>',
  `<img src="/icon.png" alt="" ${size}>`,
  `<img src="/icon.svg" srcset="/e.svg 2x" alt="" ${size}>`,
  `<svg ${size}><g filter="url(&quot;/f.svg&quot;)"/></svg>`,
  "<style>@font-face{src:url(/a.woff2)}b{background:url('/b.png')}</style>",
  '<style>@import "/c.css";</style><link rel="manifest" href="/d.json">',
  '<meta property="og:image" content="https://example.org/g.png">',
  '<a href="/area/#a">x</a><a href="/area/?b">x</a><a href="/static/icon.svg">x</a>',
  '<a href="about/">x</a><a href="/about">x</a><a href="https://">y</a><a href="tell:+441632960123">x</a>',
  '<a href="#start">y</a><a href="#top">z</a><a href="#:~:text=x">t</a><a href="#%E0">e</a>',
  '<a href="/about/#teams">x</a>',
  drawing("wram", "pipe"),
  phoneLink("1632960124", "01632 960123"),
  phoneLink("1632960123", "01632 960456").replace("href", 'aria-label="01632 960123" href'),
  '<i id="a"></i><b id="a"></b><u id="b"></u>',
  `${labelled("nmae")}<nav aria-labelledby="top">`,
  '<p aria-hiden="true" aria-label="A" data-popular="true">x</p>',
  '<p lang="en">x</p><p lang="en" title="a" lang="de">y</p>',
  '<p id="town-undefined" title="a [object]">x</p><i data-x="[object Object]"></i><svg width="NaN" height="1"></svg>',
  '<p>From <b>£null</b></p><p title="undefined miles">A nullity</p>',
  `<p>${"A text is cut before the mistake. ".repeat(3)}£NaN, or more</p>`,
  "<h1>A</h1><h1>B</h1><h3>C <b>and</b> D</h3>",
  '<img src="/icon.svg"><svg class="logo" width="9"></svg>',
  `<svg viewBox="0 0 9 9"></svg><svg role="img" ${size}><path/></svg><div role="img" aria-label=" "></div>`,
  "a\u0000b\u0007c\uD83Dd\uFFFEe\u0000 \t\n\u202E\u200B\uFEFF\u00AD👩‍👧\uFFFD",
  `<p style="color:red" onclick="one()">a</p><a href=" java\nscript:one()">b</a><svg ONLOAD="x" ${size}></svg>`,
  "<style>b{--a:1;left:var(--a);top:var(--aa,1px);width:var(--b)}@property --c{inherits:true}i{left:var(--c)}@media screen and (--d){u{top:0}}</style>",
  "<style>i{display:grid color: red;top:0}b{left:0;right:1 top: 2}u{i:hover{top:0}right:: 0}s{color:var(--a) top: 1;left:1:2}</style>",
  `<style>${unusedStyles}</style><p class="card"><b class="title">x</b></p>`,
  `<img src="https://cdn.example/x" alt="" ${size}>`,
  `<img src="/icon.svg" srcset="https://cdn.example/x 2x" alt="" ${size}>`,
  `<img src="//cdn.example/x" alt="" ${size}>`,
  `<iframe src="https://cdn.example/x" ${size}></iframe>`,
  '<script src="https://cdn.example/x"></script>',
  `<svg ${size}><use href="https://cdn.example/x#a"/></svg>`,
  '<form action="https://cdn.example/x"></form>',
  '<a href="/" ping="https://cdn.example/x">x</a>',
  "<style>b{background:url(https://cdn.example/x)}</style>",
  '<style>@import "https://cdn.example/x";</style>',
  '<meta http-equiv="refresh" content="0;url=https://cdn.example/x">',
  ...["stylesheet", "preload", "icon", "preconnect", "dns-prefetch", "alternate stylesheet"].map(linkTo),
];

const inFolder = { ...data, basePath: "/bakery/" };
const bakeryLinks = ["/bakery/area/", "/about/", "", "/bakery/#start"].map(
  (href) => `<a href="${href}">x</a>`,
);

test("rejects mistakes in a page, and says where they are and what to do", async () => {
  const reports = BODIES.map((body) => report(body, problemsOf(home(body))));
  const bakery = report("in /bakery/", problemsOf([page("index.html", bakeryLinks.join(""))], inFolder));
  await expect([...reports, bakery].join("")).toMatchFileSnapshot("__snapshots__/checks.txt");
});

const titled = (title: string, description: string, path = "index.html") =>
  page(
    path,
    "",
    headOf(path)
      .replace(`>${path}<`, `>${title}<`)
      .replace(/(?<=content=").*(?=")/, description),
  );
const d = (length: number) => "d".repeat(length);
const copied = (path: string) => ({ path, from: `static/${path}`, contents: new Uint8Array() });
const headers = (length: number) => ({
  path: "_headers",
  from: "scripts/stages/configure.ts",
  contents: `/*\n${"  Content-Security-Policy: ".padEnd(length, "x")}\n`,
});

test.each<[what: string, files: readonly OutputFile[]]>([
  ["a long title with a short description", [titled("t".repeat(60), d(70))]],
  ["a long description", [titled("t", d(160))]],
  ["compressed files that the build doesn't make", [...home(""), ...["a.pdf", "a.pdf.br"].map(copied)]],
  ["a line of _headers that hosts read", [...home(""), headers(1999)]],
])("accepts %s", (_, files) => {
  expect(problemsOf(files)).toEqual([]);
});

test("rejects mistakes in several files, and says where they are and what to do", async () => {
  const bare = {
    ...about,
    path: "b/index.html",
    contents: about.contents.replace(/<head>.*?<\/head>|h1>/g, ""),
  };
  const styled = page("index.html", "<style>p{color:red}</style>");
  const late = styled.contents.replace(/(<meta http-equiv[^>]*>)(.*<\/style>)/, "$2$1");
  const names = ["Index.html", "about", "about/index.html", "index.html.br"];
  const sites: Readonly<Record<string, readonly OutputFile[]>> = {
    "without a title, a description and a heading": [bare],
    "with its policy after its styles": [{ ...styled, contents: late }],
    "with a title twice": [page("index.html", "", `<title>A</title>${headOf("index.html")}`)],
    "with shared titles and descriptions": ["a", "b"].map((name) => titled("A", d(70), `${name}/index.html`)),
    "with a title too long, a description too short": [titled("t".repeat(61), d(69))],
    "with a description too long": [titled("t", d(161))],
    "with two files for one path: same name, same except for case, a folder, a compressed variant": [
      ...home(""),
      ...names.map(copied),
    ],
    "with a line of _headers that hosts ignore": [headers(2000)],
  };
  const reports = Object.entries(sites).map(([what, files]) => report(what, problemsOf(files)));
  await expect(reports.join("")).toMatchFileSnapshot("__snapshots__/checks-of-files.txt");
});

test("rejects pages that no link leads to, unless they are hidden from search engines", () => {
  const home = page("index.html", '<a href="/a/#x">a</a><a href="https://elsewhere.example/c/">c</a>');
  const linked = (body: string) => page("a/index.html", `<i id="x"></i>${body}`);
  const hidden = headOf("c", '<meta name="robots" content="noindex">');
  const messages = (...pages: HtmlFile[]) => told(check([home, ...pages], data));
  const message = "pages/c.tsx: No links lead from Home to /c/.";
  expect(messages(linked(""), page("c/index.html", ""))).toEqual([message]);
  expect(messages(linked('<a href="/c/">c</a>'), page("c/index.html", ""))).toEqual([]);
  expect(messages(linked(""), page("c/index.html", "", hidden))).toEqual([]);
});

describe("places", () => {
  const words = [
    ".price-card {}",
    ".price {}",
    "<p>25 miles</p>",
    "<p>5 miles</p>",
    'id="x" max="9" x-y',
    "grid /* a */ gap:",
    "a { color: rgb(0 0 0 / 50%);\n  columns: repeat(2, 1fr)\n  gap: 0 }",
    'href("/team/#a")',
    'href("/team")',
  ];
  const sources = new Map([
    ["pages/team.tsx", 'import "../c/team/A.tsx"'],
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
    ["words around a comment", "grid gap:", "a.tsx", ["a.tsx:6"]],
    ["any value between two names of CSS", "columns: … gap:", "a.tsx", ["a.tsx:8"]],
    ["a page, not a folder of components", "/team/", "pages/team.tsx", ["a.tsx:10"]],
    ["a wrong address, not the start of a correct one", "/team", "a.tsx", ["a.tsx:11"]],
    ["a part of a word that is no word itself", "mile", "a.tsx", ["a.tsx:3", "a.tsx:4"]],
  ])("are found for %s", (_, text, place, places) => {
    expect(locate([{ ...problem, places: [place], text }], sources)[0]?.places).toEqual(places);
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
