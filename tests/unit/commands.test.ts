import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { NetworkInterfaceInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DOCUMENT_BUDGET } from "../../scripts/checks/site/page-budget.ts";
import { runDev } from "../../scripts/dev/run-dev.ts";
import { compileGenerator } from "../../scripts/generator.ts";
import { addressesOf, serverOptions } from "../../scripts/server/listen.ts";
import { freePort } from "../hosts/start.ts";
import { build, commandLine, ended, listener, printedBy, run, start, startProgram } from "./command.ts";
import { folderWith, heavyPage, pageSource, siteWith } from "./fixture.ts";

const longPage = pageSource("Home", "<h1>{'Cold at the bottom. '.repeat(99)}</h1>", false);
const withBrokenLink = longPage.replace("</h1>", '<a href="/area/">x</a></h1>');
const withBadComponent = `import { Bad } from "../components/Bad.tsx";\n${longPage.replace("<h1>", "<h1><Bad />")}`;
const bad = { "components/Bad.tsx": "export const Bad = () => x.y;" };

describe("npm run build", () => {
  test("prints what it has done, or what is wrong; then dist/ is unchanged", async () => {
    const texts: string[] = [];
    for (const [page, ...args] of [
      [longPage, "--help"],
      [longPage, "--fast"],
      [longPage, "--today=2026-11-31"],
      [withBrokenLink],
      [withBadComponent],
      [heavyPage],
      [longPage],
      [longPage, "--no-compress", "--timings"],
    ] as const) {
      const folder = siteWith({ ...bad, "pages/index.tsx": page, "dist/old.html": "old" });
      const { code, out, err } = await build(folder, ...args);
      const text = `$ npm run build -- ${args.join(" ")}\n${out}${err}`.replace(
        /^\w+ +\d+ ms$/gm,
        "stage 1 ms",
      );
      const isChanged = !existsSync(join(folder, "dist/old.html"));
      texts.push(`${text.replace(/\d/g, "0")}ends with ${code}, dist/ is changed: ${isChanged}\n\n`);
    }
    await expect(texts.join("")).toMatchFileSnapshot("__snapshots__/build.txt");
  });

  test("--json prints the report or the problems as JSON", async () => {
    const folder = siteWith({ "pages/index.tsx": longPage });
    const made = await build(folder, "--json");
    const names = [".htaccess", ".nojekyll", "_headers", "index.html", "robots.txt", "sitemap.xml"];
    const variants = ["index.html.br", "index.html.gz", "robots.txt.br", "sitemap.xml.br", "sitemap.xml.gz"];
    const expected = [...names, ...variants, "staticwebapp.config.json"].sort();
    expect(readdirSync(join(folder, "dist"))).toEqual(expected);
    const [bytes = 0, brotli = 0] = ["index.html", "index.html.br"].map(
      (file) => readFileSync(join(folder, "dist", file)).length,
    );
    const home = { path: "index.html", bytes, brotli, share: brotli / DOCUMENT_BUDGET };
    const stages = expect.arrayContaining([{ stage: "emit", milliseconds: expect.any(Number) }]);
    expect(JSON.parse(made.out)).toMatchObject({ pages: [home], files: 12, todos: [], stages });
    writeFileSync(join(folder, "pages/index.tsx"), withBrokenLink);
    const failed = await build(folder, "--json");
    expect(failed).toMatchObject({ code: 1, err: "" });
    expect(JSON.parse(failed.out)).toMatchObject({
      problems: [{ rule: "broken-link", places: ["pages/index.tsx:2"], message: "/area/ doesn't exist." }],
      partiallyWritten: false,
    });
  });

  test("exits with 1 if it fails, and prints colours if the terminal has some", async () => {
    const built = await run("build.ts", siteWith(), [], { FORCE_COLOR: "1" });
    expect(built).toMatchObject({ code: 0, out: expect.stringContaining("\u001b[32m"), err: "" });
    const broken = siteWith({ "pages/index.tsx": "syntax error" });
    const failed = await run("build.ts", broken, [], { FORCE_COLOR: "1" });
    expect(failed).toMatchObject({ code: 1, out: "", err: expect.stringContaining("\u001b[31m") });
    expect(existsSync(join(broken, "dist"))).toBe(false);
  });

  test("shows its own errors' places in the sources, although it is bundled", async () => {
    const { runBuild } = await compileGenerator();
    const log = () => {
      throw new RangeError("broken");
    };
    const fault = runBuild(siteWith(), ["--help"], { log, error: log }).catch((error: Error) => error.stack);
    const inSource =
      /^RangeError: broken\n(?!.*generator\.cjs).* at .*\(scripts[\\/]build[\\/]run-build\.ts:\d+:\d+\)/s;
    expect(await fault).toMatch(inSource);
  });
});

