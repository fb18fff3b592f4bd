import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { NetworkInterfaceInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DOCUMENT_BUDGET } from "../../scripts/checks/site/page-budget.ts";
import { runDev } from "../../scripts/dev/run-dev.ts";
import { compileGenerator } from "../../scripts/generator.ts";
import { addressesOf, serverOptions } from "../../scripts/server/listen.ts";
import { freePort } from "../hosts/start.ts";
import { build, commandLine, ended, listener, run, start, startProgram } from "./command.ts";
import { described, folderWith, siteWith } from "./fixture.ts";

describe("npm run build", () => {
  const forHosts = [".htaccess", ".nojekyll", "_headers", "staticwebapp.config.json"];
  const plainFiles = [...forHosts, "index.html", "robots.txt", "sitemap.xml"].sort();

  test("writes the site and reports each page's size, raw and as brotli", async () => {
    const folder = siteWith({ "pages/index.tsx": longPage });
    const { code, out } = await build(folder);
    const siblings = ["index.html.br", "index.html.gz", "robots.txt.br", "sitemap.xml.br", "sitemap.xml.gz"];
    expect(readdirSync(join(folder, "dist"))).toEqual([...plainFiles, ...siblings].sort());
    const [raw, brotli] = ["index.html", "index.html.br"].map(
      (file) => readFileSync(join(folder, "dist", file)).length,
    );
    expect(out).toMatch(
      new RegExp(`^page +bytes +brotli +of budget\nindex\\.html +${raw} +${brotli} +\\d+ %\n`),
    );
    expect(out).toMatch(/\n12 files in dist\/ in \d+\.\d\d s\n$/);
    expect(code).toBe(0);
    const plain = await build(folder, "--no-compress");
    expect(readdirSync(join(folder, "dist"))).toEqual(plainFiles);
    expect(plain.out).toMatch(/index\.html +\d+ +– +–\n/);
  });

  test("says where each problem is, what it is and what to do, and leaves dist/ unchanged", async () => {
    const folder = siteWith({
      "pages/index.tsx":
        `export const meta = { title: "A", description: "${described("A")}" };\n` +
        'export default () => <h1><a href="/area/">x</a></h1>;',
      "dist/index.html": "old",
    });
    const { code, out, err } = await build(folder);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(
      "pages/index.tsx:2  broken-link\n  /area/ doesn't exist.\n  → Fix the address, or add the page or file.\n\n" +
        "1 problem; dist/ is unchanged.\n",
    );
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe("old");
  });

  test("--json prints the report or the problems as JSON", async () => {
    const folder = siteWith({ "pages/index.tsx": longPage });
    const made = await build(folder, "--json");
    const bytes = (file: string) => readFileSync(join(folder, "dist", file)).length;
    const { pages, files, todos, stages } = JSON.parse(made.out);
    const brotli = bytes("index.html.br");
    const home = { path: "index.html", bytes: bytes("index.html"), brotli, share: brotli / DOCUMENT_BUDGET };
    expect({ pages, files, todos }).toEqual({ pages: [home], files: 12, todos: [] });
    expect(stages.map(({ stage }: { stage: string }) => stage).sort()).toEqual(
      "assemble bundle check compress discover emit load minify render".split(" "),
    );
    writeFileSync(join(folder, "pages/index.tsx"), longPage.replace("</h1>", '<a href="/x/">x</a></h1>'));
    const failed = await build(folder, "--json");
    expect({ code: failed.code, err: failed.err }).toEqual({ code: 1, err: "" });
    expect(JSON.parse(failed.out)).toMatchObject({
      problems: [{ rule: "broken-link", places: ["pages/index.tsx:2"], message: "/x/ doesn't exist." }],
      partiallyWritten: false,
    });
  });

  test("--timings adds the time of each stage; --help lists the options and builds nothing", async () => {
    expect((await build(siteWith(), "--timings", "--no-compress")).out).toMatch(
      /\n\ndiscover +\d+ ms\n(?:\w+ +\d+ ms\n){6}emit +\d+ ms\n$/,
    );
    const empty = siteWith();
    const { code, out } = await build(empty, "--help");
    for (const option of ["release", "today", "no-compress", "timings", "json", "help"])
      expect(out).toContain(`--${option}`);
    expect({ code, built: existsSync(join(empty, "dist")) }).toEqual({ code: 0, built: false });
  });

  test("prints reports and problems in colour if the terminal supports it", async () => {
    const color = { FORCE_COLOR: "1" };
    expect((await run("build.ts", siteWith(), [], color)).out).toContain("\u001b[32m");
    expect((await run("build.ts", siteWith({ "pages/index.tsx": "" }), [], color)).err).toContain(
      "\u001b[31m",
    );
  });

  test("works the same when bundled, and shows its own errors' places in the sources", async () => {
    const { runBuild } = await compileGenerator();
    const { say, told } = listener();
    const folder = siteWith({});
    expect(await runBuild(folder, ["--no-compress"], say)).toBe(0);
    expect(told.out).toMatch(/^page .*\d+ files in dist\/ in /s);
    expect(readdirSync(join(folder, "dist"))).toEqual(plainFiles);
    const log = () => {
      throw new RangeError("broken");
    };
    const fault = await runBuild(folder, [], { ...say, log }).catch((error: Error) => error.stack);
    expect(fault).toMatch(/^RangeError: broken\n/);
    expect(fault).toMatch(/ at .*\(scripts[\\/]build[\\/]run-build\.ts:\d+:\d+\)\n/);
    expect(fault).not.toContain("generator.cjs");
  });

  test("rejects a page over its budget", async () => {
    // Pseudo-random digits: the same everywhere, and they compress badly.
    const noise =
      "let seed = 1; const noise = Array.from({ length: 9000 }, () => (seed = (seed * 16807) % 2147483647).toString(36));";
    const page = longPage.replace("'Cold at the bottom. '.repeat(99)", 'noise.join("a")');
    const folder = siteWith({ "pages/index.tsx": `${noise}\n${page}` });
    const { code, err } = await build(folder);
    expect(err).toMatch(
      /^pages\/index\.tsx {2}page-budget\n {2}dist\/index\.html has \d+ bytes after brotli; the budget is 13000\.\n/,
    );
    expect({ code, written: existsSync(join(folder, "dist")) }).toEqual({ code: 1, written: false });
  });

  test("rejects an unknown flag", async () => {
    const { code, err } = await build(siteWith(), "--fast");
    expect(err).toContain("--fast");
    expect(err).not.toContain("    at ");
    expect(code).toBe(1);
  });
});

