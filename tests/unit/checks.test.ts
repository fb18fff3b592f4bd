import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { budget, DOCUMENT_BUDGET } from "../../scripts/checks/budget.ts";
import { rulesIn } from "../../scripts/checks/rules.ts";
import { locate } from "../../scripts/locate.ts";
import { check } from "../../scripts/stages/check.ts";
import { pageFiles, readDist } from "../root.ts";
import { data, faults, faultsOf, headOf, page } from "./checked.ts";

test("a site that is right has no problems", () => {
  const links =
    '<a href="/">Home</a><a href="/about/#team">Team</a><a href="#here">Here</a><i id="here"></i><img src="/icon.svg" alt="" width="9" height="9">' +
    '<a href="https://elsewhere.example/">Elsewhere</a><a href="https://example.org/about/">Ourselves</a>';
  const calls = '<a href="tel:+441184960123">Call 0118 496 0123</a> from £395';
  expect(faults({ "index.html": links, "about/index.html": `<p id="team">Team</p>${calls}` })).toEqual([]);
});

test("links that lead nowhere", () => {
  const image = '<img src="/icon.png" alt="" width="9" height="9">';
  expect(faults({ "index.html": '<a href="/area/">x</a>', "404.html": image })).toEqual([
    "pages/index.tsx: Links to /area/, which is not part of the site.",
    "pages/404.html.tsx: Links to /icon.png, which is not part of the site.",
  ]);
});

test("a page linked without its slash at the end, which many hosts would redirect", () => {
  expect(faults({ "index.html": '<a href="/about">x</a>', "about/index.html": "" })).toEqual([
    "pages/index.tsx: Links to /about, which is not part of the site.",
  ]);
});

test("links that would break at another depth, and text that is no address", () => {
  expect(
    faults({ "index.html": '<a href="about/">x</a><a href="https://">y</a>', "about/index.html": "" }),
  ).toEqual([
    "pages/index.tsx: Links to about/, which depends on where the page stands or leaves /.",
    "pages/index.tsx: “https://” is not an address.",
  ]);
});

test("links that leave the folder the site is served from", () => {
  const site = { ...data, basePath: "/reading/" };
  expect(
    faults(
      { "index.html": '<a href="/reading/">x</a><a href="/about/">y</a>', "about/index.html": "" },
      site,
    ),
  ).toEqual([
    "pages/index.tsx: Links to /about/, which depends on where the page stands or leaves /reading/.",
  ]);
});

test("a broken link is looked for as the sources write it, without the folder the site is served from", () => {
  const site = { ...data, basePath: "/reading/" };
  const links =
    '<a href="/reading/area/">x</a><a href="/about/">y</a><a href="">z</a><a href="/reading/#start">w</a>';
  expect(check([page("index.html", links)], site).map(({ text }) => text)).toEqual([
    "/area/",
    "/about/",
    "",
    "/#start",
  ]);
  expect(check([page("index.html", '<a href="">z</a>')], data)).toMatchObject([{ text: "" }]);
});

test("anchors that are not there", () => {
  expect(
    faults({
      "index.html":
        '<a href="/about/#team">x</a><a href="#start">y</a><a href="#top">z</a><a href="/about/#:~:text=x">t</a>',
      "about/index.html": "",
    }),
  ).toEqual([
    'pages/index.tsx: Links to /about/#team, but that page has no element with the id "team".',
    'pages/index.tsx: Links to #start, but that page has no element with the id "start".',
  ]);
});

test("an id that stands twice", () => {
  expect(faults({ "index.html": '<i id="a"></i><b id="a"></b><u id="b"></u>' })).toEqual([
    'pages/index.tsx: The id "a" stands more than once on a page, so links and labels meet only the first.',
  ]);
});

test("titles and descriptions that are missing, doubled or shared", () => {
  const description = (text: string) => `<meta name="description" content="${text.padEnd(70, ".")}">`;
  const files = [
    page("index.html", '<svg width="1" height="1"><title>A drawing’s</title></svg>', description("Same")),
    page("a/index.html", "", `<title>A</title><title>A</title>${description("Same")}`),
    page("b/index.html", "", "<title>B</title>"),
    page("c/index.html", "", `<title>B</title>${description("C")}`),
  ];
  expect(faultsOf(files)).toEqual([
    "pages/index.tsx: The page has no title.",
    "pages/a.tsx: The page has more than one title.",
    "pages/c.tsx: Has the same title as pages/b.tsx: “B”",
    `pages/a.tsx: Has the same description as pages/index.tsx: “${"Same".padEnd(70, ".")}”`,
    "pages/b.tsx: The page has no description.",
  ]);
});

