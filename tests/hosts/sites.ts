import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeSite } from "../../scripts/site.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { dist, root } from "../root.ts";

/** A server's document root, with the site in it or in the folder that the base path names. */
export type Site = { readonly folder: string; readonly basePath: string };

/** The contents of a file beside each document root, which no server may show. */
export const SECRET = "not of the site";

const shelf = publicFolder(join(tmpdir(), "hosts-"));

export const removeSites = () => rmSync(shelf, { recursive: true, force: true });

/** Two sites: that of `npm run build` at the root of its host, and one built for a folder of its host. */
export async function makeSites(): Promise<readonly Site[]> {
  const [own, shared] = [join(shelf, "own/root"), join(shelf, "shared/root")];
  cpSync(dist, own, { recursive: true });
  process.env.BASE_PATH = "/reading/";
  emit(await compress((await makeSite(root)).files), join(shared, "reading"));
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

/** A new folder that everyone can read: servers that root starts show files as another user. */
function publicFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o755);
  return folder;
}

/** Adds kinds of file that the site may come to have, and what servers fail at: a socket, and a rule for Apache. */
function addFiles({ folder, basePath }: Site): void {
  const place = join(folder, basePath);
  for (const name of ["sample.xml", "sample.vcf"]) writeFileSync(join(place, name), "sample");
  mkdirSync(join(place, "broken"));
  writeFileSync(join(place, "broken/.htaccess"), "RedirectMatch 500 .*\n");
  createServer().listen(join(place, "broken.html")).unref();
  writeFileSync(join(dirname(folder), "secret.txt"), SECRET);
}
