import { createHash } from "node:crypto";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeSite } from "../../../scripts/site.ts";
import { parse, serialise } from "../../../scripts/tree.ts";
import { build, run } from "./commands.ts";
import { dataOf, filesIn, home, page, siteWith, svg } from "./minimal-site.ts";

const textsOf = async (folder: string) =>
  Object.fromEntries((await makeSite(folder)).files.map(({ path, contents }) => [path, `${contents}`]));

test("a page is a whole document with only the styles of its own components, by name, and a policy for them", async () => {
  const files = await textsOf(
    siteWith({
      "components/z/Card.tsx": 'export const Card = () => <h1 className="card">Card</h1>;',
      "components/z/Card.css": ".card { color: blue; background: url(/icon.svg) }",
      "components/z/Card.css.ts": 'export const css = ".card{top:" + (1 + 1) + "px}";',
      "components/a/Disc.tsx": "export {};",
      "components/a/Disc.css": ".disc { color: tan }",
      "pages/cards.tsx": `import "../components/a/Disc.tsx";\nimport { Card } from "../components/z/Card.tsx";\n${page("Cards", "<Card />")}`,
      "static/icon.svg": svg,
    }),
  );
  const styles = "@layer base,components;@layer base{body{color:#000}}@layer components{.layout{color:red}}";
  expect(files["index.html"]?.replace(/'sha256-[^']*'/g, "HASH")).toBe(
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="' +
      "default-src 'none';connect-src 'self';font-src 'self';img-src 'self' data:;script-src 'none';style-src 'self' HASH;" +
      `base-uri 'none';form-action 'none'"><title>Home</title><meta name="description" content="About Home"><style>${styles}` +
      '</style></head><body class="layout"><main><h1>Home</h1><a href="/">Here</a></main></body></html>',
  );
  expect(files["cards/index.html"]).toContain(
    "url(/icon.svg)}.disc{color:tan}.layout{color:red}.card{top:2px}}</style>",
  );
});

/** HTML of a site in /bakery/, as its authors write it; § is where the folder must be added. */
const ADDRESSES = [
  '<a href="§/">a</a><a href="§/bakery/">b</a><a href="#x" id="x">c</a>',
  '<a href="https://example.org/bakery/">a</a><a href="//b.example/">b</a><script>f("/i.svg")</script>',
  '<img src="§/i.svg" srcset="§/i.svg 1x,§/i.svg 2x" alt width="9" height="9">',
  '<svg width="9" height="9"><path fill="url(§/i.svg#a)"/><path fill="url(&quot;§/i.svg#a&quot;)"/></svg>',
  "<style>@import '§/i.svg';b{background:url('§/i.svg')}i{content:'url'}</style>",
  '<style>b{background:image-set("§/i.svg" type("image/svg+xml"),url(§/i.svg) 2x,"§/i.svg" 3x)}</style>',
  '<meta http-equiv="refresh" content="9; url=§/bakery/"><meta property="og:image" content="§/i.svg">',
  '<script type="speculationrules">{"where":{"href_matches":"§/*"},"urls":["§/"]}</script>',
  '<b title="see href=/x, url(/z)" data-src="/y" poster="§/i.svg" hidden="until-found">a</b>',
].join("");

test("in a folder, every address leads there, each policy allows the page's styles, and other files name the whole address", async () => {
  const files = await textsOf(
    siteWith({
      "static/i.svg": svg,
      "components/Button.tsx": "export const Button = ({ href }: { href: string }) => <a href={href}>x</a>;",
      "pages/bakery.tsx": `import { Button } from "../components/Button.tsx";\n${page("Bakery", '<Button href="/" />', false)}`,
      "pages/index.tsx": home(ADDRESSES.replaceAll("§", "")),
      "pages/404.tsx": page("Lost", "<p>Lost</p>"),
      "data/model/site.ts": dataOf({ basePath: "/bakery/" }),
    }),
  );
  expect(files["index.html"]).toContain(ADDRESSES.replaceAll("§", "/bakery"));
  const styles = [...`${files["index.html"]}`.matchAll(/<style>(.*?)<\/style>/g)].map(([, css = ""]) => css);
  expect(styles).toHaveLength(3);
  for (const css of styles)
    expect(files["index.html"]).toContain(createHash("sha256").update(css).digest("base64"));
  expect(files["bakery/index.html"]).toContain('<a href="/bakery/">');
  const robots = "User-agent: *\nDisallow:\n\nSitemap: https://example.org/bakery/sitemap.xml\n";
  expect(files["robots.txt"]).toBe(robots);
  expect(files["sitemap.xml"]).toContain("<loc>https://example.org/bakery/bakery/</loc>");
  expect(files["sitemap.xml"]).not.toContain("404");
});

test("a page's tree keeps every node and attribute, and is written as it was read", () => {
  const html =
    '<!doctype html><html><head><meta charset="utf-8"><title>1 &lt; 2 &amp; 3</title><style>a>b{content:"&"}</style></head>' +
    '<body><!-- here --><p class="x y" hidden title="&quot;5 &amp; 6&quot; <\'">Caf\u00e9&nbsp;\u2013 26 \u00b0C &lt;b&gt; &amp;amp;<br></p>' +
    '<script>if (1<2&&3>2) f("</p>")</script><svg viewBox="0 0 1 1" aria-label=""><linearGradient gradientUnits="userSpaceOnUse"/>' +
    '<feGaussianBlur stdDeviation="2"/><text>&#xb0; &amp; x</text><path d="M0 0"/></svg><textarea>\n a</textarea></body></html>';
  expect(serialise(parse(html))).toBe(html);
});