describe("npm run serve", () => {
  test("prints the address of a site built for a folder, and serves it there, at --port before PORT", async () => {
    const folder = folderWith({
      "dist/index.html": "<h1>Home</h1>",
      "dist/_headers": "/bakery/*\n  X-A: b\n",
    });
    const server = start("serve.ts", folder, [], { PORT: "0" });
    const [line] = await once(server.stdout as NodeJS.ReadableStream, "data");
    const address = new URL(String(line).trim());
    expect(address.pathname).toBe("/bakery/");
    expect(await (await fetch(address)).text()).toBe("<h1>Home</h1>");
    const message = (script: string) =>
      `Port ${address.port} is in use. → Stop the other program, or run: npm run ${script} -- --port ${Number(address.port) + 1}\n`;
    const refused = await run("serve.ts", folder, ["--port", address.port], { PORT: "0" });
    expect(refused).toMatchObject({ code: 1, err: message("serve") });
    const { say, told } = listener();
    expect([await runDev(folder, ["--port", address.port], say), told.err]).toEqual([1, message("dev")]);
  });

  test("needs a site in dist/, but not for --help", async () => {
    const err = "There is no site in dist/ yet. Run: npm run build\n";
    expect(await run("serve.ts", folderWith({}))).toMatchObject({ code: 1, err });
    const out = expect.stringContaining("npm run serve -- [options]");
    expect(await run("serve.ts", folderWith({}), ["--help"])).toMatchObject({ code: 0, out });
  });
});

const command = { name: "serve", port: "4173", does: "" };

test("--host also serves the local network, at the addresses of this machine", () => {
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

test("dev and serve refuse impossible ports and unknown options, and ignore an empty PORT", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("PORT", "");
  expect(serverOptions([], command).port).toBe(4173);
  const { say, told } = listener();
  for (const args of [["--port", "http"], ["--port=-1"], ["--port", "65536"], ["--prot", "0"]])
    expect(await runDev(folderWith({}), args, say)).toBe(1);
  const hint = " → Write a number up to 65535, or 0 for any free one.";
  const ports = ["http", "-1", "65536"].map((port) => `“${port}” isn't a port.${hint}\n`);
  expect(told.err.startsWith(ports.join(""))).toBe(true);
  expect(told.err).toContain("'--prot' → For a list of options: npm run dev -- --help\n");
});

/** A new user namespace whose processes may watch 60 files. */
const limit = 'echo 60 > /proc/sys/user/max_inotify_watches && exec "$@"';
const limited = ["-Ur", "sh", "-c", limit, "sh"];

describe("npm run dev", () => {
  test.skipIf(spawnSync("unshare", [...limited, "true"]).status !== 0)(
    "ends where the system can watch no more files, and says what to do",
    async () => {
      const folder = siteWith();
      const line = [...limited, process.execPath, ...commandLine("dev.ts", ["--port", "0"])];
      const dev = startProgram("unshare", line, { cwd: folder });
      const result = ended(dev);
      await once(dev.stdout as NodeJS.ReadableStream, "data");
      for (let index = 0; index < 99; index++)
        mkdirSync(join(folder, `static/${index}`), { recursive: true });
      const { code, err } = await result;
      const message = /^The sources can't be watched: ENOSPC: .* → Close .*: sudo sysctl fs\.inotify\..*\n$/;
      expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    },
  );

  test("starts again when the generator changes, and ends with 1 if its port is taken", async () => {
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

  test("--help prints the options", async () => {
    const { say, told } = listener();
    expect(await runDev(folderWith({}), ["--help"], say)).toBe(0);
    for (const text of ["npm run dev -- ", "--port", "--host", "EDITOR_URL"])
      expect(told.out).toContain(text);
  });
});
