import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { withBuildLock } from "../../scripts/output/build-lock.ts";

/** Takes turns with the lock in its working directory, and logs when each begins and ends. */
const waiting = { onWait: () => {}, mostSeconds: 60 };
for (let turn = 0; turn < 30; turn++) {
  await withBuildLock(process.cwd(), waiting, async () => {
    appendFileSync("log", `${process.pid} begins\n`);
    await pause(Math.random() * 20);
    appendFileSync("log", `${process.pid} ends\n`);
  });
}
