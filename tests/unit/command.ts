import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runBuild } from "../../scripts/run-build.ts";
import { root } from "../root.ts";

/** Windows has no such rights, limits, signals and names of files. */
export const isWindows = process.platform === "win32";

/** What `node` runs for a command of scripts/. */
export function commandLine(script: string, args: readonly string[] = []): readonly string[] {
  return ["--import", import.meta.resolve("tsx/esm"), join(root, "scripts", script), ...args];
}

/** Starts a program in a folder; it ends with the test at the latest. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const env = { ...process.env, NODE_ENV: "", ...options.env };
  const started = spawn(program, args, { ...options, env });
  onTestFinished(() => void started.kill("SIGKILL"));
  return started;
}

/** Starts a command of scripts/ in a folder. */
export function start(script: string, folder: string, args: readonly string[] = [], env = {}): ChildProcess {
  return startProgram(process.execPath, commandLine(script, args), { cwd: folder, env });
}

/** Runs one to its end: its exit code and what it printed. */
export const run = (...call: Parameters<typeof start>) => ended(start(...call));

/** What a program printed until its end, and the code or the signal that it ended with. */
export async function ended(child: ChildProcess) {
  let [out, err] = ["", ""];
  child.stdout?.on("data", (text) => {
    out += text;
  });
  child.stderr?.on("data", (text) => {
    err += text;
  });
  const [code, signal] = await once(child, "close");
  return { code: code as number | null, signal: signal as NodeJS.Signals | null, out, err };
}

/** What a command says while it runs in this process. */
export function listener() {
  const told = { out: "", err: "" };
  const say = {
    log: (text: string) => {
      told.out += `${text}\n`;
    },
    error: (text: string) => {
      told.err += `${text}\n`;
    },
  };
  return { say, told };
}

/** `npm run build` in this process. */
export async function build(folder: string, ...args: string[]) {
  const { say, told } = listener();
  const code = await runBuild(folder, args, say);
  return { code, ...told };
}
