import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What one build cost, all of its processes together; measure.py says how each is found. */
export type Cost = {
  /** Seconds until the command ended. */
  readonly wall: number;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Bytes, at the most. */
  readonly memory: number;
};

const script = fileURLToPath(new URL("measure.py", import.meta.url));

/**
 * Runs a command in a folder and measures it. What it prints goes to a file.
 * @throws {Error} with the line that the command gives as its reason, when it fails
 */
export async function measure(folder: string, command: readonly string[], log: string): Promise<Cost> {
  const { NODE_ENV, NODE_OPTIONS, ...kept } = process.env; // each tool's own choice
  const env = { ...kept, ASTRO_TELEMETRY_DISABLED: "1" };
  const { stdout } = await promisify(execFile)("python3", [script, log, ...command], { cwd: folder, env });
  const { code, ...cost } = JSON.parse(stdout) as Cost & { readonly code: number };
  if (code !== 0) throw new Error(`ends with ${code}: ${reasonIn(log)}`);
  return cost;
}

/** The first line that speaks of an error, or the last one there is. */
function reasonIn(log: string): string {
  const lines = readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? "it printed nothing";
}

/** @throws {Error} where processes cannot be measured */
export async function checkMachine(): Promise<void> {
  const needs = "npm run bench counts the processes of each build, and needs Linux and python3 for that";
  if (process.platform !== "linux") throw new Error(`${needs}; this is ${process.platform}.`);
  await promisify(execFile)("python3", ["-c", "from os import waitstatus_to_exitcode"]).catch((cause) => {
    throw new Error(`${needs}, of version 3.9 or later.`, { cause });
  });
}