test("a title over 60 characters, a description under 70 or over 160", () => {
  const head = (title: number, description: number) =>
    `<title>${"t".repeat(title)}</title><meta name="description" content="${"d".repeat(description)}">`;
  const counted = (title: number, description: number) =>
    faultsOf([page("index.html", "", head(title, description))]).map((fault) => fault.slice(0, 50));
  expect([counted(60, 70), counted(60, 160)]).toEqual([[], []]);
  expect(counted(61, 69)).toEqual([
    "pages/index.tsx: The title has 61 characters: “ttt",
    "pages/index.tsx: The description has 69 characters",
  ]);
  expect(counted(1, 161)).toEqual(["pages/index.tsx: The description has 161 character"]);
});

test("a link that calls another number than it shows", () => {
  expect(faults({ "index.html": '<a href="tel:+441184960124">0118 496 0123</a>' })).toEqual([
    "pages/index.tsx: A link that reads “0118 496 0123” calls tel:+441184960124: in data/ that is no number.",
  ]);
  expect(
    faults({ "index.html": '<a href="tel:+441184960123" aria-label="0118 496 0123">0118 496 0456</a>' }),
  ).toContain(
    "pages/index.tsx: A link that reads “0118 496 0456” calls tel:+441184960123: in data/ that is 0118 496 0123.",
  );
  expect(faults({ "index.html": '<a href="tell:+441184960123">0118 496 0123</a>' })).toEqual([
    "pages/index.tsx: Links to tell:+441184960123, which no browser opens.",
  ]);
});

test("the rules of styles: also those inside others, and none that stand in strings and addresses", () => {
  const css =
    "@layer base,rest;@layer base{h1,h2{margin:0;color:red}}.note{color:blue;&:hover,.in{top:0}}@font-face{src:a}" +
    '@media (width>1rem){.a::after{content:"}.b{"}.c{fill:url(d.svg?{);left:1px}}:root{--e: 1px}';
  expect(rulesIn(css)).toEqual([
    { selector: "h1,h2", declarations: "margin:0;color:red" },
    { selector: ".note", declarations: "color:blue" },
    { selector: "&:hover,.in", declarations: "top:0" },
    { selector: ".a::after", declarations: "content:" },
    { selector: ".c", declarations: "fill:;left:1px" },
    { selector: ":root", declarations: "--e: 1px" },
  ]);
});

test("characters that the file of the display face does not hold, where they are set in it", () => {
  const css =
    ":root{--font-display:A;--font-text:B;--label:600 1rem var(--font-display)}body,.note{font:1rem var(--font-text)}h1,h2{font-family:var(--font-display)}" +
    "@media (width>1rem){.menu[data-open] a:hover{color:red;font:var(--label)}}@font-face{font-family:Display}";
  const body =
    '<h1>Café <b class="note">naïve</b>&nbsp;<i>face</i></h1><p>über</p><nav class="menu"><a href="/">Face</a></nav>';
  const head = headOf("index.html", `<style>${css}</style>`);
  const problems = check([page("index.html", body, head)], data).filter(({ what }) =>
    what.includes("display"),
  );
  expect(problems).toEqual([
    {
      file: "pages/index.tsx",
      text: "Café",
      what: "“Café” is set in the display face, whose file does not hold “é”.",
      remedy:
        "Write it without that character, or add it to displayCharacters in data/ and run: npm run font",
    },
    expect.objectContaining({
      what: "“Face” is set in the display face, whose file does not hold “F”.",
    }),
  ]);
});

test("two files for one place: by the same name, by its case, as a folder, as a compressed sibling", () => {
  const files = [
    page("index.html", ""),
    page("about/index.html", ""),
    ...["Index.html", "about", "about/index.html", "index.html.br"].map((path) => ({
      path,
      from: `static/${path}`,
      contents: new Uint8Array(),
    })),
  ];
  expect(
    check(files, data)
      .map(({ file, what }) => `${file}: ${what}`)
      .filter((told) => told.startsWith("static/")),
  ).toEqual([
    "static/Index.html: Would be written to dist/Index.html, in the place of what pages/index.tsx becomes.",
    "static/about: Would be written to dist/about, in the place of what static/about/index.html becomes.",
    "static/about/index.html: Would be written to dist/about/index.html, in the place of what pages/about.tsx becomes.",
    "static/index.html.br: Would be written to dist/index.html.br, in the place of what pages/index.tsx becomes.",
  ]);
});

test("compressed files of one's own beside files that the build does not compress", () => {
  const files = ["plan.pdf", "plan.pdf.br", "plan.pdf.gz"].map((path) => ({
    path,
    from: `static/${path}`,
    contents: new Uint8Array(),
  }));
  expect(check([page("index.html", ""), ...files], data)).toEqual([]);
});

test("characters that HTML cannot hold, but not those that are only rare", () => {
  const body = "a\u0000b\u0007c\uD83Dd\uFFFEe\u0000 \t\n\u202E\u200B\uFEFF\u00AD👩‍👧\uFFFD";
  expect(faults({ "index.html": body })).toEqual([
    "pages/index.tsx: Holds the character U+0000, which no page should.",
    "pages/index.tsx: Holds the character U+0007, which no page should.",
    "pages/index.tsx: Holds the character U+D83D, which no page should.",
    "pages/index.tsx: Holds the character U+FFFE, which no page should.",
    "pages/index.tsx: Holds the character U+FFFD, which no page should.",
  ]);
});

