import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { isWindows } from "./command.ts";
import { dataOf, described, minimalSite, problemsIn, report, siteWith, told } from "./fixture.ts";

/** A page whose body begins on its third line. It is hidden from search engines, so Home needn't link to it. */
const page = (title: string, body: string) =>
  [
    `export const meta = { title: "${title}", description: "${described(title)}", noindex: true };`,
    "export default function Page() {",
    `  ${body}`,
    "}",
  ].join("\n");

test("a site becomes one file for each page and each static file, with its addresses", async () => {
  const { files } = await makeSite(
    siteWith({
      "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
      "pages/index.tsx": minimalSite["pages/index.tsx"].replace('href="/"', 'href="/bakery/"'),
      "pages/boiler-care.tsx": page("Boilers", "return <h1>Boilers</h1>;"),
      "pages/404.tsx": page("Lost", "return <h1>Lost</h1>;"),
      "static/icons/favicon.svg": "<svg/>",
    }),
  );
  const texts = new Map(files.map(({ path, contents }) => [path, `${contents}`]));
  const addresses = texts.get("sitemap.xml")?.match(/(?<=<loc>).*?(?=<)/g);
  expect(addresses).toEqual(["https://example.org/bakery/"]);
  expect(texts.get("robots.txt")).toMatch(/^Sitemap: https:\/\/example\.org\/bakery\/sitemap\.xml$/m);
  const made = "404.html boiler-care/index.html index.html sitemap.xml robots.txt icons/favicon.svg";
  const forHosts = "_headers .htaccess staticwebapp.config.json .nojekyll";
  expect([...texts.keys()].join(" ")).toBe(`${made} ${forHosts}`);
});

test("pages are whole documents with only the styles of their own components", async () => {
  const { files } = await makeSite(
    siteWith({
      "components/Card.tsx": 'export const Card = () => <h1 className="card">Card</h1>;',
      "components/Card.css": ".card { color: blue; }",
      "components/Card.css.ts": 'export const css = ".card{top:" + (1 + 1) + "px}";',
      "pages/cards.tsx": `import { Card } from "../components/Card.tsx";\n${page("Cards", "return <Card />;")}`,
    }),
  );
  const [cards, home] = files.map((file) => String(file.contents));
  const styles = "@layer base,components;@layer base{body{color:#000}}@layer components{.layout{color:red}}";
  expect(home?.replace(/<meta http-equiv[^>]*>/, "<!-- policy -->")).toBe(
    '<!doctype html><html lang="en-GB"><head><!-- policy --><title>Home</title>' +
      `<meta name="description" content="${described("Home")}"><style>${styles}</style></head>` +
      '<body class="layout"><main><h1>Home</h1><a href="/">Here</a></main></body></html>',
  );
  expect(cards).toContain(".card{color:#00f}.layout{color:red}.card{top:2px}}</style>");
});

const throwing = 'const title: string = "x";\nthrow new Error("no title " + title);\n';
const outer = (title: string) =>
  `import { Outer } from "../components/Outer.tsx";\n${page(title, "return <Outer />;")}`;
const about = (body: string) => ({ "pages/about.tsx": page("About", body) });

const REACT = 'import React, { useId, useState } from "react";const Note = () => null;';
const DROPPED = [
  "<main><h1 onClick={() => {}} {...{ onInput: () => {} }}>About</h1><p ref={{}} key='a' title='b'>x</p>",
  "<form action={() => {}} /><Note onPaper={() => {}} /><a href='javascript:a()' />{useId() + useState(1)[0]}",
  '<React.Suspense><b dangerouslySetInnerHTML={{ __html: "<SCRIPT>1</SCRIPT>" }} /></React.Suspense>',
  '<link rel="preload" onLoad={() => {}} /><i dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} /><i dangerouslySetInnerHTML={null} /></main>',
];
const ADDRESSES = [
  '<p><img alt="" className={`a`}',
  'src="/van.svg" /><img alt="" src="/static/van.svg" /><a href={"/"} data-x={{ a: 1 }}>x</a>',
  '<a href={href("/")}>y</a><a href="//a.example/">z</a><a href="#a">{[{ href: "/b/" }].length}</a></p>',
];

