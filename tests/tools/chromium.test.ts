import { expect, test } from "vitest";
import { firstThatStarts } from "./chromium.ts";
import { type Chromium, chromiumWays, type Way } from "./chromium-ways.ts";

const starts = (found: Chromium) => Promise.resolve(found.executablePath);
const there = (name: string): Way => ({ name, find: () => ({ executablePath: `/${name}` }) });
const absent = (name: string): Way => ({ name, find: () => Promise.reject(new Error("not here")) });

test("CHROMIUM_PATH is the only way where it is set, and a wrong one is named", async () => {
  const ways = chromiumWays({ CHROMIUM_PATH: "/no/such/chromium", PATH: process.env.PATH });
  await expect(firstThatStarts(ways, starts)).rejects.toThrow(
    "CHROMIUM_PATH: /no/such/chromium does not exist",
  );
});

test("a shell comes first, a download of a whole browser last", () => {
  expect(chromiumWays({ PATH: "/no/such/folder" }).map((way) => way.name)).toEqual([
    "Playwright's own",
    "Debian's shell, unpacked earlier",
    "Debian's shell",
    "The system's",
    "Playwright's download",
  ]);
});

test("the first way that leads to one is taken, and no later one tried", async () => {
  const never: Way = { name: "never", find: () => expect.unreachable() };
  expect(await firstThatStarts([absent("a"), there("b"), never], starts)).toBe("/b");
});

test("one that does not start is passed over", async () => {
  const start = (found: Chromium) =>
    found.executablePath === "/broken" ? Promise.reject(new Error("no libnss3")) : starts(found);
  expect(await firstThatStarts([there("broken"), there("sound")], start)).toBe("/sound");
});

test("without any, the error tells each way, why it failed, and what to do", async () => {
  const start = () => Promise.reject(new Error("Closed.\n[pid=7][err] libnss3.so is missing\nmore"));
  const failure = firstThatStarts([absent("Playwright's own"), there("chromium")], start);
  await expect(failure).rejects.toThrow(
    [
      "No Chromium for the tests:",
      "  Playwright's own: not here",
      "  chromium: [pid=7][err] libnss3.so is missing",
      "  → Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.",
    ].join("\n"),
  );
});
