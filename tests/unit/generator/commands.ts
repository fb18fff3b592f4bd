import type { SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished } from "vitest";
import { runBuild } from "../../../scripts/run-build.ts";
import { root } from "../../root.ts";
import { startGroup } from "../../start-group.ts";

/** Options of a build with .br and .gz files. */
export const compressed = { release: false, compress: true };

/** `npm run build` in this process: its exit code and what it prints. */
export async function build(folder: string, options = { release: false, compress: false }) {
  // Vitest's own would keep Node from finding places in sources.
  const { prepareStackTrace } = Error;
  Object.assign(Error, { prepareStackTrace: undefined });
  const { code, text } = await runBuild(folder, options).finally(() => {
    Object.assign(Error, { prepareStackTrace });
  });
  return { code, out: stripVTControlCharacters(text) };
}

type Start = { readonly [K in "args" | "flags" | "through"]?: readonly string[] } & SpawnOptions & {
    /** The generator's folder, if not our own. */
    readonly scripts?: string;
  };

/**
 * Starts a command of scripts/ in a folder, and stops it when the test ends. `flags` are for Node, `through` is
 * a program that runs it.
 */
export function start(script: string, folder: string, given: Start = {}) {
  const { args = [], env, flags = [], through = [], scripts = join(root, "scripts"), ...options } = given;
  const node = [process.execPath, ...flags, join(scripts, "start.cjs"), script, ...args];
  const group = startGroup([...through, ...node], { cwd: folder, env: { NODE_ENV: "", ...env }, ...options });
  onTestFinished(group.stop);
  return group;
}

/** Runs a command to its end. */
export async function run(...call: Parameters<typeof start>) {
  const { child, printed } = start(...call);
  const [code, signal] = await once(child, "close");
  return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...printed };
}