/** Files with mistakes, by what is wrong in them. */
const SITES: Readonly<Record<string, Record<string, string | undefined>>> = {
  "a page that doesn't compile": about("return <p>About</div>;"),
  "an unclosed tag, and errors that follow from it": about("return (\n<section>\n<p>{1}\n</section>\n);"),
  "what has no effect, because React runs only at build time": {
    "pages/about.tsx": REACT + page("About", `return ${DROPPED.join("\n")}`),
  },
  "a directive without effect": { "pages/about.tsx": `"use client";${page("About", "return <h1>A</h1>")}` },
  "addresses that don't come from data/address.ts, in a site that has it": {
    "data/address.ts": "export const href = (path) => path;",
    "pages/index.tsx": `import { href } from "../data/model/address.ts";${page("Home", `return ${ADDRESSES.join("\n")}`)}`,
  },
  "addresses and handlers, with what a check of the page finds": {
    "data/address.ts": "export const href = (path) => path;",
    "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
    "pages/index.tsx": `import "../data/model/address.ts";${page("Home", 'return <h1 onClick={() => {}} id="undefined"><a href="/about/">a</a></h1>')}`,
  },
  "esbuild's warnings": about("return <p {...{ id: 'a', id: 'b' }} />;"),
  "a missing import": { "pages/about.tsx": 'import "./missing.ts";' },
  "what React can't render": about("return <p>{{ a: 1 }}</p>;"),
  "an address of nothing": {
    "data/address.ts": "export const href = (path) => path.slice(1);",
    "pages/about.tsx": `import { href } from "../data/model/address.ts";\n${page("About", "return <a href={href(undefined)}>a</a>;")}`,
  },
  "a component that waits": about("return <Slow />;\n}\nasync function Slow() {\n"),
  "a style as text": about('return <p style="color: red">A</p>;'),
  "an image imported like a module": {
    "static/a.svg": "<svg/>",
    "pages/about.tsx": 'import "../static/a.svg";',
  },
  "broken HTML": about("return <p dangerouslySetInnerHTML={{ __html: 'a < b' }} />;"),
  "pages that throw while they are loaded": { "pages/about.tsx": throwing, "pages/prices.tsx": throwing },
  "components that throw, and everything else that throws": {
    "components/Outer.tsx":
      'import { Inner } from "./Inner.tsx";\nexport const Outer = () => <div><Inner /></div>;',
    "components/Inner.tsx":
      "export function Inner(): never {\n  // types don't change the line\n  throw new RangeError('too hot');\n}",
    "pages/about.tsx": outer("About"),
    "pages/areas.tsx": outer("Areas"),
    "pages/prices.tsx": page("Prices", "throw 'a string';"),
  },
  "missing exports of pages and computed styles": {
    "pages/about.tsx": "export const meta = {};\nexport const Page = () => null;",
    "pages/areas.tsx": "export const meta = null;\nexport default () => null;",
    "pages/prices.tsx": "export default function Prices() { return null; }",
    "components/Layout.css.ts": "export const rules = 1;",
  },
  "pages without titles and descriptions": {
    "pages/about.tsx": 'export const meta = { title: " " };\nexport default () => <h1>A</h1>;',
    "pages/team.tsx": 'export const meta = "Team";\nexport default () => <h1>B</h1>;',
    "pages/index.tsx": page("Home", 'return <h1><a href="/about/">a</a><a href="/team/">b</a></h1>;'),
  },
  "a layout and data without their exports": {
    "components/Layout.tsx": "export const Frame = 1;",
    "data/model/site.ts": "export const site = null;",
  },
  "facts that contradict each other, before they are used": {
    "data/model/problems.ts":
      'export const problems = [{ rule: "a", places: ["data/towns.ts"], message: "Too far.", hint: "Remove it." }]',
    "data/model/site.ts": "throw new Error('too far')",
  },
  "stylesheets without a component of exactly that name, unless styles.css imports them": {
    "components/Tile.css": ".tile { top: 0 }",
    "components/Card.tsx": "",
    "components/card.css": ".card { top: 0 }",
    "components/deep/Note.tsx": "",
    "components/deep/Note.CSS": ".note { top: 0 }",
    "components/base.css": "body { top: 0 }",
    "components/styles.css": '@import "./base.css" layer(base);',
    "components/.Tile.css": "an editor's own",
    "components/Sign.css.ts": 'export const css = ""',
  },
  "no page": { "pages/index.tsx": undefined },
  "no layout": { "components/Layout.tsx": undefined },
  "no base styles": { "components/styles.css": undefined },
  "no script": { "components/menu.client.ts": undefined },
  "no data": { "data/model/site.ts": undefined },
  "broken CSS, for which esbuild only warns, and a broken script": {
    "components/Layout.css": ".layout {\n  color: red;\n",
    "components/menu.client.ts": "const a = 1;\nconst a = 2;",
  },
  "file names that can't be addresses, and files that aren't pages": Object.fromEntries(
    ["Boiler Care", "a..b", "boilers/care", "notes.md", "über"].map((name) => [
      `pages/${name}.tsx`.replace(".md.tsx", ".md"),
      "",
    ]),
  ),
};

