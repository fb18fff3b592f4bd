import { expect, test } from "vitest";
import { build } from "./commands.ts";
import { dataOf, home, page, siteWith } from "./minimal-site.ts";
import { about, pages, testProblems } from "./problem-cases.ts";

const size = 'width="9" height="9"';
const cdn = "https://cdn.example/x";

// Addresses.
testProblems([
  [
    "a link to a missing page",
    '<a href="/area/#a">x</a>',
    "/area/ doesn't exist. → Fix it, or add the page or file.",
  ],
  [
    "a link without the slash at its end",
    '<a href="/about?b">x</a>',
    "/about doesn't exist. → Fix it, or add the page or file. Similar: /about/",
  ],
  [
    "a relative link",
    '<a href="about/">x</a>',
    "“about/” isn't a whole address. → Write it as /page/, /file.jpg, https://… or tel:+44….",
  ],
  [
    "a link to a page's file",
    '<a href="/about.html">x</a><a href="/abuts/index.html">y</a>',
    "/about.html doesn't exist. → Fix it, or add the page or file. Similar: /about/",
    "/abuts/index.html doesn't exist. → Fix it, or add the page or file. Similar: /about/",
  ],
  ["an empty link", '<a href="">x</a>', "pages/index.tsx: “” isn't a whole address."],
  ["a link without a host", '<a href="https://">x</a>', "“https://” isn't a whole address."],
  [
    "a link with an unknown scheme",
    '<a href="tell:+441632960123">x</a>',
    "“tell:+441632960123” can't begin with tell: → Use one of: https: http: mailto: tel: sms: data:",
  ],
  [
    "a link that runs a script",
    '<a href=" java\nscript:one()">x</a>',
    "pages/index.tsx: “java\nscript:one()” can't begin with javascript:",
  ],
  [
    "a link to a host of one word",
    '<a href="//prices/">x</a>',
    "prices isn't a public website's name. → Write /prices/ for a page of this site, and the whole host for a page of another.",
  ],
  [
    "a link to an IP address",
    '<a href="http://127.1:3000/">x</a>',
    "127.0.0.1 isn't a public website's name.",
  ],
  ["a link to an IPv6 address", '<a href="http://[::1]/">x</a>', "[::1] isn't a public website's name."],
  [
    "a link to a host of a local network",
    '<a href="http://nas.local/">x</a>',
    "nas.local isn't a public website's name.",
  ],
  [
    "a link to a missing part of its page",
    '<a href="#start">x</a><i id="begin"></i><i id="end"></i>',
    '#start leads to a page that has no element with the id "start". → Fix the part after #. The page has the ids: begin, end',
  ],
  [
    "a link to a missing part of another page",
    '<a href="/about/#teams">x</a>',
    '/about/#teams leads to a page that has no element with the id "teams". → Fix the part after #. The page has the ids: team',
  ],
  [
    "a link with a broken escape",
    '<a href="#%E0">x</a>',
    '#%E0 leads to a page that has no element with the id "\ufffd".',
  ],
  [
    "a missing gradient of a drawing",
    `<svg ${size}><linearGradient id="warm"/><path fill="url(#wram)"/></svg>`,
    '#wram leads to a page that has no element with the id "wram".',
  ],
  [
    "a missing part of a drawing",
    `<svg ${size}><use href="#pipe"/></svg>`,
    '#pipe leads to a page that has no element with the id "pipe".',
  ],
  [
    "a missing picture",
    `<img src="/icon.png" alt="" ${size}>`,
    "/icon.png doesn't exist. → Fix it, or add the page or file. Similar: /icon.svg",
  ],
  [
    "the folder static/ in an address",
    `<img src="/static/icon.svg" alt="" ${size}>`,
    "/static/icon.svg doesn't exist. → Leave out /static: its files are at the site's root.",
  ],
  [
    "missing pictures of a srcset",
    `<img src="/icon.svg" srcset="/e.svg 2x,/f.svg 3x" alt="" ${size}>`,
    "/e.svg doesn't exist.",
    "/f.svg doesn't exist.",
  ],
  [
    "a missing file of a drawing's filter",
    `<svg ${size}><g filter="url(&quot;/g.svg&quot;)"/></svg>`,
    "/g.svg doesn't exist.",
  ],
  [
    "missing files of styles",
    "<style>@font-face{src:url(/a.woff2)}b{background:url('/b.png')}</style>",
    "/a.woff2 doesn't exist.",
    "/b.png doesn't exist.",
  ],
  ["a missing file to preload", '<link rel="preload" href="/d.json">', "/d.json doesn't exist."],
  [
    "a missing social picture",
    '<meta property="og:image" content="https://example.org/h.png">',
    "https://example.org/h.png doesn't exist.",
  ],
  [
    "a missing page of a site in a folder",
    {
      "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
      "pages/index.tsx": home(
        '<a href="/area/">a</a><a href="/about/">b</a><a href="https://example.org/bakery/about/">c</a>',
      ),
    },
    "pages/index.tsx:3: /area/ doesn't exist.",
  ],
  [
    "a wrong link in a component at its line there",
    {
      ...about("return <Card />;", 'import { Card } from "../components/Card.tsx";\n'),
      "components/Card.tsx": 'export const Card = () => (\n  <a href="/area/">x</a>\n);',
      "pages/team.tsx": `import { Card } from "../components/Card.tsx";\n${page("Team", "<Card />")}`,
    },
    "components/Card.tsx:2: /area/ doesn't exist.",
  ],
  [
    "a wrong link in a fact at its line there, not in a comment or a longer fact",
    {
      "data/links.ts":
        '/** Such as\n * "/area/". */\nexport const area =\n  "/area/";\nexport const areas = "/area/more";',
      "data/links.toml": '# Such as "/area/"\n',
      "data/model/problems.ts": 'import form from "../links.toml";\nexport const problems = form ? [] : [];',
      ...about("return <a href={area}>x</a>;", 'import { area } from "../data/links.ts";\n'),
    },
    "data/links.ts:4: /area/ doesn't exist.",
  ],
]);

