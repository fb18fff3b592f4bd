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
import { build, commandLine, ended, listener, printedBy, run, start, startProgram } from "./command.ts";
import { described, folderWith, minimalSite, siteWith } from "./fixture.ts";

const longPage = [
  `export const meta = { title: "Home", description: "${described("it")}" };`,
  "export default () => <h1>{'Cold at the bottom. '.repeat(99)}</h1>;",
].join("\n");
const withBrokenLink = longPage.replace("</h1>", '<a href="/area/">x</a></h1>');
// Pseudo-random digits: the same everywhere, and they compress badly.
const heavyPage =
  "let seed = 1; const noise = Array.from({ length: 9000 }, () => (seed = (seed * 16807) % 2147483647).toString(36));\n" +
  longPage.replace("'Cold at the bottom. '.repeat(99)", 'noise.join("a")');

describe("npm run build", () => {
  const forHosts = [".htaccess", ".nojekyll", "_headers", "staticwebapp.config.json"];
  const plainFiles = [...forHosts, "index.html", "robots.txt", "sitemap.xml"].sort();

  test("prints what it has done, or what is wrong; then dist/ is unchanged", async () => {
    const texts: string[] = [];
    for (const [page, ...args] of [
      [longPage, "--help"],
      [longPage, "--fast"],
      [longPage, "--today=2026-11-31"],
      [withBrokenLink],
      [heavyPage],
      [longPage],
      [longPage, "--no-compress"],
    ] as const) {
      const folder = siteWith({ "pages/index.tsx": page, "dist/old.html": "old" });
      const { code, out, err } = await build(folder, ...args);
      const text = `$ npm run build -- ${args.join(" ")}\n${out}${err}`.replace(/\d/g, "0");
      const isChanged = !existsSync(join(folder, "dist/old.html"));
      texts.push(`${text}ends with ${code}, dist/ is changed: ${isChanged}\n\n`);
    }
    await expect(texts.join("")).toMatchFileSnapshot("__snapshots__/build.txt");
  });

  test("names the pages on which a component throws", async () => {
    const imported = 'import { Bad } from "../components/Bad.tsx";\n';
    const index = imported + minimalSite["pages/index.tsx"].replace("Here", "<Bad />");
    const bad = { "components/Bad.tsx": "export const Bad = () => x.y;", "pages/index.tsx": index };
    expect((await build(siteWith(bad))).err).toMatch(
      /^components\/Bad\.tsx:1 {2}render-error\n {2}Throws: x is not defined\n {2}on pages\/index\.tsx\n/,
    );
  });

  test("--json prints the report or the problems as JSON", async () => {
    const folder = siteWith({ "pages/index.tsx": longPage });
    const made = await build(folder, "--json");
    const siblings = ["index.html.br", "index.html.gz", "robots.txt.br", "sitemap.xml.br", "sitemap.xml.gz"];
    expect(readdirSync(join(folder, "dist"))).toEqual([...plainFiles, ...siblings].sort());
    const bytes = (file: string) => readFileSync(join(folder, "dist", file)).length;
    const { pages, files, todos, stages } = JSON.parse(made.out);
    const brotli = bytes("index.html.br");
    const home = { path: "index.html", bytes: bytes("index.html"), brotli, share: brotli / DOCUMENT_BUDGET };
    expect({ pages, files, todos }).toEqual({ pages: [home], files: 12, todos: [] });
    expect(stages.map(({ stage }: { stage: string }) => stage).sort()).toEqual(
      "assemble bundle check compress discover emit load minify render".split(" "),
    );
    expect((await build(folder, "--timings")).out).toMatch(
      /\n\ndiscover +\d+ ms\n(\w+ +\d+ ms\n){7}emit +\d+ ms\n$/,
    );
    writeFileSync(join(folder, "pages/index.tsx"), withBrokenLink);
    const failed = await build(folder, "--json");
    expect({ code: failed.code, err: failed.err }).toEqual({ code: 1, err: "" });
    expect(JSON.parse(failed.out)).toMatchObject({
      problems: [{ rule: "broken-link", places: ["pages/index.tsx:2"], message: "/area/ doesn't exist." }],
      partiallyWritten: false,
    });
  });

  test.each([
    ["1", true],
    ["0", false],
  ])(
    "as a command, exits with 1 if it fails, and prints colours if the terminal has some: %s",
    async (FORCE_COLOR, isColoured) => {
      const built = await run("build.ts", siteWith(), [], { FORCE_COLOR });
      expect(built).toMatchObject({ code: 0, err: "" });
      const broken = siteWith({ "pages/index.tsx": "syntax error" });
      const failed = await run("build.ts", broken, [], { FORCE_COLOR });
      expect(failed).toMatchObject({ code: 1, out: "" });
      expect(existsSync(join(broken, "dist"))).toBe(false);
      const colours = [built.out.includes("\u001b[32m"), failed.err.includes("\u001b[31m")];
      expect(colours).toEqual([isColoured, isColoured]);
    },
  );

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
});

describe("npm run serve", () => {
  const site = { "dist/index.html": "<h1>Home</h1>" };

  async function addressOf(folder: string, ...args: string[]): Promise<URL> {
    const server = start("serve.ts", folder, args, { PORT: "0" });
    const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
    return new URL(String(line).trim());
  }

  test("prints the address of a site built for a folder, and serves it there", async () => {
    const address = await addressOf(folderWith({ ...site, "dist/_headers": "/bakery/*\n  X-A: b\n" }));
    expect(address.pathname).toBe("/bakery/");
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
    [["--port", "http"], site, "“http” isn't a port. → Write a number up to 65535, or 0 for any free one.\n"],
    [["--port=-1"], site, "“-1” isn't a port."],
    [["--port", "65536"], site, "“65536” isn't a port."],
    [["--prot", "0"], site, "'--prot' → For a list of options: npm run serve -- --help\n"],
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
  test.each(["dev", "serve"])("%s --help prints the options", async (name) => {
    const { code, out } = await run(`${name}.ts`, siteWith(), ["--help"]);
    expect(code).toBe(0);
    for (const text of [`npm run ${name} -- `, "--port", "--host", "--help"]) expect(out).toContain(text);
  });

  test("dev starts again when the generator changes, and ends with 1 if its port is taken", async () => {
    const folder = siteWith({ "scripts/a.ts": "1" });
    const port = `${await freePort()}`;
    const told = printedBy(start("dev.ts", folder, ["--port", port]));
    for (const times of [1, 2]) {
      await expect.poll(() => told.out.split("http://").length - 1, { timeout: 60_000 }).toBe(times);
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
    const told = printedBy(start(script, folder, [], { PORT: "" }));
    await expect.poll(() => told.out + told.err, { timeout: 60_000 }).toMatch(/:\d+/);
    expect(told.out + told.err).toMatch(new RegExp(`:${port}\\b`));
  });
});
