import assert from "node:assert";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { withBuildLock } from "../../scripts/output/build-lock.ts";

/** Takes turns with the lock in its working directory, and fails if another process works during its turn. */
for (let turn = 0; turn < 30; turn++) {
  await withBuildLock(process.cwd(), { onWait: () => {}, mostSeconds: 60 }, async () => {
    writeFileSync("holder", `${process.pid}`);
    await pause(Math.random() * 20);
    assert.equal(readFileSync("holder", "utf8"), `${process.pid}`);
    appendFileSync("log", ".");
  });
}
