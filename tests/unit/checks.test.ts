import { describe, expect, test } from "vitest";
import { rulesIn } from "../../scripts/checks/rules.ts";
import { DOCUMENT_BUDGET, pageBudget } from "../../scripts/checks/site/page-budget.ts";
import { locate } from "../../scripts/errors/locate.ts";
import { check } from "../../scripts/stages/check.ts";
import { data, faults, faultsIn, faultsInHead, faultsOf, headOf, page } from "./checked.ts";

test("accepts a site that is right", () => {
  const links =
    '<a href="/">Home</a><a href="/about/#team">Team</a><a href="#here">Here</a><i id="here"></i><img src="/icon.svg" alt="" width="9" height="9">' +
    '<a href="https://elsewhere.example/">Elsewhere</a><a href="https://example.org/about/">Ourselves</a>';
  const calls = '<a href="tel:+441632960123">Call 01632 960123</a> from £42';
  expect(faults({ "index.html": links, "about/index.html": `<p id="team">Team</p>${calls}` })).toEqual([]);
});

describe("links", () => {
  const about = { "about/index.html": "" };
  const below = { ...data, basePath: "/bakery/" };

  test("to pages and files that don't exist are rejected", () => {
    const image = '<img src="/icon.png" alt="" width="9" height="9">';
    expect(faults({ "index.html": '<a href="/area/">x</a>', "404.html": image })).toEqual([
      "pages/index.tsx: Links to /area/, which is not part of the site.",
      "pages/404.html.tsx: Links to /icon.png, which is not part of the site.",
    ]);
  });

  test("without the slash at the end, which many hosts would redirect, are rejected", () => {
    expect(faults({ "index.html": '<a href="/about">x</a>', ...about })).toEqual([
      "pages/index.tsx: Links to /about, which is not part of the site.",
    ]);
  });

  test("that depend on the page's depth, or are no addresses, are rejected", () => {
    expect(faults({ "index.html": '<a href="about/">x</a><a href="https://">y</a>', ...about })).toEqual([
      "pages/index.tsx: Links to about/, which depends on where the page stands or leaves /.",
      "pages/index.tsx: “https://” is not an address.",
    ]);
  });

  test("out of the folder that the site is served from are rejected", () => {
    const links = '<a href="/bakery/">x</a><a href="/about/">y</a>';
    expect(faults({ "index.html": links, ...about }, below)).toEqual([
      "pages/index.tsx: Links to /about/, which depends on where the page stands or leaves /bakery/.",
    ]);
  });

  test("are looked for as the sources write them, without the folder that the site is served from", () => {
    const links =
      '<a href="/bakery/area/">x</a><a href="/about/">y</a><a href="">z</a><a href="/bakery/#start">w</a>';
    const texts = check([page("index.html", links)], below).map(({ text }) => text);
    expect(texts).toEqual(["/area/", "/about/", "", "/#start"]);
  });

  test("to an id that no element of the page has are rejected", () => {
    const links =
      '<a href="/about/#team">x</a><a href="#start">y</a><a href="#top">z</a><a href="/about/#:~:text=x">t</a>';
    expect(faults({ "index.html": links, ...about })).toEqual([
      'pages/index.tsx: Links to /about/#team, but that page has no element with the id "team".',
      'pages/index.tsx: Links to #start, but that page has no element with the id "start".',
    ]);
  });

  test("that call another number than they show are rejected", () => {
    expect(faultsIn('<a href="tel:+441632960124">01632 960123</a>')).toEqual([
      "A link that reads “01632 960123” calls tel:+441632960124: in data/ that is no number.",
    ]);
    expect(faultsIn('<a href="tel:+441632960123" aria-label="01632 960123">01632 960456</a>')).toContain(
      "A link that reads “01632 960456” calls tel:+441632960123: in data/ that is 01632 960123.",
    );
    expect(faultsIn('<a href="tell:+441632960123">01632 960123</a>')).toEqual([
      "Links to tell:+441632960123, which no browser opens.",
    ]);
  });
});

test("rejects an id that is used twice on a page", () => {
  expect(faultsIn('<i id="a"></i><b id="a"></b><u id="b"></u>')).toEqual([
    'The id "a" stands more than once on a page, so links and labels meet only the first.',
  ]);
});

