import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeSite } from "../../scripts/site.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { dist, root } from "../root.ts";

/** The document root of a server, with the site in it or in the folder of it that the base path names. */
export type Site = { readonly folder: string; readonly basePath: string };

/** What stands beside a document root, and must never be shown. */
export const SECRET = "not of the site";

/** Everything here is readable to all: servers that are started as root show files as another user. */
const shelf = mkdtempSync(join(tmpdir(), "hosts-"));
chmodSync(shelf, 0o755);

export const removeSites = () => rmSync(shelf, { recursive: true, force: true });

/** The site that `npm run build` made, at the root of its host. */
export function siteAtRoot(): Site {
  const site = { folder: join(shelf, "own/root"), basePath: "/" };
  cpSync(dist, site.folder, { recursive: true });
  return withExtras(site);
}

/** The site built anew for a folder of its host. */
export async function siteInFolder(basePath: string): Promise<Site> {
  const site = { folder: join(shelf, "shared/root"), basePath };
  process.env.BASE_PATH = basePath;
  emit(await compress((await makeSite(root)).files), join(site.folder, basePath));
  return withExtras(site);
}

/** A new folder for a server's own files. */
export function workFolder(): string {
  const folder = mkdtempSync(join(shelf, "work-"));
  chmodSync(folder, 0o755);
  return withSecret(folder);
}

/** Adds kinds of file that the site may come to have, and what servers fail at: a socket, a folder that Apache is told to. */
function withExtras(site: Site): Site {
  const place = join(site.folder, site.basePath);
  for (const name of ["sample.xml", "sample.vcf"]) writeFileSync(join(place, name), "sample");
  mkdirSync(join(place, "broken"));
  writeFileSync(join(place, "broken/.htaccess"), "RedirectMatch 500 .*\n");
  createServer().listen(join(place, "broken.html")).unref();
  withSecret(dirname(site.folder));
  return site;
}

function withSecret(folder: string): string {
  writeFileSync(join(folder, "secret.txt"), SECRET);
  return folder;
}
