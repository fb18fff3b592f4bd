import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded into a build by `node --import`: counts each change that it makes on the disk below its folder, and at the
 * one numbered END_AT_STEP sends the process END_WITH, in the middle of it where it writes. The number of changes
 * that were made is printed at the end.
 */
const last = Number(process.env.END_AT_STEP);
const signal = process.env.END_WITH as NodeJS.Signals;
const folder = process.cwd();
let steps = 0;

const { writeFileSync } = fs;
for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync", "rmdirSync"] as const) {
  const change = fs[name] as (...call: unknown[]) => unknown;
  const counted = (...call: unknown[]): unknown => {
    const [path, contents] = call;
    if (!String(path).startsWith(folder)) return change(...call);
    steps++;
    if (steps !== last) return change(...call);
    if (Buffer.isBuffer(contents)) writeFileSync(String(path), contents.subarray(0, contents.length / 2));
    process.kill(process.pid, signal);
    return undefined;
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();
process.on("exit", () => console.log(`steps: ${steps}`));
