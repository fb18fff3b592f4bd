import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build, dataOf, type Files, home, page, siteWith, svg } from "./minimal-site.ts";

const size = 'width="9" height="9"';
const cdn = "https://cdn.example/x";
const PAGES = { "pages/about.tsx": page("About", '<h1 id="team">About</h1>'), "static/icon.svg": svg };

/** A page "About" whose component's body begins on its third line. */
const about = (body: string, before = "") => ({
  "pages/about.tsx": `${before}export const meta = { title: "About", description: "About us", noindex: true };\nexport default function Page() {\n  ${body}\n}`,
});
const emptyFiles = (folder: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}`, ""]));
const throwing = 'const title: string = "x";\nthrow new Error("no title " + title);\n';
const outer = 'import { Outer } from "../components/Outer.tsx";\n';

/** Home's HTML, or files, by what is wrong in them. */
const MISTAKES: Readonly<Record<string, string | Files>> = {
  "links to nothing": `<a href="/area/#a">x</a><a href="/about?b">x</a><a href="about/">x</a><a href="../about/">x</a><a href="/static/icon.svg">x</a><a href="">x</a>`,
  "files that aren't there": `<img src="/icon.png" srcset="/e.svg 2x,/f.svg 3x" alt="" ${size}><svg ${size}><g filter="url(&quot;/g.svg&quot;)"/></svg><style>@font-face{src:url(/a.woff2)}b{background:url('/b.png')}</style><link rel="preload" href="/d.json"><meta property="og:image" content="https://example.org/h.png">`,
  "addresses that browsers can't open": '<a href="https://">y</a><a href="tell:+441632960123">x</a>',
  "hosts that visitors can't reach": [
    "//prices/",
    "http://localhost:3000/prices/",
    "http://127.1/",
    "https://192.168.1.20:3000/",
    "http://[::1]/",
    "http://100.101.102.103/",
  ]
    .map((href) => `<a href="${href}">x</a>`)
    .join(""),
  "links to missing parts": `<a href="#start">y</a><a href="#top">z</a><a href="#:~:text=x">t</a><a href="#%E0">e</a><a href="/about/#teams">x</a><a href="/icon.svg#a">f</a><svg ${size}><linearGradient id="warm"/><path fill="url(#wram)"/><use href="#pipe"/></svg>`,
  "phone links":
    '<a href="TEL:+441632960124">01632 960123</a><a aria-label="01632 960123" href="tel:+441632960123">01632 960456</a><a aria-label="01632 960789" href="tel:+441632960123">01632 960123</a>',
  "an id twice": '<i id="a"></i><b id="a"></b><i id="b"></i>',
  "missing values": `<p id="town-undefined">x</p><i data-x="[object Object]"></i><p>undefined miles</p><meta name="a" content="Up to undefined miles"><p>£null</p><p>£<b>null</b></p><script type="application/ld+json">{"a":"NaN"}</script><p>null and void</p><svg width="NaN" height="1"></svg><p>${"A text is cut before the mistake. ".repeat(3)}£NaN, or more</p>`,
  "templates in other quotes or without their marks, and wrong dates": `<p>\${miles} miles</p><p>{miles} miles</p><p>Invalid Date</p><p>£Infinity</p><p>null miles</p>`,
  "marks that the site's own rule forbids": {
    "data/model/site.ts": `${dataOf()}\nsiteData.markupProblemIn = (text) => /[*]/.test(text) ? { message: "No * here.", hint: "Remove it." } : undefined;`,
    "pages/index.tsx": home('<p>a *b*</p><code>a*b</code><a href="/" title="*">x</a>'),
  },
  pictures: '<img src="/icon.svg"><svg class="logo" width="9"><svg></svg></svg>',
  "requests to other sites": `<img src="${cdn}1" srcset="${cdn}2 2x" alt="" ${size}><a href="${cdn}1">x</a><img src="//cdn.example/x" alt="" ${size}><svg ${size}><use href="${cdn}#a"/></svg><a href="/" ping="${cdn}3">x</a><style>b{background:url(${cdn}4)}@import "${cdn}5";</style><meta http-equiv="refresh" content="0;url=${cdn}6"><link rel="preconnect" href="${cdn}7">`,
  "what the policy blocks": `<p style="color:red" onclick="one()">a</p><a href=" java\nscript:one()">b</a><script src="/icon.svg"></script><link rel="stylesheet" href="/icon.svg"><link rel="manifest" href="/icon.svg"><iframe src="/about/"></iframe><audio src="/about/"></audio><base href="/about/"><embed src="/about/"><object></object><video></video><form></form><button formaction="/about/"></button>`,
  "a page that doesn't compile, with errors that follow": about(
    "return (\n<section>\n<p>{1}\n</section>\n);",
  ),
  "what static rendering drops": {
    ...about("return <h1 onClick={() => {}}>{useId()}</h1>;", 'import { useId } from "react";\n'),
    "pages/form.tsx": page("Form", "<form action={() => {}} />"),
    "pages/hook.tsx": `import React from "react";\n${page("Hook", "<p>{React.useState(1)[0]}</p>")}`,
    "pages/slow.tsx": `const Slow = async () => <p />;\n${page("Slow", "<Slow />")}`,
    "pages/preload.tsx": page("Preload", '<link rel="preload" onLoad={() => {}} />'),
  },
  "esbuild's warnings": about("return <p {...{ id: 'a', id: 'b' }} />;"),
  "missing imports": {
    "components/Layout.css": ".layout { background: url(logo.png) }",
    "pages/about.tsx":
      'import "./missing.ts";\nimport "@scope/package/file";\nimport "components/Layout.tsx";',
  },
  "styles that no page would have": {
    "components/Card.css": ".card { color: red }",
    "components/Panel.css.ts": 'export const css = "";',
    "pages/about.tsx": 'import "../components/Layout.css";',
  },
  "what React can't render": about("return <p>{{ a: 1 }}</p>;"),
  "an image imported like a module": {
    "static/a.svg": svg,
    "pages/about.tsx": 'import "../static/a.svg";',
  },
  "broken HTML": about("return <p dangerouslySetInnerHTML={{ __html: 'a < b' }} />;"),
  "pages that throw while they are loaded": { "pages/about.tsx": throwing, "pages/prices.tsx": throwing },
  "components that throw, and everything else that throws": {
    "components/Outer.tsx":
      'import { Inner } from "./Inner.tsx";\nexport const Outer = () => <div><Inner /></div>;',
    "components/Inner.tsx": "export function Inner(): never {\n  throw new RangeError('too hot');\n}",
    "pages/about.tsx": outer + page("About", "<Outer />"),
    "pages/areas.tsx": outer + page("Areas", "<Outer />"),
    "pages/prices.tsx": page("Prices", "(() => { throw 'a string' })()"),
  },
  "missing exports": {
    "pages/about.tsx": "export const meta = {};",
    "pages/areas.tsx": "export const meta = null;\nexport default () => null;",
    "components/Layout.tsx": "export const Frame = 1;",
    "data/model/site.ts": "export const siteData = null;",
  },
  "wrong facts, before they are used": {
    "data/model/problems.ts":
      'export const problems = [{ file: "data/a.toml", line: 3, message: "Too far.", hint: "Remove it." }]',
    "data/model/site.ts": "throw new Error('too far')",
  },
  "titles and descriptions that are missing or the same": {
    "pages/about.tsx": 'export const meta = { title: " ", noindex: true };\nexport default () => <h1>A</h1>;',
    "pages/team.tsx": page("Home", "<h1>B</h1>"),
    "pages/tests.tsx": page("Tests", "<title>Second</title>"),
  },
  "an orphan": { "pages/team.tsx": page("Team", "<h1>B</h1>", false) },
  "no home page": { "pages/index.tsx": undefined },
  "missing files": { "components/Layout.tsx": undefined, "components/styles.css": undefined },
  "broken CSS and a broken script": {
    "components/Layout.css": ".layout {\n  color: red;\n",
    "components/menu.client.ts": "const a = 1;\nconst a = 2;",
  },
  "other files in the style sheet for paper": {
    "components/print.css": `@import "${cdn}a.css";\n.a { background: url(/icon.svg) }`,
  },
  "a deleted form": {
    "data/model/site.ts": 'import form from "../prices.toml";\nexport const siteData = form;',
  },
  "what isn't a page": emptyFiles("pages", "Boiler Care.tsx", "boilers/care.tsx", "notes.md"),
  "a page with the name of the folder for files with a hash": {
    "pages/assets.tsx": page("Assets", "<h1>A</h1>"),
  },
  "a file without a hash in the folder for those with one": { "static/assets/van-20260503.txt": "" },
  "names in static/": emptyFiles("static", "a b.png", "C#.pdf", "end.", "about.html"),
  "two sources for one file": emptyFiles("static", "Sitemap.xml", "_headers", "about"),
  "drawings that browsers don't show": {
    "static/a.svg": '<svg width="9" height="9"/>',
    "static/b.svg": '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  },
  "a custom property without a value": {
    "components/Layout.css": ".layout { color: var(--inc); --ink: var(--none, red); top: var(--ink) }",
  },
  "a mistake in a shared component": {
    ...about("return <Card />;", 'import { Card } from "../components/Card.tsx";\n'),
    "components/Card.tsx": 'export const Card = () => (\n  <a href="/area/">x</a>\n);',
    "pages/team.tsx": `import { Card } from "../components/Card.tsx";\n${page("Team", "<Card />")}`,
  },
  "a mistake in a fact": {
    "data/links.ts":
      '/** Such as\n * "/area/". */\nexport const area =\n  "/area/";\nexport const areas = "/area/more";',
    "data/links.toml": '# Such as "/area/"\n',
    ...about("return <a href={area}>x</a>;", 'import { area } from "../data/links.ts";\n'),
  },
};

test("every mistake is told with its place and what to do, and nothing is written", async () => {
  const reports: string[] = [];
  for (const [what, given] of Object.entries(MISTAKES)) {
    const files = typeof given === "string" ? { "pages/index.tsx": home(given) } : given;
    const { code, out } = await build(siteWith({ ...PAGES, ...files }));
    expect(code, what).toBe(1);
    reports.push(`======== ${what}\n${out}\n`);
  }
  await expect(reports.join("\n")).toMatchFileSnapshot("__snapshots__/checks.txt");
});

test("accepts links of all kinds, pages two links from Home, and words that only look like missing values", async () => {
  const more = {
    "pages/more.tsx": page("More", '<a href="/most/">x</a>', false),
    "pages/most.tsx": page("Most", "<h1>Most</h1>", false),
  };
  const html = `<a href="/">Home</a><a href="/more/">More</a><a href="/about/#team">Team</a><a href="#here">Here</a><i id="here"></i>
    <a href="/about/">x</a><a href="https://elsewhere.example/">x</a><a href="http://10.example/">x</a><a href="mailto:a@b.example">y</a>
    <a href="https://example.org/about/">z</a><img src="/icon.svg" alt="" ${size}>
    <a href="tel:+441632960123">Call 01632 960123</a><link rel="license" href="${cdn}">
    <p>An undefinable nullity, null and void: £nullable, says Infinity Lettings</p><script>one(undefined)</script><style>p{color:red}</style>`;
  const google = {
    "static/google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
  };
  const { out } = await build(siteWith({ ...PAGES, ...more, ...google, "pages/index.tsx": home(html) }));
  expect(out).toMatch(/^\d+ files in dist/);
});

test("links in static/ and pages/ are refused; file managers' files are skipped", async () => {
  const litter = {
    "static/.DS_Store": "x",
    "static/a/Thumbs.db": "x",
    "pages/.DS_Store": "x",
    "pages/index.tsx~": "x",
    "pages/#index.tsx#": "x",
  };
  const folder = siteWith({ ...litter, "secret.txt": "s", "more/a.txt": "s" });
  expect((await build(folder)).out).toMatch(/^7 files in dist/);
  symlinkSync("../more", join(folder, "pages/more"));
  expect((await build(folder)).out).toContain("pages/more\n  A page is a .tsx file in pages/ itself");
  symlinkSync("../secret.txt", join(folder, "static/key.txt"));
  expect((await build(folder)).out).toContain("static/key.txt\n  This isn't a regular file.");
});

test("a site below a folder is checked as its authors wrote it", async () => {
  const links = ["/area/", "/about/", "https://example.org/bakery/about/"].map(
    (href) => `<a href="${href}">x</a>`,
  );
  const files = {
    "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
    "pages/index.tsx": home(links.join("")),
  };
  const { out } = await build(siteWith({ ...PAGES, ...files }));
  expect(out).toMatch(/^pages\/index\.tsx:3\n {2}\/area\/ doesn't exist\.\n.*\n\n1 problem; .*$/);
});
