import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { addressOf } from "../scripts/output-file.ts";
import { distOf } from "./built-sites.ts";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The site with the usual facts, as most tests read it; the build alone checks the real facts. */
export const dist = distOf("usual");

/** Every file of a built site, sorted, with forward slashes. */
export const distFiles = (folder = dist) => filesBelow(folder);

/** Its pages. */
export const pageFiles = (folder = dist) => distFiles(folder).filter((path) => path.endsWith(".html"));

/** Their paths: "/", "/prices/", "/404.html". */
export const pagePaths = (folder = dist) => pageFiles(folder).map(addressOf);

export function readDist(path: string): string {
  return readFileSync(join(dist, path), "utf8");
}

/** The paths of all files below a folder, sorted, with forward slashes. */
export function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, "/")).sort();
}
