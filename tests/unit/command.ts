import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runBuild } from "../../scripts/build/run-build.ts";
import { root } from "../root.ts";

/** Windows lacks these permissions, limits, signals and file names. */
export const isWindows = process.platform === "win32";

/** The arguments of `node` for a command in scripts/. */
export const commandLine = (script: string, args: readonly string[] = []) => [
  "--import",
  import.meta.resolve("tsx/esm"),
  join(root, "scripts", script),
  ...args,
];

/** Starts a program and stops it when the test ends. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const env = { ...process.env, NODE_ENV: "", ...options.env };
  const started = spawn(program, args, { ...options, env });
  onTestFinished(() => void started.kill("SIGKILL"));
  return started;
}

/** Starts a command from scripts/ in a folder. */
export function start(script: string, folder: string, args: readonly string[] = [], env = {}): ChildProcess {
  return startProgram(process.execPath, commandLine(script, args), { cwd: folder, env });
}

/** Runs a command to its end. */
export const run = (...call: Parameters<typeof start>) => ended(start(...call));

/** What a program has printed so far. */
export function printedBy({ stdout, stderr }: ChildProcess) {
  const { say, told } = listener("");
  stdout?.on("data", say.log);
  stderr?.on("data", say.error);
  return told;
}

/** A program's output, and the code or signal with which it ended. */
export async function ended(child: ChildProcess) {
  const told = printedBy(child);
  const [code, signal] = await once(child, "close");
  return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...told };
}

/** Records what a command prints while it runs in this process. */
export function listener(end = "\n") {
  const told = { out: "", err: "" };
  const log = (text: string) => {
    told.out += text + end;
  };
  const error = (text: string) => {
    told.err += text + end;
  };
  return { say: { log, error }, told };
}

/** `npm run build` in this process. */
export async function build(folder: string, ...args: string[]) {
  const { say, told } = listener();
  const code = await runBuild(folder, args, say);
  return { code, ...told };
}