describe("npm run serve", () => {
  const site = { "dist/index.html": "<h1>Home</h1>" };

  async function addressOf(folder: string, ...args: string[]): Promise<URL> {
    const server = start("serve.ts", folder, args, { PORT: "0" });
    const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
    return new URL(String(line).trim());
  }

  test.each([
    ["/", {}],
    ["/bakery/", { "dist/_headers": "/bakery/*\n  X-A: b\n" }],
  ])("prints the address of a site built for %s, and serves it there", async (folder, headers) => {
    const address = await addressOf(folderWith({ ...site, ...headers }));
    expect(address.pathname).toBe(folder);
    expect(await (await fetch(address)).text()).toBe("<h1>Home</h1>");
  });

  test("prefers --port to PORT, and reports a port in use", async () => {
    const { port } = await addressOf(folderWith(site));
    const message = (script: string) =>
      `Port ${port} is in use. → Stop the other program, or run: npm run ${script} -- --port ${Number(port) + 1}\n`;
    const refused = await run("serve.ts", folderWith(site), ["--port", port], { PORT: "0" });
    expect(refused).toMatchObject({ code: 1, err: message("serve") });
    const { say, told } = listener();
    expect(await runDev(folderWith(site), ["--port", port], say)).toBe(1);
    expect(told.err).toBe(message("dev"));
  });

  test("--host also serves the local network, at the addresses of this machine", () => {
    const command = { name: "serve", port: "1", does: "" };
    expect(serverOptions([], command).host).toBe("127.0.0.1");
    const { host } = serverOptions(["--host"], command);
    const address = (address: string, family: string) => ({ address, family }) as NetworkInterfaceInfo;
    const interfaces = {
      lo: [address("127.0.0.1", "IPv4")],
      wlan0: [address("192.0.2.7", "IPv4"), address("::7", "IPv6")],
    };
    const expected = ["http://127.0.0.1:3000", "http://192.0.2.7:3000"];
    expect(addressesOf(`http://${host}:3000`, interfaces)).toEqual(expected);
    expect(addressesOf("http://127.0.0.1:3000", interfaces)).toEqual(expected.slice(0, 1));
  });

  test.each([
    [[], {}, "There is no site in dist/ yet. Run: npm run build\n"],
    [["--port", "http"], site, "“http” isn't a port.\n"],
    [["--port=-1"], site, "“-1” isn't a port.\n"],
    [["--port", "65536"], site, "65536"],
    [["--prot", "0"], site, "'--prot'"],
  ])("refuses %s", async (args, files, message) => {
    const { code, err } = await run("serve.ts", folderWith(files), args, { PORT: "0" });
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

/** A new user namespace whose processes may watch this many files. */
const limited = (files: number) => [
  "-Ur",
  "sh",
  "-c",
  `echo ${files} > /proc/sys/user/max_inotify_watches && exec "$@"`,
  "sh",
];

test.skipIf(spawnSync("unshare", [...limited(60), "true"]).status !== 0)(
  "npm run dev ends where the system can watch no more files, and says what to do",
  async () => {
    const folder = siteWith();
    const line = [...limited(60), process.execPath, ...commandLine("dev.ts", ["--port", "0"])];
    const dev = startProgram("unshare", line, { cwd: folder });
    const result = ended(dev);
    await once(dev.stdout as NodeJS.ReadableStream, "data");
    for (let index = 0; index < 99; index++) mkdirSync(join(folder, `static/${index}`), { recursive: true });
    const { code, err } = await result;
    expect(err).toMatch(
      /^The sources can't be watched: ENOSPC: .* → Close .*: sudo sysctl fs\.inotify\..*\n$/,
    );
    expect(code).toBe(1);
  },
);

describe("as commands", () => {
  test("a failed build exits with 1 and writes nothing; others exit with 0 and print no colours", async () => {
    const broken = siteWith({ "pages/index.tsx": "syntax error" });
    expect(await run("build.ts", broken)).toMatchObject({ code: 1, out: "" });
    expect(existsSync(join(broken, "dist"))).toBe(false);
    expect(await run("build.ts", siteWith())).toMatchObject({
      code: 0,
      err: "",
      out: expect.not.stringContaining("\u001b"),
    });
  });

  test.each(["dev", "serve"])("%s --help prints the options", async (name) => {
    const { code, out } = await run(`${name}.ts`, siteWith(), ["--help"]);
    expect(code).toBe(0);
    for (const text of [`npm run ${name} -- `, "--port", "--host", "--help"]) expect(out).toContain(text);
  });

  test("dev starts again when the generator changes, and ends with 1 if its port is taken", async () => {
    const folder = siteWith({ "scripts/a.ts": "1" });
    const port = `${await freePort()}`;
    const dev = start("dev.ts", folder, ["--port", port]);
    let told = "";
    dev.stdout?.on("data", (text) => {
      told += text;
    });
    for (const times of [1, 2]) {
      await expect.poll(() => told.split("http://").length - 1, { timeout: 60_000 }).toBe(times);
      if (times === 1) writeFileSync(join(folder, "scripts/a.ts"), "2");
    }
    expect((await fetch(`http://127.0.0.1:${port}/robots.txt`)).status).toBe(200);
    expect(await run("dev.ts", folder, ["--port", port])).toMatchObject({ code: 1, out: "" });
  });

  test.each([
    ["dev.ts", 3000],
    ["serve.ts", 4173],
  ])("%s ignores an empty PORT", async (script, port) => {
    const folder = siteWith({ "dist/index.html": "<h1>Home</h1>" });
    const server = start(script, folder, [], { PORT: "" });
    let told = "";
    const listen = (text: string) => {
      told += text;
    };
    for (const stream of [server.stdout, server.stderr]) stream?.on("data", listen);
    await expect.poll(() => told, { timeout: 60_000 }).toMatch(/:\d+/);
    expect(told).toMatch(new RegExp(`:${port}\\b`));
  });
});

const longPage = [
  `export const meta = { title: "Home", description: "${described("it")}" };`,
  "export default () => <h1>{'Cold at the bottom. '.repeat(99)}</h1>;",
].join("\n");
