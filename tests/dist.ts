import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { addressOf } from "../scripts/output-file.ts";
import { distOf } from "./built-sites.ts";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The site with the usual facts, as most tests read it; the build alone checks the real facts. */
export const dist = distOf("usual");

/** The pages of a built site. */
export const pageFiles = (folder = dist) => filesBelow(folder).filter((path) => path.endsWith(".html"));

/** Their paths: "/", "/prices/", "/404.html". */
export const pagePaths = (folder = dist) => pageFiles(folder).map(addressOf);

export const readDist = (path: string, folder = dist) => readFileSync(join(folder, path), "utf8");

/** The paths of all files below a folder, sorted, with forward slashes. */
export const filesBelow = (folder = dist): readonly string[] =>
  glob.sync("**", { cwd: folder, dot: true, followSymbolicLinks: false }).sort();
