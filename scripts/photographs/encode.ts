import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { OutputFile } from "../output-file.ts";

const CACHE = ".cache/photographs";
/** The usual qualities, of 100, and the widths in pixels for a phone and for half of a wide screen. */
const SETTINGS = { avif: 50, jpg: 75, widths: [640, 1280] } as const;
const HEIC = /^.{4}ftyp(he[ivx]|mif1|msf1)/s;

/** The variants of a photograph, upright, without metadata, smaller ones first. Those made once are kept. */
export async function encode(from: string, original: Buffer, root: string): Promise<readonly OutputFile[]> {
  const digest = createHash("sha256").update(original).update(JSON.stringify(SETTINGS)).digest("hex");
  const folder = join(root, CACHE, digest.slice(0, 8));
  try {
    if (!existsSync(folder)) await fill(folder, original);
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw error;
    const isHeic = HEIC.test(original.toString("latin1", 0, 16));
    const message = isHeic ? "This is a HEIC file, which most browsers can't show." : messageOf(error);
    const hint = "Send the original as JPEG; on an iPhone: Settings › Camera › Formats › Most Compatible.";
    throw new SiteError([{ file: from, message, hint }]);
  }
  const widthOf = (name: string) => Number.parseInt(name, 10);
  const names = readdirSync(folder).sort((one, other) => widthOf(one) - widthOf(other));
  return names.map((name) => {
    return { path: `photographs/${name}`, contents: readFileSync(join(folder, name)), from };
  });
}

/** Makes a folder of variants, which appears complete or not at all. */
async function fill(folder: string, original: Buffer): Promise<void> {
  const { default: sharp } = await import("sharp");
  const upright = sharp(original).autoOrient();
  const { width } = (await upright.metadata()).autoOrient;
  const [least] = SETTINGS.widths;
  if (width < least) throw new Error(`It is ${width} pixels wide, which is less than ${least}.`);
  const unfinished = `${folder}+${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const format of ["avif", "jpg"] as const) {
    for (const most of SETTINGS.widths) {
      const { data, info } = await upright
        .clone()
        .resize({ width: most, withoutEnlargement: true })
        .toFormat(format, { quality: SETTINGS[format], chromaSubsampling: "4:2:0", mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      const name = `${info.width}x${info.height}-${folder.slice(-8)}.${format}`;
      writeFileSync(join(unfinished, name), data);
    }
  }
  if (!existsSync(folder)) renameSync(unfinished, folder);
  rmSync(unfinished, { recursive: true, force: true }); // if another build was faster
}
