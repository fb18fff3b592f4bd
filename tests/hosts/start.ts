import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** How a server is started in the foreground. */
export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/**
 * Starts a server, waits until it answers, and gives what stops it.
 * @throws with what the server printed, when it ends instead or does not answer within a minute
 */
export async function start(command: Command, port: number): Promise<() => Promise<void>> {
  const server = spawn(command.program, command.args, {
    cwd: command.folder,
    env: { ...process.env, ...command.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (text) => {
      printed += text;
    });
  }
  server.on("error", (error) => {
    printed += error.message;
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(port))) {
    if (hasEnded(server) || Date.now() > deadline) {
      await stop(server);
      throw new Error(`${command.program} does not answer. It printed: ${printed}`);
    }
    await delay(20);
  }
  return () => stop(server);
}

/**
 * Only an answer counts, and soon: sirv-cli first listens to see whether the port is free, and does not go on before
 * who has connected meanwhile has left.
 */
async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, "exit");
  server.kill();
  const force = setTimeout(() => server.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(force);
}
