import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "./commands.ts";
import { page, siteWith, svg } from "./minimal-site.ts";
import { about, testProblems } from "./problem-cases.ts";

test("the build reports an import whose capitals aren't those of the file's name", async () => {
  const { code, out } = await build(siteWith({ "pages/about.tsx": 'import "../components/layout.tsx";' }));
  expect(code).toBe(1);
  expect(out).toContain(
    'Use "components/Layout.tsx" instead of "components/layout.tsx" to avoid issues with case-sensitive file systems — import "../components/layout.tsx";\n  → Write capitals as the file\'s name has them.',
  );
});

// Code that can't be compiled.
testProblems([
  [
    "a tag that isn't closed, with the errors that follow",
    about("return (\n<section>\n<p>{1}\n</section>\n);"),
    'pages/about.tsx:6: Unexpected closing "section" tag does not match opening "p" tag — </section> → The opening "p" tag is in pages/about.tsx:5.',
    `pages/about.tsx:8: The character "}" is not valid inside a JSX element — } → Did you mean to escape it as "{'}'}" instead?`,
    'pages/about.tsx:8: Unexpected end of file before a closing "section" tag — } → The opening "section" tag is in pages/about.tsx:4.',
  ],
  [
    "what esbuild only warns of",
    about("return <p {...{ id: 'a', id: 'b' }} />;"),
    "pages/about.tsx:3: Duplicate key \"id\" in object literal — return <p {...{ id: 'a', id: 'b' }} />; → The original key \"id\" is in pages/about.tsx:3.",
  ],
  [
    "an import of a missing file",
    { "pages/about.tsx": 'import "./missing.ts";' },
    'pages/about.tsx:1: Could not resolve "./missing.ts" — import "./missing.ts"; → Fix the path, or add the file.',
  ],
  [
    "an import of a misspelt file",
    { "pages/about.tsx": 'import "../components/Layuot.tsx";' },
    'pages/about.tsx:1: Could not resolve "../components/Layuot.tsx" — import "../components/Layuot.tsx"; → Fix the path, or add the file. Similar: components/Layout.tsx',
  ],
  [
    "an import through an alias that other projects have",
    { "pages/about.tsx": 'import "@/components/Layout.tsx";' },
    'pages/about.tsx:1: Could not resolve "@/components/Layout.tsx" — import "@/components/Layout.tsx"; → Begin the path with ../ or ./',
  ],
  [
    "an import with Windows' separators",
    { "pages/about.tsx": String.raw`import "..\components\Layout.tsx";` },
    String.raw`pages/about.tsx:1: Could not resolve "..componentsLayout.tsx" — import "..\components\Layout.tsx"; → Write / instead of \ between the folders.`,
  ],
  [
    "await at the top of a module",
    { "pages/about.tsx": `const data = await Promise.resolve(1);\n${page("About", "<p>{data}</p>")}` },
    'pages/about.tsx:1: Top-level await is currently not supported with the "cjs" output format — const data = await Promise.resolve(1); → Read data when the module loads, without await.',
  ],
  [
    "an import of a package that isn't installed",
    { "pages/about.tsx": 'import "@scope/package/file";' },
    'pages/about.tsx:1: Could not resolve "@scope/package/file" — import "@scope/package/file"; → Run: npm install @scope/package',
  ],
  [
    "an import whose path begins at the root",
    { "pages/about.tsx": 'import "components/Layout.tsx";' },
    'pages/about.tsx:1: Could not resolve "components/Layout.tsx" — import "components/Layout.tsx"; → Begin the path with ../ or ./',
  ],
  [
    "an import of a picture",
    { "static/a.svg": svg, "pages/about.tsx": 'import "../static/a.svg";' },
    'pages/about.tsx:1: No loader is configured for ".svg" files: static/a.svg — import "../static/a.svg"; → Put the file into static/ and write its address: /logo.svg for static/logo.svg.',
  ],
  [
    "an import of styles",
    { "pages/about.tsx": 'import "../components/Layout.css";' },
    'pages/about.tsx:1: Importing styles has no effect — import "../components/Layout.css"; → Remove the line: pages get the X.css beside each X.tsx that they use.',
  ],
  [
    "styles that no page would have",
    {
      "components/Card.css": ".card { color: red }",
      "components/Panel.css.ts": 'export const css = "";',
    },
    "components/Card.css, components/Panel.css.ts: No page uses these styles. → Name it like its component, as X.css beside X.tsx, or import it in components/styles.css.",
  ],
  [
    "a relative address in styles",
    { "components/Layout.css": ".layout { background: url(logo.png) }" },
    'components/Layout.css:1: Could not resolve "logo.png" — .layout { background: url(logo.png) } → Put the file into static/ and write its address: /logo.svg for static/logo.svg.',
  ],
  [
    "broken styles",
    { "components/Layout.css": ".layout {\n  color: red;\n" },
    'components/Layout.css:3: Expected "}" to go with "{" → The unbalanced "{" is in components/Layout.css:1.',
  ],
  [
    "a broken script",
    { "components/menu.client.ts": "const a = 1;\nconst a = 2;" },
    'components/menu.client.ts:2: The symbol "a" has already been declared — const a = 2; → The symbol "a" was originally declared in components/menu.client.ts:1.',
  ],
  [
    "files in the print style sheet",
    { "components/print.css": '@import "https://cdn.example/a.css";\n.a { background: url(/icon.svg) }' },
    "components/print.css:1: The print style sheet can't use files — @import \"https://cdn.example/a.css\"; → Addresses are checked in pages only. Use the file in a component's CSS.",
    "components/print.css:2: The print style sheet can't use files — .a { background: url(/icon.svg) }",
  ],
]);

