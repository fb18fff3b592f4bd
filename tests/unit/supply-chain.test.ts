import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../root.ts";

type Locked = { readonly version?: string; readonly integrity?: string; readonly hasInstallScript?: true };

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(root, "package-lock.json"), "utf8"),
);
const { "": own, ...packages } = lock.packages;

test("every dependency has one exact version, and every package in the lock file a hash", () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  const { dependencies, devDependencies } = manifest;
  expect(own).toMatchObject({ dependencies, devDependencies });
  const unhashed = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(unhashed).toEqual([]);
});

test("package.json lists and forbids every package's install script", () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(Object.fromEntries(names.sort().map((name) => [name, false]))).toEqual(manifest.allowScripts);
});

test("every dependency, file and export has a use", async () => {
  const knip = join(root, "node_modules/knip/bin/knip.js");
  const run = promisify(execFile)(process.execPath, [knip], { cwd: root });
  const unused = await run.catch((failure: { readonly stdout: string }) => failure);
  expect(unused.stdout).toBe("");
});