const metaOf = (description: string) => `<meta name="description" content="${description}">`;

test("rejects titles and descriptions that are missing, doubled or shared", () => {
  const description = (text: string) => metaOf(text.padEnd(70, "."));
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

test("rejects a title over 60 characters, and a description under 70 or over 160", () => {
  const faultsWith = (title: number, description: number) =>
    faultsOf([
      page("index.html", "", `<title>${"t".repeat(title)}</title>${metaOf("d".repeat(description))}`),
    ]).map((fault) => fault.split(":")[1]);
  expect([faultsWith(60, 70), faultsWith(60, 160)]).toEqual([[], []]);
  expect(faultsWith(61, 69)).toEqual([" The title has 61 characters", " The description has 69 characters"]);
  expect(faultsWith(1, 161)).toEqual([" The description has 161 characters"]);
});

test("reads the rules of styles, nested ones too, and none from strings and addresses", () => {
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

test("rejects characters that the display font lacks, where they are set in it", () => {
  const css =
    ":root{--font-display:A;--font-text:B;--label:600 1rem var(--font-display)}body,.note{font:1rem var(--font-text)}h1,h2{font-family:var(--font-display)}" +
    "@media (width>1rem){.menu[data-open] a:hover{color:red;font:var(--label)}}@font-face{font-family:Display}";
  const body =
    '<h1>Café <b class="note">naïve</b>&nbsp;<i>face</i></h1><p>über</p><nav class="menu"><a href="/">Face</a></nav>';
  const home = page("index.html", body, headOf("index.html", `<style>${css}</style>`));
  const problems = check([home], data).filter(({ message }) => message.includes("display"));
  expect(problems).toEqual([
    {
      rule: "missing-glyph",
      places: ["pages/index.tsx"],
      text: "Café",
      message: "“Café” is set in the display face, whose file does not hold “é”.",
      hint: "Write it without that character, or add it to displayCharacters in data/ and run: npm run font",
    },
    expect.objectContaining({
      message: "“Face” is set in the display face, whose file does not hold “F”.",
    }),
  ]);
});

const copied = (path: string) => ({ path, from: `static/${path}`, contents: new Uint8Array() });

test("rejects two files for one place: by name, by case, as a folder, as a compressed sibling", () => {
  const more = ["Index.html", "about", "about/index.html", "index.html.br"].map(copied);
  const problems = check([page("index.html", ""), page("about/index.html", ""), ...more], data);
  const messages = problems.map(({ places, message }) => `${places}: ${message}`);
  expect(messages.filter((message) => message.startsWith("static/"))).toEqual([
    "static/Index.html: Would be written to dist/Index.html, in the place of what pages/index.tsx becomes.",
    "static/about: Would be written to dist/about, in the place of what static/about/index.html becomes.",
    "static/about/index.html: Would be written to dist/about/index.html, in the place of what pages/about.tsx becomes.",
    "static/index.html.br: Would be written to dist/index.html.br, in the place of what pages/index.tsx becomes.",
  ]);
});

test("accepts compressed files beside files that the build does not compress", () => {
  const files = ["plan.pdf", "plan.pdf.br", "plan.pdf.gz"].map(copied);
  expect(check([page("index.html", ""), ...files], data)).toEqual([]);
});

test("rejects characters that HTML cannot hold, but no rare ones", () => {
  const body = "a\u0000b\u0007c\uD83Dd\uFFFEe\u0000 \t\n\u202E\u200B\uFEFF\u00AD👩‍👧\uFFFD";
  expect(faultsIn(body)).toEqual(
    ["U+0000", "U+0007", "U+D83D", "U+FFFE", "U+FFFD"].map(
      (character) => `Holds the character ${character}, which no page should.`,
    ),
  );
});

test("rejects a custom property that the styles of a page read and nothing sets", () => {
  const css =
    "b{--a:1;left:var(--a);top:var(--aa,1px);width:var(--b)}@property --c{inherits:true}i{left:var(--c)}";
  expect(faultsInHead(`<style>${css}</style>`)).toEqual([
    "components/styles.css: The styles read --b, which nothing sets on that page.",
  ]);
});

test("rejects styles that no page uses", () => {
  const css =
    "@layer a{.card:hover,.card .title{color:var(--ink);background:url(/x.woff2)}}@media (width>1rem){.gone{width:.5rem}}" +
    ":root{--ink:red;--paper:white;--count:1}@property --count{inherits:true}@media print{.title.odd{--ink:black}}";
  const body = '<p class="card"><b class="title">x</b></p>';
  const home = page("index.html", body, headOf("index.html", `<style>${css}</style>`));
  expect(check([home, copied("x.woff2")], data).map(({ text, message }) => `${text} ${message}`)).toEqual([
    ".gone The styles name .gone, which no page uses.",
    ".odd The styles name .odd, which no page uses.",
    "--paper The styles name --paper, which no page uses.",
  ]);
});

test("rejects a document over its budget after brotli, if documents are compressed", () => {
  const html = { path: "index.html", from: "pages/index.tsx", contents: "" };
  const sibling = (size: number) => ({ ...html, path: "index.html.br", contents: new Uint8Array(size) });
  expect(pageBudget([html, sibling(DOCUMENT_BUDGET)])).toEqual([]);
  expect(pageBudget([html])).toEqual([]);
  expect(pageBudget([html, sibling(DOCUMENT_BUDGET + 1)])).toMatchObject([
    {
      places: ["pages/index.tsx"],
      message: "dist/index.html is 13,001 bytes after brotli, over the budget of 13,000.",
    },
  ]);
});

const sources = new Map([
  ["data/navigation.ts", 'one\n{ path: "/area/" },\n'],
  ["pages/index.tsx", '<a href="/area/#x">\n<a href="/area/">\n'],
]);

test("places a problem at each line that holds its text as a value", () => {
  const problem = { rule: "wrong", message: "wrong", hint: "mend" };
  const places = (text?: string, place = "pages/index.tsx") =>
    locate([{ ...problem, places: [place], ...(text && { text }) }], sources)[0]?.places;
  expect(places("/area/")).toEqual(["pages/index.tsx:1", "pages/index.tsx:2"]);
  const everywhere = ["data/navigation.ts:2", "pages/index.tsx:1", "pages/index.tsx:2"];
  expect(places("/area/", "pages/about.tsx")).toEqual(everywhere);
  expect(places("/area/#x")).toEqual(["pages/index.tsx:1"]);
  expect(places("rea/#x")).toEqual(["pages/index.tsx:1"]);
  expect(places("/nowhere/")).toEqual(["pages/index.tsx"]);
  expect(places()).toEqual(["pages/index.tsx"]);
  expect(places("\v")).toEqual(["pages/index.tsx"]); // white space, of which every line has some
  expect(places(undefined, "pages/index.tsx:7")).toEqual(["pages/index.tsx:7"]);
});

test("finds a text as whole words, and only otherwise inside other words", () => {
  const lines = [".price-card {}", ".price {}", "<p>25 miles</p>", "<p>5 miles</p>", 'id="x" max="9" x-y'];
  const found = (text: string, texts = lines) =>
    locate(
      [{ rule: "", places: ["pages/index.tsx"], text, message: "", hint: "" }],
      new Map([["a.tsx", texts.join("\n")]]),
    )[0]?.places;
  expect(found(".price")).toEqual(["a.tsx:2"]);
  expect(found("5 miles")).toEqual(["a.tsx:4"]);
  expect(found("x")).toEqual(["a.tsx:5"]);
  expect(found("mile")).toEqual(["a.tsx:3", "a.tsx:4"]);
});

test("reports a fault of several pages once, with all its places", () => {
  const fault = { rule: "broken-link", message: "Links to /x/", hint: "Correct it." };
  const problems = [
    { places: ["pages/a.tsx"], ...fault },
    { places: ["pages/b.tsx"], ...fault },
    { places: ["pages/a.tsx"], ...fault },
  ];
  expect(locate(problems, sources)).toEqual([{ places: ["pages/a.tsx", "pages/b.tsx"], ...fault }]);
});
