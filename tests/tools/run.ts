import { execFile } from "node:child_process";
import { basename } from "node:path";
import { promisify } from "node:util";

type RunOptions = {
  readonly minutes?: number;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * Runs a program to its end, at most `minutes` (5), and gives what it printed.
 * @throws one line: the program, and the line of its output that says why it failed
 */
export async function run(program: string, args: readonly string[], options: RunOptions = {}) {
  const { minutes = 5, folder, env } = options;
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: folder,
      // LC_ALL: what is read out of the output must not depend on the language of the machine.
      env: { ...process.env, LC_ALL: "C", ...env },
      timeout: minutes * 60_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    throw new Error(explain(basename(program), minutes, error as Failure), { cause: error });
  }
}

type Failure = Error & { code?: number | string; killed?: boolean; stderr?: string };

function explain(program: string, minutes: number, failure: Failure): string {
  if (failure.code === "ENOENT") return `${program} is not on this machine`;
  if (failure.killed) return `${program} took longer than ${minutes} minutes`;
  const lines = (failure.stderr ?? "").split("\n").filter((line) => line.trim() !== "");
  return `${program}: ${lines.find((line) => /^(E|Error): /.test(line)) ?? lines.at(-1) ?? failure.message}`;
}
