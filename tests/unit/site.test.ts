import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SiteError } from "../../scripts/problems.ts";
import { makeSite } from "../../scripts/site.ts";
import { dataOf, described, siteWith } from "./fixture.ts";

/** The problems that keep a site from being made, as the stages report them. */
async function problemsOf(files: Record<string, string>) {
  const error = await makeSite(siteWith(files)).then(
    () => new Error("the site was made"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof SiteError)) throw error;
  return error.problems;
}

/** A page that no search engine lists, so that Home need not lead to it. */
const page = (title: string, body: string) =>
  [
    `export const meta = { title: "${title}", description: "${described(title)}", noindex: true };`,
    "export default function Page() {",
    `  ${body}`,
    "}",
  ].join("\n");

describe("a site that is right", () => {
  test("becomes one file for each page and each static file", async () => {
    const { files } = await makeSite(
      siteWith({
        "pages/boiler-care.tsx": page("Boilers", "return <h1>Boilers</h1>;"),
        "pages/404.tsx": page("Lost", "return <h1>Lost</h1>;"),
        "static/icons/favicon.svg": "<svg/>",
      }),
    );
    expect(files.map(({ path, from }) => [path, from])).toEqual([
      ["404.html", "pages/404.tsx"],
      ["boiler-care/index.html", "pages/boiler-care.tsx"],
      ["index.html", "pages/index.tsx"],
      ["sitemap.xml", "scripts/stages/announce.ts"],
      ["robots.txt", "scripts/stages/announce.ts"],
      ["icons/favicon.svg", "static/icons/favicon.svg"],
      ["_headers", "scripts/stages/configure.ts"],
      [".htaccess", "scripts/stages/configure.ts"],
      ["staticwebapp.config.json", "scripts/stages/configure.ts"],
      [".nojekyll", "scripts/stages/configure.ts"],
    ]);
  });

  test("is a whole document, with the styles of the components that the page is made of and no others", async () => {
    const { files } = await makeSite(
      siteWith({
        "components/Card.tsx": 'export const Card = () => <h1 className="card">Card</h1>;',
        "components/Card.css": ".card { color: blue; }",
        "pages/cards.tsx": `import { Card } from "../components/Card.tsx";\n${page("Cards", "return <Card />;")}`,
      }),
    );
    const [cards, home] = files.map((file) => String(file.contents));
    expect(home?.replace(/<meta http-equiv[^>]*>/, "<!-- policy -->")).toBe(
      '<!doctype html><html lang="en-GB"><head><!-- policy --><title>Home</title><meta name="description" content="' +
        described("it") +
        '">' +
        "<style>@layer base,components;@layer base{body{color:#000}}@layer components{.layout{color:red}}</style></head>" +
        '<body class="layout"><main><h1>Home</h1><a href="/">Here</a></main></body></html>',
    );
    expect(cards).toContain(".card{color:#00f}");
  });
});

