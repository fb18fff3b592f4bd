import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { folderWith } from "../unit/fixture.ts";
import { type Chromium, chromiumWays, firstThatStarts } from "./chromium.ts";
import { findProgram } from "./debian.ts";

afterEach(() => void vi.unstubAllEnvs());

const found = (name: string) => () => ({ executablePath: `/${name}` });
const absent = () => Promise.reject(new Error("not here"));

test("CHROMIUM_PATH comes alone; otherwise the headless shell comes before the system's browser and a download", () => {
  const folder = folderWith({ chromium: "" });
  expect(Object.keys(chromiumWays({ CHROMIUM_PATH: "/mine", PATH: folder }))).toEqual(["CHROMIUM_PATH"]);
  const system = join(folder, "chromium");
  const ways = ["Playwright's own", "Debian's shell", system, "Playwright's download"];
  expect(Object.keys(chromiumWays({ PATH: folder }))).toEqual(ways);
});

test("the tests use the first Chromium that starts", async () => {
  const start = async ({ executablePath }: Chromium) =>
    executablePath === "/broken" ? Promise.reject(new Error("no libnss3")) : executablePath;
  const ways = { absent, broken: found("broken"), sound: found("sound"), never: () => expect.unreachable() };
  expect(await firstThatStarts(ways, start)).toBe("/sound");
});

test("if there is none, the error says why each attempt failed and what to do", async () => {
  const start = () => Promise.reject(new Error("Closed.\n[pid=7][err] libnss3.so is missing\nmore"));
  const ways = { "Playwright's own": absent, chromium: found("chromium") };
  await expect(firstThatStarts(ways, start)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: No Chromium for the tests:
      Playwright's own: not here
      chromium: [pid=7][err] libnss3.so is missing
      → Run \`npx playwright install --with-deps chromium\`, or set CHROMIUM_PATH to a Chromium or Chrome.]
  `);
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