describe("reports", () => {
  test("mistakes in files at their places, and says what to do", async () => {
    const reports: string[] = [];
    for (const [what, files] of Object.entries(SITES))
      reports.push(report(what, await problemsIn(siteWith(files))));
    await expect(reports.join("")).toMatchFileSnapshot("__snapshots__/site.txt");
  });

  const message = "This is not a regular file. If it is a link, other machines may lack its target.";

  test("links in static/, even circular ones, but not file managers' files", async () => {
    const litter = { "static/.DS_Store": "x", "static/icons/Thumbs.db": "x", "pages/.DS_Store": "x" };
    const folder = siteWith({ ...litter, "private/key.txt": "secret" });
    expect((await makeSite(folder)).files.filter(({ from }) => from.startsWith("static/"))).toEqual([]);
    const targets = {
      "icons/private": "../../private",
      "key.txt": "../private/key.txt",
      loop: ".",
      none: "x",
    };
    for (const [name, target] of Object.entries(targets)) symlinkSync(target, join(folder, "static", name));
    expect(told(await problemsIn(folder))).toEqual(
      Object.keys(targets).map((name) => `static/${name}: ${message}`),
    );
  });

  test("links in pages/, which would be skipped, but not editors' own", async () => {
    const folder = siteWith({ "more/prices.tsx": page("Prices", "return <h1>Prices</h1>;") });
    symlinkSync(join(folder, "more/prices.tsx"), join(folder, "pages/prices.tsx"));
    symlinkSync(join(folder, "more"), join(folder, "pages/more"));
    symlinkSync("user@machine.1234", join(folder, "pages/.#index.tsx"));
    const links = ["more", "prices.tsx"].map((name) => `pages/${name}: ${message}`);
    expect(told(await problemsIn(folder))).toEqual(links);
  });

  test.skipIf(isWindows)("file names in static/ that hosts, disks or links may change", async () => {
    const names = ["a b.png", "Über.png", "a\\b.png", "a\nb.png", "100%.png", "end.", "🔥/x.png", "C#.pdf"];
    const right = ["OFL.txt", "..x", ".well-known/a_b-1.2.txt", "~x"];
    const files = Object.fromEntries([...names, ...right].map((name) => [`static/${name}`, ""]));
    const problems = await problemsIn(siteWith(files));
    expect(problems.map(({ places }) => places.join())).toEqual(names.map((name) => `static/${name}`).sort());
  });
});
