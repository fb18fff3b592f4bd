import { spawn } from "node:child_process";
import { once } from "node:events";

type StartOptions = { readonly folder?: string; readonly env?: NodeJS.ProcessEnv };

/** Starts a command; `stop` ends it and all its child processes and returns their output. */
export function startGroup([file = "", ...args]: readonly string[], { folder, env }: StartOptions = {}) {
  const child = spawn(file, args, { cwd: folder, env: { ...process.env, ...env }, detached: true });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
  }
  const printed = () => text;
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning) process.kill(process.platform === "win32" ? (child.pid ?? 0) : -(child.pid ?? 0));
    if (isRunning) await once(child, "close");
    return text;
  };
  return { stop, printed };
}
