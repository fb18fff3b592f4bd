import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { folderWith } from "../unit/fixture.ts";
import { type Chromium, chromiumWays, firstThatStarts } from "./chromium.ts";
import { findProgram } from "./debian.ts";

afterEach(() => void vi.unstubAllEnvs());

const starts = (found: Chromium) => Promise.resolve(found.executablePath);
const found = (name: string) => () => ({ executablePath: `/${name}` });
const absent = () => Promise.reject(new Error("not here"));

test("CHROMIUM_PATH is the only way where it is set, and a wrong one is named", async () => {
  const ways = chromiumWays({ CHROMIUM_PATH: "/no/such/chromium", PATH: process.env.PATH });
  await expect(firstThatStarts(ways, starts)).rejects.toThrow(
    "CHROMIUM_PATH: /no/such/chromium does not exist",
  );
});

test("the shell comes first, then the system's, and a download of the whole browser last", () => {
  const folder = folderWith({ chromium: "" });
  const system = [join(folder, "chromium")];
  expect(Object.keys(chromiumWays({ PATH: folder }))).toEqual([
    "Playwright's own",
    "Debian's shell",
    ...system,
    "Playwright's download",
  ]);
});

test("the tests take the first Chromium that starts, and try no later one", async () => {
  const start = (found: Chromium) =>
    found.executablePath === "/broken" ? Promise.reject(new Error("no libnss3")) : starts(found);
  const ways = { absent, broken: found("broken"), sound: found("sound"), never: () => expect.unreachable() };
  expect(await firstThatStarts(ways, start)).toBe("/sound");
});

test("without any, the error says how each way failed, and what to do", async () => {
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

test("a program on PATH counts if its files are there; else the error says why Debian's can't be installed", async () => {
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
