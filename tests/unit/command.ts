import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "../root.ts";

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