// What browsers would fetch from other sites.
const fetched = (address = cdn) =>
  `The browser would fetch ${address} from another site, which would learn of the visit.`;
testProblems([
  [
    "a picture from another site",
    `<img src="${cdn}" alt="" ${size}>`,
    `${fetched()} → Copy the file to static/, or leave it out.`,
  ],
  [
    "a picture by an address without https:",
    `<img src="//cdn.example/x" alt="" ${size}>`,
    fetched("//cdn.example/x"),
  ],
  ["a srcset from another site", `<img src="/icon.svg" srcset="${cdn} 2x" alt="" ${size}>`, fetched()],
  ["a drawing's part from another site", `<svg ${size}><use href="${cdn}#a"/></svg>`, fetched(`${cdn}#a`)],
  ["a ping to another site", `<a href="/" ping="${cdn}">x</a>`, fetched()],
  ["a file of styles from another site", `<style>b{background:url(${cdn})}</style>`, fetched()],
  ["an import of styles from another site", `<style>@import "${cdn}";</style>`, fetched()],
  ["a redirect to another site", `<meta http-equiv="refresh" content="0;url=${cdn}">`, fetched()],
  ["a connection to another site", `<link rel="preconnect" href="${cdn}">`, fetched()],
]);

// Contents of a page.
testProblems([
  [
    "a phone link that calls an unknown number",
    '<a href="TEL:+441632960124">01632 960123</a>',
    "The link “01632 960123” calls TEL:+441632960124, which isn't a number in data/. → Use PhoneLink with a number from data/.",
  ],
  [
    "a phone link that shows another number",
    '<a aria-label="01632 960123" href="tel:+441632960123">01632 960456</a>',
    "The link “01632 960456” calls tel:+441632960123, which is 01632 960123 in data/.",
  ],
  [
    "a phone link whose label has another number",
    '<a aria-label="01632 960789" href="tel:+441632960123">01632 960123</a>',
    "The link “01632 960789” calls tel:+441632960123, which is 01632 960123 in data/.",
  ],
  [
    "an id that is there twice, where the page has it and not where a form has the word",
    {
      "data/questions.toml": 'about = "price"\n',
      "data/model/problems.ts":
        'import form from "../questions.toml";\nexport const problems = form ? [] : [];',
      ...about('return <p id="cost"><b id="price">a</b>\n<i id="price">b</i></p>;'),
    },
    'pages/about.tsx:3, pages/about.tsx:4: The page has the id "price" more than once.',
  ],
  [
    "a link to a photograph",
    '<a href="/photographs/van.jpg">Our van</a>',
    '/photographs/van.jpg doesn\'t exist. → Photographs are made for <img src="/photographs/van.jpg" alt="…" /> alone. For a link or a style, put the file into static/.',
  ],
  [
    "a photograph in a style",
    { "components/Layout.css": ".layout { background: url(/photographs/van.jpg) }" },
    'components/Layout.css:1: /photographs/van.jpg doesn\'t exist. → Photographs are made for <img src="/photographs/van.jpg" alt="…" /> alone. For a link or a style, put the file into static/.',
  ],
  [
    "a wrong text that stands on two pages, with both places",
    {
      "pages/about.tsx": page("About", "<p>Up to undefined miles</p>"),
      "pages/team.tsx": page("Team", "<p>Up to undefined miles</p>"),
    },
    "pages/about.tsx:3, pages/team.tsx:3: The page says “Up to undefined miles”.",
  ],
  [
    "a picture without a text alternative and a size",
    '<img src="/icon.svg">',
    "<img> “/icon.svg” lacks alt, width, height.",
  ],
  [
    "a drawing without a height",
    '<svg class="logo" width="9"><svg></svg></svg>',
    "<svg> “logo” lacks height.",
  ],
  [
    "what the site's own rule forbids in texts, but not in code",
    {
      "data/model/site.ts": `${dataOf()}\nsiteData.markupProblemIn = (text) => /[*]/.test(text) ? { message: "No * in: " + text, hint: "Remove it." } : undefined;`,
      "pages/index.tsx": home('<p>a *b*</p><code>a*c</code><a href="/" title="*">x</a>'),
    },
    "pages/index.tsx:3: No * in: a *b* → Remove it.",
    "pages/index.tsx:3: No * in: * → Remove it.",
  ],
]);

