import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a command; `stop` ends it with all that it has started, and gives what they have printed. */
export function startGroup([file = "", ...args]: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, detached: true });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => printed.push(text));
  return async function stop() {
    process.kill(process.platform === "win32" ? (child.pid ?? 0) : -(child.pid ?? 0));
    await once(child, "close");
    return Buffer.concat(printed).toString();
  };
}