describe("what is wrong is named with its file and line", () => {
  test("a page that does not compile", async () => {
    const problems = await problemsOf({ "pages/about.tsx": page("About", "return <p>About</div>;") });
    expect(problems).toMatchObject([{ file: "pages/about.tsx", line: 3 }]);
  });

  test("a page that imports what is not there", async () => {
    const problems = await problemsOf({
      "pages/about.tsx": `import "./missing.ts";\n${page("About", "return null;")}`,
    });
    expect(problems).toMatchObject([{ file: "pages/about.tsx", line: 1 }]);
    expect(problems[0]?.what).toContain("./missing.ts");
  });

  test("every page that throws while it is loaded", async () => {
    const throwing = `const title: string = "x";\nthrow new Error("no price for " + title);\n`;
    const problems = await problemsOf({
      "pages/about.tsx": throwing + page("About", "return null;"),
      "pages/prices.tsx": throwing + page("Prices", "return null;"),
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "pages/about.tsx:2",
      "pages/prices.tsx:2",
    ]);
    expect(problems[0]?.what).toContain("no price for x");
  });

  test("a component that throws while it is rendered, at its own line", async () => {
    const problems = await problemsOf({
      "components/Card.tsx":
        "export function Card(): never {\n  // types do not reach the line\n  throw new Error('no card');\n}",
      "pages/about.tsx": `import { Card } from "../components/Card.tsx";\n${page("About", "return <p><Card /></p>;")}`,
    });
    expect(problems).toMatchObject([{ file: "components/Card.tsx", line: 3 }]);
    expect(problems[0]?.what).toBe("/about/ throws while it is rendered: no card");
  });

  test("a page that renders what React cannot, by its file", async () => {
    const problems = await problemsOf({ "pages/about.tsx": page("About", "return <p>{{ a: 1 }}</p>;") });
    expect(problems).toMatchObject([{ file: "pages/about.tsx" }]);
    expect(problems[0]?.what).toContain("Objects are not valid as a React child");
  });

  test("missing exports, title and description, all at once", async () => {
    const problems = await problemsOf({
      "pages/about.tsx": 'export const meta = { title: " " };\nexport const Page = () => null;',
      "pages/prices.tsx": "export default function Prices() { return null; }",
    });
    expect(problems.map(({ file, what }) => `${file} ${what}`)).toEqual([
      "pages/about.tsx Has no default export that is a component.",
      "pages/about.tsx Its meta has no title.",
      "pages/about.tsx Its meta has no description.",
      "pages/prices.tsx Does not export meta.",
    ]);
  });

  test("a layout or data without their exports", async () => {
    expect(
      await problemsOf({ "components/Layout.tsx": "export const Frame = 1;", "data/index.ts": "export {};" }),
    ).toMatchObject([
      { file: "components/Layout.tsx", what: "Does not export Layout." },
      { file: "data/index.ts", what: "Does not export site." },
    ]);
  });

  test("facts that contradict themselves", async () => {
    const problem = { file: "data/towns.ts", what: "Paris is too far.", remedy: "Remove it." };
    expect(await problemsOf({ "data/index.ts": dataOf({ problems: [problem] }) })).toEqual([problem]);
  });

  test("CSS that is broken: esbuild only warns of it", async () => {
    const problems = await problemsOf({ "components/Layout.css": ".layout {\n  color: red;\n" });
    expect(problems).toMatchObject([{ file: "components/Layout.css", line: 3 }]);
  });

  test("a script that does not compile", async () => {
    const problems = await problemsOf({ "components/menu.client.ts": "const a = 1;\nconst a = 2;" });
    expect(problems).toMatchObject([{ file: "components/menu.client.ts", line: 2 }]);
  });

  test("links in static/, which are not followed and do not reach dist/", async () => {
    const folder = siteWith({ "static/icons/a.svg": "<svg/>", "private/key.txt": "secret" });
    symlinkSync(join(folder, "private/key.txt"), join(folder, "static/key.txt"));
    symlinkSync(join(folder, "private"), join(folder, "static/icons/private"));
    symlinkSync(join(folder, "nowhere"), join(folder, "static/nowhere"));
    const problems = await makeSite(folder).then(
      () => [],
      (error: SiteError) => error.problems,
    );
    expect(problems.map(({ file, what }) => `${file} ${what.split(",")[0]}`)).toEqual([
      "static/icons/private Is a link or the like",
      "static/key.txt Is a link or the like",
      "static/nowhere Is a link or the like",
    ]);
  });

  test("a file name that cannot be an address", async () => {
    const problems = await problemsOf({ "pages/Boiler Care.tsx": "", "pages/über.tsx": "" });
    expect(problems.map(({ file }) => file)).toEqual(["pages/Boiler Care.tsx", "pages/über.tsx"]);
  });

  test("no page at all", async () => {
    const { discover } = await import("../../scripts/stages/discover.ts");
    await expect(discover(siteWith({}).concat("/data"))).rejects.toThrow("Holds no page");
  });
});