// What is left of values that are missing.
const says = (text: string) => `The page says “${text}”.`;
const invalid = (tag: string) => `pages/index.tsx: ${tag} has an invalid value.`;
testProblems([
  [
    "undefined",
    "<p>undefined miles</p>",
    `${says("undefined miles")} → Check the component's props, and the quotes of its templates; render nothing without a value.`,
  ],
  ["null as a price", "<p>£null</p>", says("£null")],
  ["null as a distance", "<p>null miles</p>", says("null miles")],
  ["null alone", "<p>£<b>null</b></p>", says("null")],
  ["Infinity as a number", "<p>up to Infinity radiators</p>", says("up to Infinity radiators")],
  ["null in structured data", '<script type="application/ld+json">{"price":null}</script>', says("null")],
  ["a date that isn't valid", "<p>Invalid Date</p>", says("Invalid Date")],
  ["a template in quotes that make none", `<p>\${miles} miles</p>`, says(`\${miles} miles`)],
  ["a template without its dollar sign", "<p>{miles} miles</p>", says("{miles} miles")],
  [
    "the part of a long text that isn't right",
    `<p>${"A text is cut before its problem. ".repeat(3)}£NaN, or more</p>`,
    says("text is cut before its problem. £NaN, or more"),
  ],
  ["NaN in structured data", '<script type="application/ld+json">{"a":"NaN"}</script>', says("NaN")],
  ["undefined in an id", '<p id="town-undefined">x</p>', invalid('<p id="town-undefined">')],
  ["an object in an attribute", '<i data-x="[object Object]"></i>', invalid('<i data-x="[object Object]">')],
  [
    "undefined in a meta element",
    '<meta name="a" content="Up to undefined miles">',
    invalid('<meta content="Up to undefined miles">'),
  ],
  ["NaN as a size", '<svg width="NaN" height="1"></svg>', invalid('<svg width="NaN">')],
]);

// What the page's policy blocks: one problem each, with what to do instead.
const blocked = (what: string) => `The page's policy blocks ${what}.`;
const form = "→ A form needs a server. Show the phone number or an e-mail address instead.";
const embed = "→ Link to it instead: a page loads nothing that its policy doesn't allow.";
const script = "→ What a script must do belongs in components/menu.client.ts.";
const style = "→ Styles belong in a component's CSS.";
testProblems([
  [
    "a script of this site in a file",
    '<script src="/icon.svg"></script>',
    `${blocked("<script>")} ${script}`,
  ],
  ["a script of another site", `<script src="${cdn}.js"></script>`, `${blocked("<script>")} ${script}`],
  [
    "a style sheet of another site",
    `<link rel="stylesheet" href="${cdn}.css">`,
    `${blocked("<link>")} ${style}`,
  ],
  ["a manifest", '<link rel="manifest" href="/icon.svg">', `${blocked("<link>")} → Leave it out.`],
  ["a frame of another site", `<iframe src="${cdn}"></iframe>`, `${blocked("<iframe>")} ${embed}`],
  ["a film", `<video src="${cdn}.mp4"></video>`, `${blocked("<video>")} ${embed}`],
  ["the source of a film", `<video><source src="${cdn}.mp4"></video>`, `${blocked("<video>")} ${embed}`],
  ["a form", `<form action="${cdn}"></form>`, `${blocked("<form>")} ${form}`],
  ["a button with an address", '<button formaction="/about/"></button>', `${blocked("<button>")} ${form}`],
  ["a base address", '<base href="/">', `${blocked("<base>")} → Leave it out, and begin addresses with /.`],
  [
    "a style attribute",
    '<p style="color:red">a</p>',
    `pages/index.tsx: ${blocked('style="color:red" on <p>')} ${style}`,
  ],
  ["an event handler in HTML", '<p onclick="one()">a</p>', `${blocked('onclick="one()" on <p>')} ${script}`],
]);

