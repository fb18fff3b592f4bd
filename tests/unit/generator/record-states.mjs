import fs from "node:fs";

/**
 * Loaded into a build: before each change of dist/, copies dist/ to the folder RECORD. The copies are what builds leave
 * that are killed at any moment between two changes.
 */
const record = process.env.RECORD ?? "";
const { cpSync, existsSync } = fs;
let count = 0;
for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync"]) {
  const change = fs[name];
  fs[name] = (...call) => {
    if (`${call[0]}`.includes("/dist") && existsSync("dist")) {
      cpSync("dist", `${record}/${String(count).padStart(3, "0")}-${name}`, { recursive: true });
      count++;
    }
    return change(...call);
  };
}
