import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const LISTS = ["package.json", "package-lock.json"];

/**
 * Installs the other tools, and the Node.js that all run under, into a folder, unless they are there; gives the folder
 * of the packages. Not by npm ci, which refuses a list of packages that lacks some other system's.
 * @throws {Error} when npm cannot have them
 */
export async function install(folder: string): Promise<string> {
  const packages = join(folder, "node_modules");
  const mark = join(packages, ".installed");
  const wanted = LISTS.map((name) => readFileSync(listed(name), "utf8")).join("");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return packages;
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of LISTS) copyFileSync(listed(name), join(folder, name));
  console.log("Installing the other tools …");
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", args, { cwd: folder }).catch((cause) => {
    throw new Error(`The other tools cannot be installed.\n${cause.stderr}`, { cause });
  });
  writeFileSync(mark, wanted);
  return packages;
}

/**
 * The Node.js among the packages.
 * @throws {Error} when there is none for this machine
 */
export function nodeIn(packages: string): string {
  const node = join(packages, `node-linux-${process.arch}/bin/node`);
  if (existsSync(node)) return node;
  throw new Error(`bench/package.json has no Node.js for ${process.arch}. Add it there, and install it.`);
}

function listed(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
