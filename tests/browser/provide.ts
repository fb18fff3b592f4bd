import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { makeSite } from "../../scripts/site.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { once, shareChromium, shareSites } from "../global-setup.ts";
import { servePreview } from "../preview.ts";
import { dist, pagePaths } from "../root.ts";
import { copySite } from "../sites.ts";
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
    /** The site with the usual facts, and the same with photographs, which change only About. */
    readonly sites: readonly [ServedSite, ServedSite];
  }
}

/** Runs before the first test: provides one browser and both sites for all tests. */
export function setup({ provide }: TestProject) {
  const served = once("browser", () => serveSites(provide));
  return async () => (await served)();
}

async function serveSites(provide: TestProject["provide"]) {
  const folder = mkdtempSync(join(tmpdir(), "photographs-"));
  const [{ found, server }] = await Promise.all([
    shareChromium(),
    buildWithPhotographs(folder),
    shareSites(),
  ]);
  const withPhotographs = join(folder, "dist");
  const servers = await Promise.all([dist, withPhotographs].map((built) => servePreview(built)));
  const [address = "", other = ""] = servers.map((each) => each.address);
  provide("chromium", { ...found, endpoint: server.wsEndpoint() });
  provide("sites", [
    { name: "the site", folder: dist, address, paths: pagePaths() },
    { name: "the site with photographs", folder: withPhotographs, address: other, paths: ["/about/"] },
  ]);
  return () => {
    for (const { close } of servers) close();
    rmSync(folder, { recursive: true });
  };
}

/** Builds the site with two photographs in a folder. */
async function buildWithPhotographs(folder: string): Promise<void> {
  copySite("usual", folder);
  mkdirSync(join(folder, "data/photographs"));
  for (const [name, background] of Object.entries({ before: "#111111", after: "#7a5230" })) {
    const picture = sharp({ create: { width: 1300, height: 867, channels: 3, background } });
    await picture.toFile(join(folder, `data/photographs/${name}.jpg`));
    const shows = `The water in the flush pump ${name} the work`;
    const lines = `file = "${name}.jpg"\nshows = "${shows}"\ncaption = "The pump, ${name} the work"\n`;
    appendFileSync(join(folder, "data/owner.toml"), `\n[[photograph]]\n${lines}`);
  }
  emit((await makeSite(folder)).files, folder);
}
