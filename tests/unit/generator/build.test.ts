import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeSite } from "../../../scripts/site.ts";
import { root } from "../../root.ts";
import { build, dataOf, filesIn, folderWith, home, minimalSite, page, run, siteWith } from "./site.ts";

const textsOf = async (folder: string) =>
  Object.fromEntries((await makeSite(folder)).files.map(({ path, contents }) => [path, `${contents}`]));

test("a page is a whole document with only the styles of its own components, and a policy for them", async () => {
  const files = await textsOf(
    siteWith({
      "components/Card.tsx": 'export const Card = () => <h1 className="card">Card</h1>;',
      "components/Card.css": ".card { color: blue; background: url(/icon.svg) }",
      "components/Card.css.ts": 'export const css = ".card{top:" + (1 + 1) + "px}";',
      "pages/cards.tsx": `import { Card } from "../components/Card.tsx";\n${page("Cards", "<Card />")}`,
      "static/icon.svg": "<svg/>",
    }),
  );
  const styles = "@layer base,components;@layer base{body{color:#000}}@layer components{.layout{color:red}}";
  expect(files["index.html"]?.replace(/'sha256-[^']*'/g, "HASH")).toBe(
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="' +
      "default-src 'none';connect-src 'self';font-src 'self';img-src 'self' data:;script-src 'none';style-src HASH;" +
      `base-uri 'none';form-action 'none'"><title>Home</title><meta name="description" content="About Home"><style>${styles}` +
      '</style></head><body class="layout"><main><h1>Home</h1><a href="/">Here</a></main></body></html>',
  );
  expect(files["cards/index.html"]).toContain("url(/icon.svg)}.layout{color:red}.card{top:2px}}</style>");
});

/** Addresses as authors write them, and where they must lead in /bakery/. */
const ADDRESSES = [
  [
    '<a href="/">a</a><a href="/bakery/">b</a><a href="#x" id="x">c</a>',
    'href="/bakery/" href="/bakery/bakery/" href="#x"',
  ],
  [
    '<img src="/i.svg" srcset="/i.svg 1x,/i.svg 2x" alt="" width="9" height="9">',
    'src="/bakery/i.svg" srcset="/bakery/i.svg 1x,/bakery/i.svg 2x"',
  ],
  ['<svg width="9" height="9"><path fill="url(/i.svg#a)"/></svg>', 'fill="url(/bakery/i.svg#a)"'],
  [
    '<b title="see href=/x, url(/z)" data-src="/y" poster="/i.svg">a</b>',
    'title="see href=/x, url(/z)" data-src="/y" poster="/bakery/i.svg"',
  ],
  ["<style>b{background:url('/i.svg')}i{content:'url'}</style>", "url('/bakery/i.svg')"],
  [
    '<script type="speculationrules">{"where":{"href_matches":"/*"},"urls":["/"]}</script>',
    '"/bakery/*" "/bakery/"',
  ],
  [
    '<a href="https://example.org/bakery/">a</a><a href="//b.example/">b</a><script>f("/i.svg")</script>',
    'href="https://example.org/bakery/" href="//b.example/" f("/i.svg")',
  ],
] as const;