// The site as a whole.
testProblems([
  [
    "a page without a title and a description",
    {
      "pages/about.tsx":
        'export const meta = { title: " ", noindex: true };\nexport default () => <h1>A</h1>;',
    },
    "pages/about.tsx: The page needs exactly one title, and it can't be empty. → Write one title in meta, unlike those of other pages, and render it in the layout.",
    "pages/about.tsx: The page needs exactly one description, and it can't be empty. → Write one description in meta, unlike those of other pages, and render it in the layout.",
  ],
  [
    "a page with two titles",
    { "pages/tests.tsx": page("Tests", "<title>Second</title>") },
    "pages/tests.tsx: The page needs exactly one title, and it can't be empty.",
  ],
  [
    "a page with the title and the description of another",
    { "pages/team.tsx": page("Home", "<h1>B</h1>") },
    "pages/team.tsx:1: pages/index.tsx has the same title: “Home”",
    "pages/team.tsx:1: pages/index.tsx has the same description: “About Home”",
  ],
  [
    "a page that nothing links to",
    { "pages/team.tsx": page("Team", "<h1>B</h1>", false) },
    "pages/team.tsx: No links lead from Home to /team/. → Add it to the navigation, link to it, or set noindex: true in its meta.",
  ],
  [
    "a file that the build makes, too, in any case",
    { "static/Sitemap.xml": "" },
    "static/Sitemap.xml: dist/Sitemap.xml has two sources: scripts/stages/sitemap-and-robots.ts and static/Sitemap.xml. → Rename or remove one of the two.",
  ],
  [
    "a file named like a page's folder",
    { "static/about": "" },
    "static/about: dist/about has two sources: pages/about.tsx and static/about.",
  ],
  [
    "a custom property without a value",
    { "components/Layout.css": ".layout { color: var( --inc ); --ink: var(--none, red); top: var(--ink) }" },
    "components/Layout.css:1: No style gives --inc a value.",
  ],
  [
    "names that not every host can serve",
    { "static/C#.pdf": "", "static/a b.png": "", "static/end.": "" },
    "static/C#.pdf, static/a b.png, static/end.: Not every host can serve this name.",
  ],
  [
    "HTML in static/",
    { "static/about.html": "" },
    "static/about.html: No check reads HTML in static/. → Make it a page, in pages/.",
  ],
  [
    "a file without a hash in static/assets/",
    { "static/assets/van-20260503.txt": "" },
    "static/assets/van-20260503.txt: Browsers keep the files in assets/ for a year, so their names must have a hash of their contents. → Put -e3b0c442 at the end of its name, or move it to static/.",
  ],
  [
    "a drawing without SVG's namespace",
    { "static/a.svg": '<svg width="9" height="9"/>' },
    "static/a.svg: It doesn't begin with <svg xmlns=\"http://www.w3.org/2000/svg\">, so browsers don't show it.",
  ],
  [
    "a drawing that isn't well-formed",
    { "static/a.svg": '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>' },
    "static/a.svg: It isn't well-formed XML: on line 1 column 50 of data: Opening and ending tag mismatch: g line 1 and svg. → Export it as plain SVG.",
  ],
]);

const accepts = async (files: Parameters<typeof siteWith>[0]) =>
  expect(await build(siteWith({ ...pages, ...files }))).toMatchObject({ code: 0 });

test("the build accepts links of all kinds", async () => {
  const html = `<a href="/">Home</a><a href="/about/#team">a</a><a href="#here">b</a><i id="here"></i>
    <a href="#top">c</a><a href="#:~:text=x">d</a><a href="/icon.svg#a">e</a><a href="https://example.org/about/">f</a>
    <a href="https://elsewhere.example/">g</a><a href="http://10.example/">h</a><a href="mailto:a@b.example">i</a>
    <a href="tel:+441632960123">Call 01632 960123</a><link rel="license" href="${cdn}"><img src="/icon.svg" alt="" ${size}>
    <script type="speculationrules">{"where":{"href_matches":"/*"}}</script>`;
  await accepts({ "pages/index.tsx": home(html) });
});

test("the build accepts a page that is two links from Home", async () => {
  await accepts({
    "pages/index.tsx": home('<a href="/more/">More</a>'),
    "pages/more.tsx": page("More", '<a href="/most/">x</a>', false),
    "pages/most.tsx": page("Most", "<h1>Most</h1>", false),
  });
});

test.each([
  "An undefinable nullity: £nullable",
  "The contract is null and void.",
  "a Rinnai Infinity",
  "Infinity &amp; Sons Heating",
])("the build accepts what only looks like a missing value: %s", async (words) => {
  const json = `<script type="application/ld+json">{"name":"${words}"}</script>`;
  await accepts({ "pages/index.tsx": home(`<p>${words}</p>${json}<script>one(undefined)</script>`) });
});

test("the build accepts Google's proof of ownership", async () => {
  await accepts({
    "static/google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
  });
});
