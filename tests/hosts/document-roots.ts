import { chmodSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { writeDist } from "../../scripts/stages/write-dist.ts";
import { siteOf, temporaryFolder } from "../built-sites.ts";

/** A server's document root, with the site in it or in its base path's folder. */
export type Site = { readonly folder: string; readonly basePath: string };

/** A new folder that everyone can read: servers started by root read files as another user. */
export function publicFolder(): string {
  const folder = temporaryFolder(afterAll, "hosts-");
  chmodSync(folder, 0o755);
  return folder;
}

/** Builds the site for a base path, into a document root of its own. */
export async function makeSiteAt(basePath: string): Promise<Site> {
  process.env.BASE_PATH = basePath;
  const made = publicFolder();
  writeDist(await compress((await makeSite(siteOf("usual"))).files), made);
  const folder = join(made, "root");
  const site = join(folder, basePath);
  mkdirSync(dirname(site), { recursive: true });
  renameSync(join(made, "dist"), site);
  // What servers fail on: a socket, and a rule for Apache.
  createServer().listen(join(site, "broken.html")).unref();
  mkdirSync(join(site, "broken"));
  writeFileSync(join(site, "broken/.htaccess"), "RedirectMatch 500 .*\n");
  return { folder, basePath };
}
