import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { Problem, SiteData } from "../../scripts/contract.ts";
import { SiteError } from "../../scripts/errors/site-error.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { type HtmlFile, isHtml, type OutputFile } from "../../scripts/output/output-file.ts";
import { makeSite } from "../../scripts/site.ts";
import { check } from "../../scripts/stages/check.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { copySite } from "../sites.ts";

/** A description of the required length: "About boilers, in …". */
export function described(subject: string): string {
  return `About ${subject}, in a description that is long enough for the results of a search.`;
}

/** A page's source. If it is hidden from search engines, Home needn't link to it. */
export const pageSource = (title: string, html: string, noindex = true) =>
  `export const meta = { title: "${title}", description: "${described(title)}", noindex: ${noindex} };\n` +
  `export default () => ${html};`;

/** A page over its budget. Pseudo-random digits are the same everywhere, and compress badly. */
export const heavyPage = `${pageSource("Heavy", '<h1>{noise.join("a")}</h1>')}
let seed = 1;
const noise = Array.from({ length: 9000 }, () => (seed = (seed * 16807) % 2147483647).toString(36));`;

/** The export of data/model/site.ts for a site without facts. */
export const noFacts: SiteData = {
  origin: "https://example.org",
  basePath: "/",
  phones: [],
  displayCharacters: "",
  files: [],
  todos: [],
};

/** The text of data/model/site.ts for a site with only these facts. */
export function dataOf(facts: Partial<SiteData> = {}): string {
  return `export const site = ${JSON.stringify({ ...noFacts, ...facts })};`;
}

/** The smallest possible site: one page in a layout, no facts. */
export const minimalSite = {
  "pages/index.tsx": pageSource("Home", '<main><h1>Home</h1><a href="/">Here</a></main>', false),
  "components/Layout.tsx": `export const Layout = ({ meta, css, children }) =>
    <html lang="en-GB"><head><title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex && <meta name="robots" content="noindex" />}<style>{css}</style></head>
      <body className="layout">{children}</body></html>;`,
  "components/Layout.css": ".layout { color: red; }",
  "components/styles.css": "@layer base, components;\n@layer base { body { color: black } }",
  "components/menu.client.ts": 'document.title = "menu";',
  "data/model/problems.ts": "export const problems = [];",
  "data/model/site.ts": dataOf(),
};

type WhenDone = (remove: () => void) => void;

/** Writes files into a new folder, which is removed when the test ends (or later); returns the folder. */
export function folderWith(files: Files, whenDone: WhenDone = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

type Files = Readonly<Record<string, string | undefined>>;

export function write(folder: string, files: Files): void {
  for (const [path, contents] of Object.entries(files)) {
    if (contents === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/** Every file below a folder, by path. */
export const filesOf = (folder: string) =>
  new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));

/** The minimal site with some of its files replaced, added or left out. */
export function siteWith(files: Files = {}): string {
  return folderWith({ ...minimalSite, ...files });
}

/** The problems that stop a folder's build. */
export async function problemsIn(
  folder: string,
  build: (folder: string) => Promise<unknown> = makeSite,
): Promise<readonly Problem[]> {
  const error = await build(folder).then(
    () => new Error("the site was made"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof SiteError)) throw error;
  return error.problems;
}

/** A copy of this site with the usual facts, for tests that add faults. */
export function copyOfSite(...whenDone: WhenDone[]): string {
  const folder = folderWith({}, ...whenDone);
  copySite("usual", folder);
  return folder;
}

/** The facts of a bakery's site. */
export const data: SiteData = {
  ...noFacts,
  phones: [{ label: "01632 960123", href: "tel:+441632960123" }],
  displayCharacters: "Cacef",
};

const icon = { path: "icon.svg", from: "static/icon.svg", contents: "<svg/>" };

/** A head that passes all checks. */
export function headOf(path: string, more = ""): string {
  const description = `What a visitor finds at ${path}, said at some length, as the list of results shows it.`;
  return `<title>${path}</title><meta name="description" content="${description}">${more}`;
}

/** A page that passes all checks, except for a test's additions. */
export function page(path: string, body: string, head = headOf(path)): HtmlFile {
  const from = `pages/${path.replace(/\/?index\.html$/, "") || "index"}.tsx`;
  const heading = body.includes("<h1") ? "" : "<h1>Heading</h1>";
  const contents = `<!doctype html><html><head>${head}</head><body>${heading}${body}</body></html>`;
  return secure({ path, from, contents });
}

/** An input and its problems, for snapshots: 'pages/index.tsx "/x/"  broken-link  /x/ doesn't exist. → Fix it.' */
export function report(input: string, problems: readonly Problem[]): string {
  expect(problems, input).not.toEqual([]);
  const lines = problems.map(({ places, text = "", rule, message, hint }) => {
    return `  ${places} ${JSON.stringify(text)}  ${rule}  ${message} → ${hint}\n`;
  });
  return `${JSON.stringify(input).slice(1, -1).replaceAll('\\"', '"')}\n${lines.join("")}`;
}

/** "file: message" for each problem. */
export const told = (problems: readonly Problem[]) =>
  problems.map(({ places, message }) => `${places}: ${message}`);

/** The problems of these files, in a site with an icon and a Home that links to all pages. */
export function problemsOf(files: readonly OutputFile[], site = data): readonly Problem[] {
  const addresses = files.filter(isHtml).map(({ path }) => site.basePath + path.replace(/index\.html$/, ""));
  const links = addresses.map((address) => `<a href="${address}">x</a>`).join("");
  const linked = files.map((file) => {
    return {
      ...file,
      ...(file.path === "index.html" && {
        contents: `${file.contents}`.replace("</body>", `${links}</body>`),
      }),
    };
  });
  return check([...linked, icon], site);
}

export const faultsOf = (files: readonly OutputFile[], site = data) => told(problemsOf(files, site));

const withoutFile = (fault: string) => fault.replace("pages/index.tsx: ", "");

/** The problems of a page with this body, without the page's name. */
export const faultsIn = (body: string, site = data) =>
  faultsOf([page("index.html", body)], site).map(withoutFile);