// Code that throws, or gives what can't be a page.
const throwing = 'const title: string = "x";\nthrow new Error("no title " + title);\n';
const outer = 'import { Outer } from "../components/Outer.tsx";\n';
const useless = (what: string) =>
  `Throws: ${what} does nothing, as React runs only at build time; use HTML that needs no script, such as <details>, or components/menu.client.ts.`;
testProblems([
  [
    "modules that throw, at one line for each",
    { "pages/about.tsx": throwing, "pages/prices.tsx": throwing },
    "pages/about.tsx:2, pages/prices.tsx:2: Throws: no title x → Fix the code at this line.",
  ],
  [
    "a component that throws, once for all its pages",
    {
      "components/Outer.tsx":
        'import { Inner } from "./Inner.tsx";\nexport const Outer = () => <div><Inner /></div>;',
      "components/Inner.tsx": "export function Inner(): never {\n  throw new RangeError('too hot');\n}",
      "pages/about.tsx": outer + page("About", "<Outer />"),
      "pages/areas.tsx": outer + page("Areas", "<Outer />"),
    },
    "components/Inner.tsx:2, pages/about.tsx, pages/areas.tsx: Throws: too hot → Fix the code at this line.",
  ],
  [
    "a page that throws no error but a text",
    { "pages/prices.tsx": page("Prices", "(() => { throw 'a string' })()") },
    "pages/prices.tsx: Throws: a string",
  ],
  [
    "an object as text",
    about("return <p>{{ a: 1 }}</p>;"),
    "pages/about.tsx: Throws: Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.",
  ],
  [
    "broken HTML",
    about("return <p dangerouslySetInnerHTML={{ __html: 'a < b' }} />;"),
    "pages/about.tsx: Throws: Parse Error: < b</p></body></html>",
  ],
  [
    "an event handler in React",
    about("return <h1 onClick={() => {}}>x</h1>;"),
    `pages/about.tsx:3: ${useless("onClick on <h1>")}`,
  ],
  [
    "a function as a form's action",
    about("return <form action={() => {}} />;"),
    `pages/about.tsx:3: ${useless("action on <form>")}`,
  ],
  [
    "a hook",
    about("return <p>{React.useState(1)[0]}</p>;", 'import React from "react";\n'),
    `pages/about.tsx:4: ${useless("useState")}`,
  ],
  [
    "an async component",
    about("return <Slow />;", "const Slow = async () => <p />;\n"),
    "pages/about.tsx:4: Throws: A component can't be async. Read data when the module loads, without await.",
  ],
  [
    "an async page",
    {
      "pages/about.tsx":
        'export const meta = { title: "About", description: "About us." };\nexport default async function About() { return <p />; }',
    },
    "pages/about.tsx: Throws: A component can't be async. Read data when the module loads, without await.",
  ],
  [
    "modules that lack an export",
    {
      "pages/about.tsx": "export const meta = {};",
      "pages/areas.tsx": "export const meta = null;\nexport default () => null;",
      "components/Layout.tsx": "export const Frame = 1;",
      "data/model/site.ts": "export const siteData = null;",
    },
    "components/Layout.tsx: Doesn't export Layout. → Add the export.",
    "data/model/site.ts: Doesn't export siteData.",
    "pages/about.tsx: Doesn't export default.",
    "pages/areas.tsx: Doesn't export meta.",
  ],
  [
    "wrong facts before they are used",
    {
      "data/model/problems.ts":
        'export const problems = [{ file: "data/a.toml", line: 3, message: "Too far.", hint: "Remove it." }]',
      "data/model/site.ts": "throw new Error('too far')",
    },
    "data/a.toml:3: Too far. → Remove it.",
  ],
]);

