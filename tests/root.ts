import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesBelow } from "../scripts/output/disk.ts";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The output of `npm run build`. */
export const dist = join(root, "dist");

/** Every file below dist/, sorted, with forward slashes. */
export const distFiles = () => filesBelow(dist);

/** The pages in dist/. */
export const pageFiles = () => distFiles().filter((path) => path.endsWith(".html"));

/** Their paths: "/", "/prices/", "/404.html". */
export const pagePaths = () => pageFiles().map((path) => `/${path.replace(/(^|\/)index\.html$/, "$1")}`);

export function readDist(path: string): string {
  return readFileSync(join(dist, path), "utf8");
}
