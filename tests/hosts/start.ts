import { createServer } from "node:http";
import { vi } from "vitest";
import { serve } from "../preview.ts";
import { startGroup } from "../tools/start-group.ts";

/** A free local port. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(createServer());
  close();
  return port;
}

/** Starts a server, waits until it answers, and returns the function that stops it. */
export async function start(command: readonly string[], port: number, options: object) {
  const { stop } = startGroup(command, options);
  const asked = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await vi.waitFor(asked, { timeout: 60_000, interval: 20 }).catch(async (cause) => {
    throw new Error(`${command[0]} doesn't answer. It printed: ${await stop()}`, { cause });
  });
  return stop;
}
