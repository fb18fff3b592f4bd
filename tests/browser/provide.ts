import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeSite } from "../../scripts/site.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { fillIn } from "../full-site.ts";
import { buildSite, once, shareChromium } from "../global-setup.ts";
import { servePreview } from "../preview.ts";
import { dist, pageAddresses, root } from "../root.ts";
import type { Chromium } from "../tools/chromium.ts";

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
  }
}

/** Runs before the first test: provides one browser and both sites for all tests. */
export function setup({ provide }: TestProject) {
  const served = once("browser", () => serveSites(provide));
  return async () => (await served)();
}

async function serveSites(provide: TestProject["provide"]) {
  const folder = mkdtempSync(join(tmpdir(), "full-site-"));
  const [{ found, server }] = await Promise.all([shareChromium(), buildFullSite(folder), buildSite()]);
  const full = join(folder, "dist");
  const paths = pageAddresses().map((address) => `/${address}`);
  const distinct = paths.filter((path) => mainOf(full, path) !== mainOf(dist, path));
  const servers = await Promise.all([dist, full].map((built) => servePreview(built)));
  const [today = "", other = ""] = servers.map(({ address }) => address);
  provide("chromium", { ...found, endpoint: server.wsEndpoint() });
  provide("sites", [
    { name: "the site", folder: dist, address: today, paths },
    { name: "the full site", folder: full, address: other, paths: distinct },
  ]);
  return () => {
    for (const { close } of servers) close();
    rmSync(folder, { recursive: true });
  };
}

/** Completes a copy of the site and builds it. */
async function buildFullSite(folder: string): Promise<void> {
  for (const part of ["components", "data", "pages", "static", "scripts/contract.ts"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  fillIn(folder);
  emit((await makeSite(folder)).files, join(folder, "dist"));
}

/** The unique part of a page: pages that differ only in the footer need no second visit. */
function mainOf(folder: string, path: string): string | undefined {
  const html = readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path), "utf8");
  return /<main.*<\/main>/s.exec(html)?.[0];
}
