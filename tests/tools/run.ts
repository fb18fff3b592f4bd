import { execFile } from "node:child_process";
import { basename } from "node:path";
import { promisify } from "node:util";

type RunOptions = {
  readonly minutes?: number;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
};
type Failure = Error & { code?: number | string; killed?: boolean; stderr?: string };

/**
 * Runs a program for at most `minutes` and returns its output.
 * @throws one line: the program, and why it failed, from its output
 */
export async function run(program: string, args: readonly string[], options: RunOptions = {}) {
  const { minutes = 5, folder, env } = options;
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, LC_ALL: "C", ...env }, // LC_ALL: English output
    timeout: minutes * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(({ code, killed, stderr = "", message }: Failure) => {
    if (code === "ENOENT") throw new Error(`${program} is not on this machine`);
    if (killed) throw new Error(`${program} took longer than ${minutes} minutes`);
    const lines = stderr.split("\n").filter((line) => line.trim() !== "");
    const reason = lines.find((line) => /^(E|Error): /.test(line)) ?? lines.at(-1) ?? message;
    throw new Error(`${basename(program)}: ${reason}`);
  });
  return stdout;
}
