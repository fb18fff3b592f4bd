import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { SiteData } from "../../../scripts/contract.ts";
import { temporaryFolder } from "../../built-sites.ts";
import { filesBelow } from "../../dist.ts";

/** Files by path; those without contents are left out. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** A page that search engines don't list, so that Home needs no link to it. */
export const page = (title: string, body: string, noindex = true) =>
  `export const meta = { title: "${title}", description: "About ${title}", noindex: ${noindex} };\n` +
  `export default function Page() {\n  return ${body};\n}`;

/** Home with this HTML, as its author would write it. */
export const home = (html: string) =>
  page("Home", `<main dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />`, false);

/** An empty drawing. */
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

/** data/model/site.ts of a site with these facts. */
export function dataOf(facts: Partial<SiteData> = {}): string {
  const phones = [{ label: "01632 960123", href: "tel:+441632960123" }];
  const given = { basePath: "/", phones, files: [], todos: [], ...facts };
  return `export const siteData = { ...${JSON.stringify(given)},
    canonical: (path) => "https://example.org" + ${JSON.stringify(given.basePath)} + path.slice(1),
    markupProblemIn: () => undefined, placeholdersIn: () => [] };`;
}

/** The smallest site: one page in a layout, no facts. */
export const minimalSite = {
  "pages/index.tsx": page("Home", '<main><h1>Home</h1><a href="/">Here</a></main>', false),
  "components/Layout.tsx": `export const Layout = ({ meta, css, children }) => (
    <html lang="en-GB"><head><meta charSet="utf-8" /><title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex && <meta name="robots" content="noindex" />}<style>{css}</style></head>
      <body className="layout">{children}</body></html>);`,
  "components/Layout.css": ".layout { color: red; }",
  "components/print.css": "@page { margin: 12mm }",
  "components/styles.css": "@layer base, components;\n@layer base { body { color: black } }",
  "components/menu.client.ts": 'document.title = "menu";',
  "data/model/problems.ts": "export const problems = [];",
  "data/model/site.ts": dataOf(),
};

export function write(folder: string, files: Files): void {
  for (const [path, contents] of Object.entries(files)) {
    if (contents === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/** A new folder with these files, removed when the test ends. */
export function folderWith(files: Files, prefix = "site-"): string {
  const folder = temporaryFolder(onTestFinished, prefix);
  write(folder, files);
  return folder;
}

/** The minimal site with some of its files replaced, added or left out. */
export const siteWith = (files: Files = {}, prefix?: string) =>
  folderWith({ ...minimalSite, ...files }, prefix);

/** The contents of every file below a folder, by path. */
export const filesIn = (folder: string): Record<string, Buffer> =>
  Object.fromEntries(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));
