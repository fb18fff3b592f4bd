import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../root.ts";

/** Starts a command of package.json that serves the site, at any free port; gives the address that it prints. */
async function addressOf(...args: string[]): Promise<string> {
  const child = spawn("npm", args, { cwd: root, env: { ...process.env, PORT: "0" }, detached: true });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    process.kill(-child.pid, "SIGTERM"); // npm, its shell, and what that has started
    await once(child, "close");
  });
  let told = "";
  child.stdout.on("data", (text) => {
    told += text;
  });
  await expect.poll(() => told, { timeout: 60_000 }).toMatch(/http:\S+\n/);
  return /http:\S+/.exec(told)?.[0] ?? "";
}

test.each([["start"], ["run", "serve"], ["run", "dev"]])("npm %s %s shows the site", async (...args) => {
  const response = await fetch(await addressOf(...args.filter((arg) => arg !== undefined)));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!doctype html><html lang="en-GB">/);
});
