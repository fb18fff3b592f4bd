import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Test files run in parallel processes, which must not install the same thing at once. The lock is flock's,
 * which lasts as long as the input of its command: it ends with its holder, in whatever way that ends.
 */
export async function alone(folder: string, work: () => Promise<void>): Promise<void> {
  const holder = spawn("flock", [folder, "sh", "-c", "echo locked; cat"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  await once(holder, "spawn");
  try {
    await once(holder.stdout, "readable");
    if (holder.stdout.read() === null) throw new Error(`flock cannot lock ${folder}`);
    await work();
  } finally {
    holder.stdin.end();
  }
}