test.each(ADDRESSES)("in a folder, %s leads there", async (html, expected) => {
  const files = { "static/i.svg": "<svg/>", "pages/bakery.tsx": page("Bakery", "<h1>B</h1>") };
  const data = dataOf({ basePath: "/bakery/" });
  const { "index.html": made } = await textsOf(
    siteWith({ ...files, "data/model/site.ts": data, "pages/index.tsx": home(html) }),
  );
  for (const part of expected.split(/ (?=href|srcset|"|f\()/)) expect(made).toContain(part);
});

test("an address in a component's property leads into the folder, and other files name the whole address", async () => {
  const files = await textsOf(
    siteWith({
      "components/Button.tsx": "export const Button = ({ href }: { href: string }) => <a href={href}>x</a>;",
      "pages/index.tsx": `import { Button } from "../components/Button.tsx";\n${page("Home", '<Button href="/prices/" />', false)}`,
      "pages/prices.tsx": page("Prices", "<h1>P</h1>", false),
      "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
    }),
  );
  expect(files["index.html"]).toContain('<a href="/bakery/prices/">');
  expect(files["robots.txt"]).toContain("Sitemap: https://example.org/bakery/sitemap.xml\n");
  expect(files["sitemap.xml"]?.match(/(?<=<loc>).*(?=<\/loc>)/g)?.at(1)).toBe(
    "https://example.org/bakery/prices/",
  );
});

test.each(["/", "/bakery/"])("the files for hosts of a site at %s", async (basePath) => {
  const hashed = { "static/fonts/sans-0123abcd.woff2": "x", "static/fonts/licence/OFL.txt": "x" };
  const files = await textsOf(siteWith({ ...hashed, "data/model/site.ts": dataOf({ basePath }) }));
  const text = ["_headers", ".htaccess", ".nojekyll"]
    .map((name) => `======== ${name}\n${files[name]}`)
    .join("\n");
  await expect(text).toMatchFileSnapshot(`__snapshots__/hosts${basePath.replaceAll("/", "-")}.txt`);
});

test("sixty pages with styles of their own build", async () => {
  const pages = Array.from({ length: 60 }, (_, index) => [
    `pages/p${index}.tsx`,
    page(`P${index}`, `<style>{"b{top:${index}px}"}</style>`),
  ]);
  expect((await build(siteWith(Object.fromEntries(pages)))).code).toBe(0);
});

const todo = { file: "data/model/site.ts", text: "phones", message: "No name.", hint: "Write it." };
const facts = dataOf({
  todos: [
    { ...todo, blocks: true },
    { ...todo, message: "No hours.", blocks: false },
  ],
});

test("npm run build lists what is missing; a release writes nothing while something that it requires is", async () => {
  const folder = siteWith({ "data/model/site.ts": facts });
  const { code, out } = await build(folder);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^6 files in dist\/ in .*\n\nBefore .*requires it\):\n- data\/model\/site\.ts:1: No name\. → Write it\.\n\nA release.*\n- .*No hours\./,
  );
  rmSync(join(folder, "dist"), { recursive: true });
  const release = await build(folder, { release: true, compress: false });
  expect([release.code, existsSync(join(folder, "dist"))]).toEqual([1, false]);
  expect(release.out).toBe(
    "data/model/site.ts:1\n  No name.\n  → Write it.\n\n1 problem; dist/ is unchanged.",
  );
});

test("npm run build takes --release, also without the “--” of npm, and --no-compress, and no other option", async () => {
  const folder = siteWith({ "data/model/site.ts": facts });
  const runs = [
    [["--release"], {}, 1, "No name."],
    [[], { npm_config_release: "true" }, 1, "No name."],
    [["--no-compress"], {}, 0, "6 files"],
    [["--fast"], {}, 1, "Unknown option '--fast'\n→ The options are --release and --no-compress.\n"],
  ] as const;
  for (const [args, env, code, text] of runs) {
    const result = await run("build.ts", folder, { args, env });
    expect([result.code, result.out]).toEqual([code, expect.stringContaining(text)]);
  }
});

test("a page over its budget is a warning", async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => ((index + 1) ** 7 % 99991).toString(36)).join("a");
  const { code, out } = await build(siteWith({ "pages/index.tsx": home(`<p>${noise}</p>`) }), {
    release: false,
    compress: true,
  });
  expect(code).toBe(0);
  expect(out).toMatch(/^pages\/index\.tsx\n {2}The page has \d+ bytes after brotli; the budget is 13000\.\n/);
});

test("text files have compressed variants if they are smaller", async () => {
  const folder = siteWith({
    "static/long.txt": "cold ".repeat(99),
    "static/short.txt": "x",
    "static/a.bin": "cold ".repeat(99),
  });
  await build(folder, { release: false, compress: true });
  const files = filesIn(join(folder, "dist"));
  expect(Object.keys(files).filter((path) => /^(long|short|a)\./.test(path))).toEqual([
    "a.bin",
    "long.txt",
    "long.txt.br",
    "long.txt.gz",
    "short.txt",
  ]);
  expect(brotliDecompressSync(files["long.txt.br"] ?? "")).toEqual(files["long.txt"]);
  expect(gunzipSync(files["long.txt.gz"] ?? "")).toEqual(files["long.txt"]);
});

test("another clock, language and umask, and a folder with almost any name, make the same bytes", async () => {
  const files = { ...minimalSite, "static/a.txt": "cold ".repeat(99) };
  const [here, there] = [folderWith(files), folderWith(files, "Die Website (*#%20“neu” [1] ")];
  const elsewhere = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", UV_THREADPOOL_SIZE: "1" };
  expect(await run("build.ts", here)).toMatchObject({ code: 0 });
  expect(await run("build.ts", there, { env: elsewhere })).toMatchObject({ code: 0 });
  expect(filesIn(join(there, "dist"))).toEqual(filesIn(join(here, "dist")));
});

test.each(["a?b", "a\\b"])("a project in a folder such as %s is told to rename it", (name) => {
  const folder = join(folderWith({}), name);
  mkdirSync(folder);
  const { status, stderr } = spawnSync(process.execPath, ["-r", join(root, "scripts/folder.cjs"), "x.ts"], {
    cwd: folder,
  });
  expect([status, `${stderr}`]).toEqual([
    1,
    expect.stringMatching(/ is .*\n→ Rename it without \? and \\\.\n$/),
  ]);
});

test("the generator's own fault shows a stack with places in its sources", async () => {
  const folder = siteWith({ "data/model/site.ts": dataOf({ todos: 5 as never }) });
  const { code, out } = await run("build.ts", folder);
  expect(code).toBe(1);
  expect(out).toMatch(/^TypeError: .*(\n {4}at .*)*\(scripts\/run-build\.ts:\d+:\d+\)/);
  expect(out).not.toContain("generator.cjs");
  expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain("Home");
});
