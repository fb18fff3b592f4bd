import { join } from "node:path";
import { chromium } from "playwright";
import { afterEach, expect, test, vi } from "vitest";
import { folderWith } from "../unit/fixture.ts";
import { type Chromium, chromiumWays, firstThatStarts, launchOptions } from "./chromium.ts";
import { findProgram } from "./debian.ts";

afterEach(() => void vi.unstubAllEnvs());

const starts = (found: Chromium) => Promise.resolve(found.executablePath);
const found = (name: string) => () => ({ executablePath: `/${name}` });
const absent = () => Promise.reject(new Error("not here"));

test("if CHROMIUM_PATH is set, nothing else is tried, and a wrong path is reported", async () => {
  const ways = chromiumWays({ CHROMIUM_PATH: "/no/such/chromium", PATH: process.env.PATH });
  await expect(firstThatStarts(ways, (found) => chromium.launch(launchOptions(found)))).rejects.toThrow(
    /^No Chromium for the tests:\n {2}CHROMIUM_PATH: .*\/no\/such\/chromium\n {2}→/,
  );
});

test("the headless shell comes first, then the system's browser, then a download of the full browser", () => {
  const folder = folderWith({ chromium: "" });
  const system = [join(folder, "chromium")];
  expect(Object.keys(chromiumWays({ PATH: folder }))).toEqual([
    "Playwright's own",
    "Debian's shell",
    ...system,
    "Playwright's download",
  ]);
});

test("the tests use the first Chromium that starts", async () => {
  const start = (found: Chromium) =>
    found.executablePath === "/broken" ? Promise.reject(new Error("no libnss3")) : starts(found);
  const ways = { absent, broken: found("broken"), sound: found("sound"), never: () => expect.unreachable() };
  expect(await firstThatStarts(ways, start)).toBe("/sound");
});

test("if there is none, the error says why each attempt failed and what to do", async () => {
  const start = () => Promise.reject(new Error("Closed.\n[pid=7][err] libnss3.so is missing\nmore"));
  const failure = firstThatStarts({ "Playwright's own": absent, chromium: found("chromium") }, start);
  await expect(failure).rejects.toThrow(
    [
      "No Chromium for the tests:",
      "  Playwright's own: not here",
      "  chromium: [pid=7][err] libnss3.so is missing",
      "  → Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.",
    ].join("\n"),
  );
});

test("a program on PATH is used if its files exist; otherwise the error says why Debian's can't be installed", async () => {
  const folder = folderWith({ "a-server": "" });
  vi.stubEnv("PATH", folder);
  const server = { packages: ["a-server"], path: "usr/sbin/a-server" };
  expect(await findProgram(server)).toEqual({ path: join(folder, "a-server"), root: "/", env: {} });
  for (const lacking of [
    { ...server, path: "usr/sbin/b-server" },
    { ...server, files: ["no/such/module.so"] },
  ]) {
    await expect(findProgram(lacking)).rejects.toThrow("apt-get is not on this machine");
  }
});
