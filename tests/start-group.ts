import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";

/** Starts a command and collects what it prints; `stop` ends it and all its child processes. */
export function startGroup([file = "", ...args]: readonly string[], options: SpawnOptions = {}) {
  const detached = process.platform !== "win32";
  const env = { ...process.env, ...options.env };
  const child = spawn(file, args, { ...options, env, detached });
  const printed = { out: "" };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part) => {
      printed.out += part;
    });
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(detached ? -child.pid : child.pid);
    await once(child, "close");
  };
  return { child, printed, stop };
}

/** Waits for the addresses that a server prints once it answers. */
export async function addressesIn(printed: { readonly out: string }): Promise<readonly string[]> {
  await expect.poll(() => printed.out).toMatch(/http:\S+\n/);
  return printed.out.match(/http:\S+/g) ?? [];
}
