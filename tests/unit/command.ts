import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "../root.ts";

/** Windows has no such rights, limits, signals and names of files. */
export const isWindows = process.platform === "win32";

/** Starts a command of scripts/ in a folder; it ends with the test at the latest. */
export function start(script: string, folder: string, args: readonly string[] = [], env = {}): ChildProcess {
  const command = ["--import", import.meta.resolve("tsx"), join(root, "scripts", script), ...args];
  const started = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "", ...env },
  });
  onTestFinished(() => void started.kill());
  return started;
}

/** Runs one to its end: its exit code and what it printed. */
export async function run(...call: Parameters<typeof start>) {
  const child = start(...call);
  let [out, err] = ["", ""];
  child.stdout?.on("data", (text) => {
    out += text;
  });
  child.stderr?.on("data", (text) => {
    err += text;
  });
  const [code] = await once(child, "close");
  return { code, out, err };
}
