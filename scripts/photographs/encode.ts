import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { gunzipSync, gzipSync } from "node:zlib";
import { ProblemsError } from "../errors/problems-error.ts";
import { messageOf } from "../errors/thrown.ts";
import type { OutputFile } from "../output-file.ts";

/** A photograph in one format and size; width and height in pixels. */
export type Variant = OutputFile & {
  readonly format: "avif" | "jpeg";
  readonly width: number;
  readonly height: number;
};

const CACHE = ".cache/photographs";
/** sharp's options; widths in pixels; the colour behind transparency. */
const SETTINGS = {
  avif: { quality: 50, chromaSubsampling: "4:2:0" },
  jpeg: { quality: 75, mozjpeg: true },
  widths: [640, 1280],
  background: "white",
};
/** What sharp calls the formats of photographs; an AVIF is one of its HEIFs. */
const FORMATS = new Set(["jpeg", "png", "webp", "heif", "tiff"]);
/** In pixels: below it, a photograph is blurred on a phone. */
const MIN_WIDTH = 640;
/** In pixels, of AVIF's encoder. */
const MAX_HEIGHT = 16_384;
const HEIC = /^.{4}ftyp(he[ivx]|mif1|msf1)/s;
const AS_JPEG = "Send the original as JPEG; on an iPhone: Settings › Camera › Formats › Most Compatible.";

/** A photograph's variants, upright, without metadata, smaller ones first; from the cache if it has them. */
export async function encode(from: string, original: Buffer, root: string): Promise<readonly Variant[]> {
  const hash = createHash("sha256").update(original).update(JSON.stringify(SETTINGS)).digest("hex");
  const make = () => makeVariants(from, original, hash.slice(0, 8));
  const variants = await cached(join(root, CACHE, `${hash}.variants.gz`), make);
  return variants.map((variant) => ({ ...variant, from })); // the cache may have those of an equal photograph
}

async function makeVariants(from: string, original: Buffer, hash: string): Promise<readonly Variant[]> {
  const { default: sharp } = await import("sharp");
  const problem = (message: string, hint: string) => new ProblemsError([{ file: from, message, hint }]);
  const throwProblem = (error: unknown): never => {
    const isHeic = HEIC.test(original.toString("latin1", 0, 16));
    if (isHeic) throw problem("This is a HEIC file, which most browsers can't show.", AS_JPEG);
    throw problem(`It can't be read (${messageOf(error)}).`, "Upload the original again, as JPEG.");
  };
  // Shows what browsers show: some cameras' files have errors that are only warnings. Throws if the file is empty.
  const open = async () => sharp(original, { failOn: "error" }).autoOrient().flatten(SETTINGS);
  const upright = await open().catch(throwProblem);
  const { autoOrient, format } = await upright.metadata().catch(throwProblem);
  const { width, height } = autoOrient;
  if (!FORMATS.has(format)) throw problem(`This is a ${format} file, not a photograph.`, AS_JPEG);
  if (width < MIN_WIDTH)
    throw problem(
      `It is ${width} pixels wide; a photograph has at least ${MIN_WIDTH}.`,
      "Upload the original, not a preview.",
    );
  const widths = new Set(SETTINGS.widths.map((each) => Math.min(each, width)));
  if ((height / width) * Math.max(...widths) > MAX_HEIGHT)
    throw problem(
      `It is ${width} pixels wide and ${height} high, too high for a page.`,
      "Crop it, and upload it again.",
    );
  const variants: Variant[] = [];
  for (const format of ["avif", "jpeg"] as const) {
    for (const maxWidth of widths) {
      const encoded = upright.clone().resize({ width: maxWidth }).toFormat(format, SETTINGS[format]);
      const { data: contents, info } = await encoded
        .toBuffer({ resolveWithObject: true })
        .catch(throwProblem);
      const path = `assets/${info.width}x${info.height}-${hash}.${format}`;
      variants.push({ path, contents, from, format, width: info.width, height: info.height });
    }
  }
  return variants;
}

/** Reads what was made before. Makes it if there is no file, or a damaged one, as gzip's checksum shows. */
async function cached<T>(file: string, make: () => Promise<T>): Promise<T> {
  try {
    return deserialize(gunzipSync(readFileSync(file)));
  } catch {
    const made = await make();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gzipSync(serialize(made), { level: 1 }));
    return made;
  }
}
