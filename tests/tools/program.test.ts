import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { folderWith } from "../unit/fixture.ts";
import { findProgram } from "./program.ts";

afterEach(() => void vi.unstubAllEnvs());
const server = { packages: ["a-server"], path: "usr/sbin/a-server" };

test("a program that is on PATH is taken", async () => {
  const folder = folderWith({ "a-server": "" });
  vi.stubEnv("PATH", folder);
  expect(await findProgram(server)).toEqual({ path: join(folder, "a-server"), root: "/", env: {} });
});

test("one that is not, or is without all that it needs, is Debian's to give; the error says why it cannot", async () => {
  vi.stubEnv("PATH", folderWith({ "b-server": "" }));
  await expect(findProgram(server)).rejects.toThrow("apt-get is not on this machine");
  const lacking = { ...server, path: "usr/sbin/b-server", files: ["no/such/module.so"] };
  await expect(findProgram(lacking)).rejects.toThrow("apt-get is not on this machine");
});
