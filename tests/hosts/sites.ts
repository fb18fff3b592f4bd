import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeSite } from "../../scripts/site.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { dist } from "../root.ts";
import { siteOf } from "../sites.ts";

/** A server's document root, with the site in it or in its base path's folder. */
export type Site = { readonly folder: string; readonly basePath: string };

/** The contents of a file beside each document root that no server may send. */
export const SECRET = "not of the site";

const shelf = publicFolder(join(tmpdir(), "hosts-"));

export const removeSites = () => rmSync(shelf, { recursive: true, force: true });

/** The site twice: from `npm run build` at the root of its host, and built for a folder. */
export async function makeSites(): Promise<readonly Site[]> {
  const [own, shared] = [join(shelf, "own/root"), join(shelf, "shared/root")];
  cpSync(dist, own, { recursive: true });
  process.env.BASE_PATH = "/reading/";
  const made = join(shelf, "made");
  mkdirSync(made);
  emit(await compress((await makeSite(siteOf("usual"))).files), made);
  mkdirSync(shared, { recursive: true });
  renameSync(join(made, "dist"), join(shared, "reading"));
  const sites = [
    { folder: own, basePath: "/" },
    { folder: shared, basePath: "/reading/" },
  ];
  sites.forEach(addFiles);
  return sites;
}

/** A new folder for a server's own files. */
export function workFolder(): string {
  const folder = publicFolder(join(shelf, "work-"));
  writeFileSync(join(folder, "secret.txt"), SECRET);
  return folder;
}

/** Makes a folder that everyone can read: servers started by root read files as another user. */
function publicFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o755);
  return folder;
}

/** Adds what servers fail on: a socket, and a rule for Apache. */
function addFiles({ folder, basePath }: Site): void {
  const place = join(folder, basePath);
  mkdirSync(join(place, "broken"));
  writeFileSync(join(place, "broken/.htaccess"), "RedirectMatch 500 .*\n");
  createServer().listen(join(place, "broken.html")).unref();
  writeFileSync(join(dirname(folder), "secret.txt"), SECRET);
}
