import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { addressOf } from "../scripts/paths.ts";
import { distOf } from "./built-sites.ts";

/** The site with the usual facts, as most tests read it; the build alone checks the real facts. */
export const dist = distOf("usual");

/** The pages of a built site: "404.html", "index.html", "prices/index.html". */
export const pageFiles = (folder = dist) => filesBelow(folder).filter((path) => path.endsWith(".html"));

/** Their addresses: "/404.html", "/", "/prices/". */
export const pagePaths = (folder = dist) => pageFiles(folder).map(addressOf);

/** The name of a page, from its file or address: "404", "index", "prices". */
export const pageName = (path: string) => /[^/.]+/.exec(path)?.[0] ?? "index";

export const readDist = (path: string, folder = dist) => readFileSync(join(folder, path), "utf8");

/** The paths of all files below a folder, sorted, with forward slashes. */
export const filesBelow = (folder = dist): readonly string[] =>
  glob.sync("**", { cwd: folder, dot: true }).sort();