// Files that are missing or misplaced.
testProblems([
  [
    "a missing home page",
    { "pages/index.tsx": undefined },
    "pages: The home page is missing. → Add pages/index.tsx.",
  ],
  [
    "missing files that every site has",
    { "components/Layout.tsx": undefined, "components/styles.css": undefined },
    "components/Layout.tsx, components/styles.css: The file is missing. → Restore it from the file's history on GitHub.",
  ],
  [
    "a deleted form",
    { "data/model/site.ts": 'import form from "../prices.toml";\nexport const siteData = form;' },
    "data/prices.toml: The file is missing. → Restore it from the file's history on GitHub.",
  ],
  [
    "files in pages/ that aren't pages, and a page with a reserved name",
    {
      "pages/Boiler Care.tsx": "",
      "pages/assets.tsx": "",
      "pages/boilers/care.tsx": "",
      "pages/notes.md": "",
    },
    "pages/Boiler Care.tsx, pages/assets.tsx, pages/boilers/care.tsx, pages/notes.md: A page is a .tsx file in pages/ itself, named in lower-case letters, digits and single hyphens, not “assets”. → Rename it, such as pages/boiler-care.tsx, or move it out of pages/.",
  ],
]);

test("the build accepts ids of React's and a preload with a handler, which keeps React from moving it", async () => {
  const body = 'return <h1 id={useId()}><link rel="preload" href="/" onLoad={() => {}} /></h1>;';
  const files = about(body, 'import { useId } from "react";\n');
  expect(await build(siteWith(files))).toMatchObject({ code: 0 });
});

test("the build skips what file managers and editors leave behind", async () => {
  const litter = {
    "static/.DS_Store": "x",
    "static/a/Thumbs.db": "x",
    "pages/.DS_Store": "x",
    "pages/index.tsx~": "x",
    "pages/#index.tsx#": "x",
  };
  expect((await build(siteWith(litter))).out).toMatch(/^7 files in dist/);
});

test.each([
  ["pages/more", "../more", "A page is a .tsx file in pages/ itself"],
  ["static/key.txt", "../secret.txt", "This isn't a regular file."],
])("the build reports %s if it is a link to %s", async (link, target, message) => {
  const folder = siteWith({ "secret.txt": "s", "more/a.txt": "s", "static/a.txt": "a" });
  symlinkSync(target, join(folder, link));
  expect(await build(folder)).toMatchObject({
    code: 1,
    out: expect.stringContaining(`${link}\n  ${message}`),
  });
});
