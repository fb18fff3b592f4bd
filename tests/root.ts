import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The output of `npm run build`. */
export const dist = join(root, "dist");

/** Every file below dist/, sorted, with forward slashes. */
export function distFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/** The pages in dist/. */
export const pageFiles = () => distFiles().filter((path) => path.endsWith(".html"));

/** Their addresses, relative to the site's root: "", "prices/", "404.html". */
export const pageAddresses = () => pageFiles().map((path) => path.replace(/(^|\/)index\.html$/, "$1"));

export function readDist(path: string): string {
  return readFileSync(join(dist, path), "utf8");
}
