import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SiteData } from "../../scripts/contract.ts";
import { layoutWith, pageFiles, STYLES } from "../template.ts";
import type { Tool } from "../tools.ts";

const facts: SiteData = {
  origin: "https://example.org",
  basePath: "/",
  phones: [],
  figures: [],
  statements: [],
  promises: [{ patterns: ["never fails"], why: "Nobody has said so." }],
  claims: [{ words: ["award-winning", "number one"], why: "Nobody has said so." }],
  displayCharacters: "",
  files: [],
  todos: [],
};

/** This site's generator: pages are JSX, and all checks are on. */
export const ours: Tool = {
  name: "ours",
  filesOf: (pages) => ({
    ...pageFiles(pages, "pages/", ".tsx", ({ title, description, body }) =>
      [
        `export const meta = ${JSON.stringify({ title, description })};`,
        `export default function Page() {\n  return (\n    <>\n${body}\n    </>\n  );\n}\n`,
      ].join("\n\n"),
    ),
    "components/Layout.tsx": `export function Layout({ meta, css, children }) {\n  return (\n${layoutWith({
      title: "{meta.title}",
      description: "{meta.description}",
      style: "<style>{css}</style>",
      content: "{children}",
    }).replace("charset", "charSet")}\n  );\n}\n`,
    "components/styles.css": STYLES,
    "components/menu.client.ts": "",
    "data/problems.ts": "export const problems = [];",
    "data/index.ts": `export const site = ${JSON.stringify(facts)};`,
  }),
  command: () => [...buildCommand(), "--no-compress"],
  output: "dist",
};

/** The arguments that `npm run build` passes to node, for a site in another folder. */
function buildCommand(): string[] {
  const places: Readonly<Record<string, string>> = {
    "tsx/esm": import.meta.resolve("tsx/esm"),
    "scripts/build.ts": fileURLToPath(new URL("../../scripts/build.ts", import.meta.url)),
  };
  const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const [, ...given] = (scripts.build as string).split(" ");
  return given.map((each) => places[each] ?? each);
}
