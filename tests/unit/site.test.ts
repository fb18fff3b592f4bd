import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SiteError } from "../../scripts/problems.ts";
import { makeSite } from "../../scripts/site.ts";
import { esbuildError } from "../../scripts/stages/esbuild-error.ts";
import { isWindows } from "./command.ts";
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

  test("a page that compiles, but not without a warning", async () => {
    const problems = await problemsOf({
      "pages/about.tsx": page("About", "return <p {...{ id: 'a', id: 'b' }} />;"),
    });
    expect(problems).toMatchObject([{ file: "pages/about.tsx", line: 3 }]);
    expect(problems[0]?.what).toContain('Duplicate key "id" in object literal');
  });

  test("a file that esbuild cannot read, and what it says without a place", () => {
    const message = { id: "", pluginName: "", location: null, notes: [], detail: undefined };
    const texts = ['Cannot read file "data/a.ts": is a directory', "Out of memory"];
    expect(esbuildError(texts.map((text) => ({ ...message, text })))).toMatchObject({
      problems: [
        { file: "data/a.ts", what: "Cannot be read: is a directory." },
        { file: ".", what: "Out of memory", remedy: "Mend the code at this line." },
      ],
    });
    const crash = new Error("The service was stopped");
    expect(esbuildError([], crash)).toBe(crash);
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
    expect(problems[0]?.what).toBe("Throws while /about/ is rendered: no card");
  });

  test("a component three levels down, on all the pages that hold it, with its cause; and all else that throws", async () => {
    const uses = (name: string, inner: string) =>
      `import { ${inner} } from "./${inner}.tsx";\nexport const ${name} = () => <div><${inner} /></div>;`;
    const page = (name: string, body: string) =>
      `import { Outer } from "../components/Outer.tsx";\nexport const meta = { title: "${name}", description: "${name}" };\nexport default () => ${body};`;
    const site = siteWith({
      "components/Outer.tsx": uses("Outer", "Middle"),
      "components/Middle.tsx": uses("Middle", "Inner"),
      "components/Inner.tsx": "export function Inner(): never {\n\n  throw new RangeError('too hot');\n}",
      "pages/about.tsx": page("About", "<Outer />"),
      "pages/areas.tsx": page("Areas", "<Outer />"),
      "pages/prices.tsx": page("Prices", "{\n  throw 'a string';\n}"),
    });
    const error = await makeSite(site).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      problems: [
        {
          file: "components/Inner.tsx",
          line: 3,
          what: "Throws while /about/, /areas/ are rendered: too hot",
        },
        { file: "pages/prices.tsx", what: "Throws while /prices/ is rendered: a string" },
      ],
      cause: new RangeError("too hot"),
    });
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

  test("exports of a wrong kind", async () => {
    const problems = [
      ...(await problemsOf({
        "components/Layout.tsx": "export const Layout = <p />;",
        "data/index.ts": "export const site = null;",
      })),
      ...(await problemsOf({
        "pages/about.tsx": "export const meta = null;\nexport default <p />;",
        "pages/prices.tsx": 'export const meta = "Prices";\nexport default () => null;',
      })),
    ];
    expect(problems.map(({ file, what }) => `${file} ${what}`)).toEqual([
      "components/Layout.tsx Does not export Layout.",
      "data/index.ts Does not export site.",
      "pages/about.tsx Does not export meta.",
      "pages/about.tsx Has no default export that is a component.",
      "pages/prices.tsx Its meta has no title.",
      "pages/prices.tsx Its meta has no description.",
    ]);
  });

  test("a file that no site can do without", async () => {
    for (const file of [
      "components/Layout.tsx",
      "components/styles.css",
      "components/menu.client.ts",
      "data/index.ts",
    ]) {
      const site = siteWith();
      rmSync(join(site, file));
      await expect(makeSite(site)).rejects.toMatchObject({
        problems: expect.arrayContaining([expect.objectContaining({ file, what: "Is missing." })]),
      });
    }
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

  test("CSS that is broken, of which esbuild only warns, and a script that does not compile, at once", async () => {
    const problems = await problemsOf({
      "components/Layout.css": ".layout {\n  color: red;\n",
      "components/menu.client.ts": "const a = 1;\nconst a = 2;",
    });
    expect(problems).toMatchObject([
      { file: "components/menu.client.ts", line: 2, remedy: "Mend the code at this line." },
      { file: "components/Layout.css", line: 3, what: 'Expected "}" to go with "{"' },
    ]);
  });

  test("a stylesheet that belongs to no component of exactly its name, but not one that styles.css imports", async () => {
    const problems = await problemsOf({
      "components/Tile.css": ".tile { top: 0 }",
      "components/Card.tsx": "",
      "components/card.css": ".card { top: 0 }",
      "components/deep/Note.tsx": "",
      "components/deep/Note.CSS": ".note { top: 0 }",
      "components/base.css": "body { top: 0 }",
      "components/styles.css": '@import "./base.css" layer(base);',
      "components/.Tile.css": "an editor's own",
    });
    expect(problems.map(({ file, what }) => `${file}: ${what}`)).toEqual(
      ["Tile.css", "card.css", "deep/Note.CSS"].map(
        (name) => `components/${name}: Is the style of no component, so no page would have its rules.`,
      ),
    );
  });

  test("a file name that cannot be an address, and a file in pages/ that is no page", async () => {
    const problems = await problemsOf({
      "pages/Boiler Care.tsx": "",
      "pages/a..b.tsx": "",
      "pages/boilers/care.tsx": "",
      "pages/notes.md": "",
      "pages/über.tsx": "",
    });
    expect(problems.map(({ file, what }) => `${file}: ${what.slice(0, 20)}`)).toEqual([
      "pages/Boiler Care.tsx: The file's name beco",
      "pages/a..b.tsx: The file's name beco",
      "pages/boilers/care.tsx: Is not a page, so no",
      "pages/notes.md: Is not a page, so no",
      "pages/über.tsx: The file's name beco",
    ]);
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

  test("links in pages/, which would be left out, but not those that editors keep there", async () => {
    const folder = siteWith({ "more/prices.tsx": page("Prices", "return <h1>Prices</h1>;") });
    symlinkSync(join(folder, "more/prices.tsx"), join(folder, "pages/prices.tsx"));
    symlinkSync(join(folder, "more"), join(folder, "pages/more"));
    symlinkSync("user@machine.1234", join(folder, "pages/.#index.tsx"));
    await expect(makeSite(folder)).rejects.toMatchObject({
      problems: ["pages/more", "pages/prices.tsx"].map((file) => ({
        file,
        what: "Is a link or the like, not a file. What it points to may be missing, or private, elsewhere.",
      })),
    });
  });

  test.skipIf(isWindows)(
    "a file of static/ whose name hosts, disks and links spell differently",
    async () => {
      const names = ["a b.png", "Über.png", "a\\b.png", "a\nb.png", "100%.png", "end.", "🔥/x.png", "C#.pdf"];
      const right = ["OFL.txt", "..x", ".well-known/a_b-1.2.txt", "~x"];
      const site = Object.fromEntries([...names, ...right].map((name) => [`static/${name}`, ""]));
      const problems = await problemsOf(site);
      expect(problems.map(({ file }) => file)).toEqual(names.map((name) => `static/${name}`).sort());
    },
  );

  test("a link that leads round in a circle, but not the litter of file managers", async () => {
    const litter = { "static/.DS_Store": "x", "static/icons/Thumbs.db": "x", "pages/.DS_Store": "x" };
    const folder = siteWith(litter);
    expect((await makeSite(folder)).files.filter(({ from }) => from.startsWith("static/"))).toEqual([]);
    symlinkSync(".", join(folder, "static/loop"));
    await expect(makeSite(folder)).rejects.toMatchObject({ problems: [{ file: "static/loop" }] });
  });

  test("no page at all", async () => {
    const { discover } = await import("../../scripts/stages/discover.ts");
    expect(() => discover(siteWith({}).concat("/data"))).toThrow("Holds no page");
  });
});
