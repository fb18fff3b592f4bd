import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { onTestFinished } from "vitest";
import { runBuild } from "../../scripts/build/run-build.ts";
import { root } from "../root.ts";

/** Windows lacks these permissions, limits, signals and file names. */
export const isWindows = process.platform === "win32";

const compiled = new Map<string, string>();

/**
 * The arguments of `node` for a command in scripts/. The command is bundled, because a TypeScript loader would take as
 * long as a small build each time.
 */
export function commandLine(script: string, args: readonly string[] = []): readonly string[] {
  const file = compiled.get(script) ?? compile(script);
  compiled.set(script, file);
  return [file, ...args];
}

/** Other processes compile the same file, so it must appear whole. */
function compile(script: string): string {
  const file = join(root, ".cache/tests", `${script}.mjs`);
  const outfile = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [join(root, "scripts", script)],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    define: {
      "import.meta.dirname": JSON.stringify(join(root, "scripts")),
      "import.meta.url": JSON.stringify(pathToFileURL(join(root, "scripts", script))),
    },
  });
  renameSync(outfile, file);
  return file;
}

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
export function printedBy(child: ChildProcess) {
  const told = { out: "", err: "" };
  child.stdout?.on("data", (text) => {
    told.out += text;
  });
  child.stderr?.on("data", (text) => {
    told.err += text;
  });
  return told;
}

/** A program's output, and the code or signal with which it ended. */
export async function ended(child: ChildProcess) {
  const told = printedBy(child);
  const [code, signal] = await once(child, "close");
  return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...told };
}

/** Records what a command prints while it runs in this process. */
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
