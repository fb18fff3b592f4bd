import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const CHANGES = ["mkdirSync", "writeFileSync", "renameSync", "rmSync", "rmdirSync"] as const;

/**
 * Counts this process's changes below a folder. At change number `last`, counting from 1, it calls `end`, after half of
 * the bytes if that writes a file; later changes don't reach the disk, as if the process had been killed.
 * @returns the changes so far ("renameSync /site/dist/index.html.unfinished"), and a function that stops counting
 */
export function interruptAt(last: number, folder: string, end = () => {}) {
  const originals = Object.fromEntries(CHANGES.map((name) => [name, fs[name]]));
  const changes: string[] = [];
  const { writeFileSync } = fs;
  for (const name of CHANGES) {
    const change = fs[name] as (...call: unknown[]) => unknown;
    const counted = (...call: unknown[]): unknown => {
      const [path, contents] = call as [string, (string | Uint8Array)?];
      if (!`${path}`.startsWith(folder)) return change(...call);
      changes.push(`${name} ${path}`);
      if (changes.length < last || last === 0) return change(...call);
      if (changes.length > last) return undefined;
      if (contents && name === "writeFileSync") writeFileSync(path, contents.slice(0, contents.length / 2));
      end();
      return undefined;
    };
    Object.assign(fs, { [name]: counted });
  }
  syncBuiltinESMExports();
  const restore = () => {
    Object.assign(fs, originals);
    syncBuiltinESMExports();
  };
  return { changes, restore };
}

// Loaded into a build with `node --import`, this sends that process a signal.
const { END_AT_CHANGE, END_WITH } = process.env;
if (END_AT_CHANGE)
  interruptAt(Number(END_AT_CHANGE), process.cwd(), () =>
    process.kill(process.pid, END_WITH as NodeJS.Signals),
  );
