import { vi } from "vitest";
import { LIMIT_MS } from "../limit.ts";
import { startGroup } from "../start-group.ts";

/** Starts a server, waits until it answers, and returns the function that stops it. */
export async function startServer(command: readonly string[], port: number, cwd: string) {
  const { stop, printed } = startGroup(command, { cwd });
  const asked = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await vi.waitFor(asked, { timeout: LIMIT_MS, interval: 20 }).catch(async (cause) => {
    await stop();
    throw new Error(`${command[0]} doesn't answer. It printed: ${printed.out}`, { cause });
  });
  return stop;
}
