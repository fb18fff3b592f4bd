import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { run, start } from "./command.ts";
import { described, folderWith, siteWith } from "./fixture.ts";

describe("npm run build", () => {
  const forHosts = [".htaccess", ".nojekyll", "_headers", "staticwebapp.config.json"];
  const plainFiles = [...forHosts, "index.html", "robots.txt", "sitemap.xml"].sort();

  test("writes the site and reports each page's size, raw and as brotli", async () => {
    const folder = siteWith({ "pages/index.tsx": longPage });
    const { code, out } = await run("build.ts", folder);
    const compressed = [
      "index.html.br",
      "index.html.gz",
      "robots.txt.br",
      "sitemap.xml.br",
      "sitemap.xml.gz",
    ];
    expect(readdirSync(join(folder, "dist"))).toEqual([...plainFiles, ...compressed].sort());
    const raw = readFileSync(join(folder, "dist/index.html")).length.toLocaleString("en-GB");
    const brotli = readFileSync(join(folder, "dist/index.html.br")).length.toLocaleString("en-GB");
    expect(out).toMatch(
      new RegExp(
        `^page +bytes +brotli +of budget +with font\nindex\\.html +${raw} +${brotli} +\\d+ % +${brotli}\ntotal +${raw} +${brotli}\n`,
      ),
    );
    expect(out).toMatch(/\n12 files in dist\/ in \d+\.\d\d s\n$/);
    expect(code).toBe(0);
  });

  test("--no-compress leaves the siblings out, removes old ones, and shows a dash", async () => {
    const folder = siteWith({ "pages/index.tsx": longPage });
    await run("build.ts", folder);
    const { out } = await run("build.ts", folder, ["--no-compress"]);
    expect(readdirSync(join(folder, "dist"))).toEqual(plainFiles);
    expect(out).toMatch(/index\.html +[\d,]+ +– +– +–\n/);
  });

  test("says where each problem is, what it is and what to do; ends with 1 and leaves dist/ as it was", async () => {
    const folder = siteWith({
      "pages/index.tsx":
        `export const meta = { title: "A", description: "${described("A")}" };\n` +
        'export default () => <h1><a href="/area/">x</a></h1>;',
      "dist/index.html": "old",
    });
    const { code, out, err } = await run("build.ts", folder);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(
      "pages/index.tsx:2\n  Links to /area/, which is not part of the site.\n" +
        "  → Correct the address, or add the page or file it should lead to.\n\n1 problem; dist/ is as it was.\n",
    );
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe("old");
  });

  test("refuses a page that is too heavy", async () => {
    // Digits of a generator that is the same everywhere, and that no compression makes much smaller.
    const noise =
      "let seed = 1; const noise = Array.from({ length: 9000 }, () => (seed = (seed * 16807) % 2147483647).toString(36));";
    const folder = siteWith({
      "pages/index.tsx": `${noise}\n${longPage.replace("'Cold at the bottom. '.repeat(99)", 'noise.join("a")')}`,
    });
    const { code, err } = await run("build.ts", folder);
    expect(err).toMatch(
      /^pages\/index\.tsx\n {2}dist\/index\.html is [\d,]+ bytes after brotli, over the budget of 13,000\.\n/,
    );
    expect({ code, written: existsSync(join(folder, "dist")) }).toEqual({ code: 1, written: false });
  });

  test("refuses a flag that it does not know", async () => {
    const { code, err } = await run("build.ts", siteWith(), ["--fast"]);
    expect(err).toContain("--fast");
    expect(code).toBe(1);
  });
});

describe("npm run serve", () => {
  test("prints the address and shows the site there", async () => {
    const server = start("serve.ts", folderWith({ "dist/index.html": "<h1>Home</h1>" }), ["--port", "0"]);
    const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
    expect(await (await fetch(String(line).trim())).text()).toBe("<h1>Home</h1>");
  });

  test("prints the address of the folder that the site was built for", async () => {
    const files = { "dist/index.html": "<h1>Home</h1>", "dist/_headers": "/reading/*\n  X-A: b\n" };
    const server = start("serve.ts", folderWith(files), ["--port", "0"]);
    const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
    expect(new URL(String(line).trim()).pathname).toBe("/reading/");
    expect(await (await fetch(String(line).trim())).text()).toBe("<h1>Home</h1>");
  });

  test("says that a port is taken, and which to use instead", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const { code, err } = await run("serve.ts", folderWith({ "dist/index.html": "" }), [], {
      PORT: `${port}`,
    });
    expect(err).toBe(
      `Port ${port} is taken by another program. Stop that, or use another: npm run serve -- --port ${port + 1}\n`,
    );
    expect(code).toBe(1);
  });

  test("says that there is nothing to serve yet, or that a port is none", async () => {
    const empty = await run("serve.ts", folderWith({}));
    expect(empty).toMatchObject({ code: 1, err: "There is no site in dist/ yet. Run: npm run build\n" });
    const wrong = await run("serve.ts", folderWith({}), ["--port", "http"]);
    expect(wrong).toMatchObject({ code: 1, err: "“http” is not a port. Give one from 1 to 65535.\n" });
  });
});

const longPage = [
  `export const meta = { title: "Home", description: "${described("it")}" };`,
  "export default () => <h1>{'Cold at the bottom. '.repeat(99)}</h1>;",
].join("\n");

test("the folder of a build that failed before is not made", async () => {
  const folder = siteWith({ "pages/index.tsx": "syntax error" });
  expect((await run("build.ts", folder)).code).toBe(1);
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
