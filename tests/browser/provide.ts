import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { isHtml } from "../../scripts/output/output-file.ts";
import { makeSite } from "../../scripts/site.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { fillIn } from "../full-site.ts";
import { buildSite, once, shareChromium } from "../global-setup.ts";
import { servePreview } from "../preview.ts";
import { dist, pagePaths, root } from "../root.ts";
import type { Chromium } from "../tools/chromium.ts";
import { freezeFacts, withOneFont } from "./frozen-site.ts";

/** A built site and its server; tests visit the pages at `paths`. */
export type ServedSite = {
  readonly name: string;
  readonly folder: string;
  readonly address: string;
  readonly paths: readonly string[];
};

declare module "vitest" {
  interface ProvidedContext {
    /** The Chromium shared by all tests, and its address. */
    readonly chromium: Chromium & { readonly endpoint: string };
    /** The current site, and the full site: the same with every fact that an owner can state. */
    readonly sites: readonly [ServedSite, ServedSite];
    /** The address of the site as the reference pictures show it. */
    readonly frozenSite: string;
  }
}

/** Runs before the first test: provides one browser and both sites for all tests. */
export function setup({ provide }: TestProject) {
  const served = once("browser", () => serveSites(provide));
  return async () => (await served)();
}

async function serveSites(provide: TestProject["provide"]) {
  const folder = mkdtempSync(join(tmpdir(), "sites-"));
  const [{ found, server }, full, frozen] = await Promise.all([
    shareChromium(),
    buildCopy(join(folder, "full"), fillIn),
    buildCopy(join(folder, "frozen"), freezeFacts, withOneFont).catch((cause) => {
      throw new Error("tests/browser/reference/facts.json doesn't fit the pages.", { cause });
    }),
    buildSite(),
  ]);
  const paths = pagePaths();
  const distinct = paths.filter((path) => mainOf(full, path) !== mainOf(dist, path));
  const servers = await Promise.all([dist, full, frozen].map((built) => servePreview(built)));
  const [today = "", other = "", frozenSite = ""] = servers.map(({ address }) => address);
  provide("chromium", { ...found, endpoint: server.wsEndpoint() });
  provide("sites", [
    { name: "the site", folder: dist, address: today, paths },
    { name: "the full site", folder: full, address: other, paths: distinct },
  ]);
  provide("frozenSite", frozenSite);
  return () => {
    for (const { close } of servers) close();
    rmSync(folder, { recursive: true });
  };
}

/** Builds a copy of the site with changes of its sources and of its pages; returns the folder of the pages. */
async function buildCopy(folder: string, change: (folder: string) => void, finish = (html: string) => html) {
  for (const part of ["components", "data", "pages", "static", "scripts/contract.ts"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  change(folder);
  const { files } = await makeSite(folder);
  const finished = files.map((file) => (isHtml(file) ? { ...file, contents: finish(file.contents) } : file));
  emit(finished, join(folder, "dist"));
  return join(folder, "dist");
}

/** The unique part of a page: pages that differ only in the footer need no second visit. */
function mainOf(folder: string, path: string): string | undefined {
  const html = readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path), "utf8");
  return /<main.*<\/main>/s.exec(html)?.[0];
}