test("a property that the styles of a page read and nothing sets", () => {
  const head = (css: string) => headOf("index.html", `<style>${css}</style>`);
  const css =
    "b{--a:1;left:var(--a);top:var(--aa,1px);width:var(--b)}@property --c{inherits:true}i{left:var(--c)}";
  expect(faultsOf([page("index.html", "", head(css))])).toEqual([
    "components/styles.css: The styles read --b, which nothing sets on that page.",
  ]);
});

test("styles that no page uses", () => {
  const head = (css: string) => headOf("index.html", `<style>${css}</style>`);
  const css =
    "@layer a{.card:hover,.card .title{color:var(--ink);background:url(/x.woff2)}}@media (width>1rem){.gone{width:.5rem}}" +
    ":root{--ink:red;--paper:white;--count:1}@property --count{inherits:true}@media print{.title.odd{--ink:black}}";
  const files = [
    page("index.html", '<p class="card"><b class="title">x</b></p>', head(css)),
    { path: "x.woff2", from: "static/x.woff2", contents: new Uint8Array() },
  ];
  expect(check(files, data).map(({ text, what }) => `${text} ${what}`)).toEqual([
    ".gone The styles name .gone, which no page uses.",
    ".odd The styles name .odd, which no page uses.",
    "--paper The styles name --paper, which no page uses.",
  ]);
});

test("a document over its budget after brotli, and none where nothing was compressed", () => {
  const html = { path: "index.html", from: "pages/index.tsx", contents: "" };
  const sibling = (size: number) => ({ ...html, path: "index.html.br", contents: new Uint8Array(size) });
  expect(budget([html, sibling(DOCUMENT_BUDGET)])).toEqual([]);
  expect(budget([html])).toEqual([]);
  expect(budget([html, sibling(DOCUMENT_BUDGET + 1)])).toMatchObject([
    {
      file: "pages/index.tsx",
      what: "dist/index.html is 13,001 bytes after brotli, over the budget of 13,000.",
    },
  ]);
});

test("the pages as built are within the budget", () => {
  for (const path of pageFiles()) {
    expect(brotliCompressSync(readDist(path)).length).toBeLessThanOrEqual(DOCUMENT_BUDGET);
  }
});

const sources = new Map([
  ["data/navigation.ts", 'one\n{ path: "/area/" },\n'],
  ["pages/index.tsx", '<a href="/area/#x">\n<a href="/area/">\n'],
]);

test("a problem is placed at each line that holds its text as a value", () => {
  const problem = { file: "pages/index.tsx", what: "wrong", remedy: "mend" };
  const places = (text?: string, line?: number) =>
    locate([{ ...problem, ...(text && { text }), ...(line && { line }) }], sources)[0]?.places;
  expect(places("/area/")).toEqual(["pages/index.tsx:1", "pages/index.tsx:2"]);
  const elsewhere = locate([{ ...problem, file: "pages/about.tsx", text: "/area/" }], sources);
  expect(elsewhere[0]?.places).toEqual(["data/navigation.ts:2", "pages/index.tsx:1", "pages/index.tsx:2"]);
  expect(places("/area/#x")).toEqual(["pages/index.tsx:1"]);
  expect(places("rea/#x")).toEqual(["pages/index.tsx:1"]);
  expect(places("/nowhere/")).toEqual(["pages/index.tsx"]);
  expect(places()).toEqual(["pages/index.tsx"]);
  expect(places("\v")).toEqual(["pages/index.tsx"]); // white space, of which every line has some
  expect(places("/area/", 7)).toEqual(["pages/index.tsx:7"]);
});

test("a text is found where it is whole words; only else inside other words", () => {
  const lines = [".price-card {}", ".price {}", "<p>25 miles</p>", "<p>5 miles</p>", 'id="x" max="9" x-y'];
  const found = (text: string, texts = lines) =>
    locate(
      [{ file: "pages/index.tsx", text, what: "", remedy: "" }],
      new Map([["a.tsx", texts.join("\n")]]),
    )[0]?.places;
  expect(found(".price")).toEqual(["a.tsx:2"]);
  expect(found("5 miles")).toEqual(["a.tsx:4"]);
  expect(found("x")).toEqual(["a.tsx:5"]);
  expect(found("mile")).toEqual(["a.tsx:3", "a.tsx:4"]);
});

test("the same fault on several pages is told once, with all its places", () => {
  const fault = { what: "Links to /x/", remedy: "Correct it." };
  const problems = [
    { file: "pages/a.tsx", ...fault },
    { file: "pages/b.tsx", ...fault },
    { file: "pages/a.tsx", ...fault },
  ];
  expect(locate(problems, sources)).toEqual([{ places: ["pages/a.tsx", "pages/b.tsx"], ...fault }]);
});