test.each([
  ["/", "\n  Strict-Transport-Security: max-age=31536000"],
  ["/bakery/", ""], // others share its host
])("Netlify and Cloudflare learn from _headers what a site at %s sends", async (basePath, onOwnHost) => {
  const files = await textsOf(siteWith({ "data/model/site.ts": dataOf({ basePath }) }));
  expect(files._headers).toBe(`${basePath}*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: same-origin${onOwnHost}
  X-Content-Type-Options: nosniff
${basePath}assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
});

test("npm run build lists what is missing; a release writes nothing while something that it requires is", async () => {
  const todo = { file: "data/model/site.ts", searchFor: "phones", message: "No name.", hint: "Write it." };
  const todos = [
    { ...todo, blocks: true },
    { ...todo, message: "No hours.", blocks: false },
  ];
  const folder = siteWith({ "data/model/site.ts": dataOf({ todos }) });
  const { code, out } = await build(folder);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^7 files in dist\/ in .*\n\nBefore .*requires it\):\n- data\/model\/site\.ts:1: No name\. → Write it\.\n\nThe site can.*\n- .*No hours\./,
  );
  rmSync(join(folder, "dist"), { recursive: true });
  const problem = "data/model/site.ts:1\n  No name.\n  → Write it.\n\n1 problem; dist/ is unchanged.\n";
  expect(await run("build", folder, { args: ["--release"] })).toMatchObject({ code: 1, out: problem });
  // npm takes the option for its own if there is no “--”.
  const env = { npm_config_release: "true" };
  expect(await run("build", folder, { env })).toMatchObject({ code: 1, out: problem });
  const unknown = "Unknown option '--fast'\n→ The options are --release and --no-compress.\n";
  const other = await run("build", folder, { args: ["--fast"] });
  expect(other).toMatchObject({ code: 1, out: expect.stringContaining(unknown) });
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test("text files have compressed variants if they are smaller, except with --no-compress", async () => {
  const long = "cold ".repeat(99);
  const folder = siteWith({ "static/long.txt": long, "static/short.txt": "x", "static/long.bin": long });
  const variants = () =>
    Object.entries(filesIn(join(folder, "dist"))).filter(([path]) => /\.(br|gz)$/.test(path));
  expect(await run("build", folder)).toMatchObject({ code: 0 });
  const made = Object.fromEntries(variants().filter(([path]) => /^(long|short)/.test(path)));
  expect(Object.keys(made)).toEqual(["long.txt.br", "long.txt.gz"]);
  expect(`${brotliDecompressSync(made["long.txt.br"] ?? "")}`).toBe(long);
  expect(`${gunzipSync(made["long.txt.gz"] ?? "")}`).toBe(long);
  expect(made["long.txt.gz"]?.[9], "names no system").toBe(255);
  expect(await run("build", folder, { args: ["--no-compress"] })).toMatchObject({ code: 0 });
  expect(variants()).toEqual([]);
});

test("another clock, language and umask, and a folder with almost any name, make the same files", async () => {
  const files = { "static/a.txt": "cold ".repeat(99) };
  const [here, there] = [siteWith(files), siteWith(files, "Die Website (*#%20“neu” [1] ")];
  const elsewhere = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", UV_THREADPOOL_SIZE: "1" };
  expect(await run("build", here)).toMatchObject({ code: 0 });
  const through = ["sh", "-c", 'umask 077; exec "$@"', "sh"];
  expect(await run("build", there, { env: elsewhere, through })).toMatchObject({ code: 0 });
  const modes = ["dist", "dist/a.txt"].map((path) => statSync(join(there, path)).mode & 0o777);
  expect(modes, "a web server may run as another user").toEqual([0o755, 0o644]);
  expect(filesIn(join(there, "dist"))).toEqual(filesIn(join(here, "dist")));
});

test("an error of the generator itself is shown with its stack, by places in its sources", async () => {
  const { code, out } = await run("build", siteWith({ "data/model/site.ts": dataOf({ todos: 5 as never }) }));
  expect(code).toBe(1);
  expect(out).toMatch(/^TypeError: .*(\n {4}at .*)*scripts\/run-build\.ts:\d+:\d+\)/);
  expect(out).not.toContain("generator.cjs");
});

test.each(["Promise.reject(error);", "setTimeout(() => { throw error; });"])(
  "an error after a page has run stops the build with a message: %s",
  async (late) => {
    const index = `const error = new Error("late");\n${late}\n${page("Home", "<h1>x</h1>")}`;
    const folder = siteWith({ "pages/index.tsx": index });
    const { code, out } = await run("build", folder, { args: ["--no-compress"] });
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^pages\/index\.tsx:1\n {2}A timer or promise failed: late\n {2}→ .*\n$/),
    ]);
    expect(existsSync(join(folder, "dist"))).toBe(false);
  },
);

test("a timer that a page has started doesn't keep the build from ending", async () => {
  const index = `setInterval(() => {}, 1000);\n${page("Home", "<h1>x</h1>")}`;
  expect(await run("build", siteWith({ "pages/index.tsx": index }))).toMatchObject({ code: 0 });
});

test("rules of static/ for hosts and robots come after those that the build makes", async () => {
  const own = {
    "static/.htaccess": "\uFEFFRedirect 301 /old/ /prices/\n", // Windows' editors write this mark
    "static/_headers": "/notes.txt\n  X-Robots-Tag: noindex\n",
    "static/robots.txt": "User-agent: Idle\nDisallow: /\n",
  };
  const [made, files] = [await textsOf(siteWith()), await textsOf(siteWith(own))];
  for (const [source, text] of Object.entries(own)) {
    const path = source.replace("static/", "");
    expect(files[path]).toBe(`${made[path]}\n${text.replace("\uFEFF", "")}`);
  }
});
