import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type FormatEnum, type OutputInfo } from "sharp";
import { MAX_IMAGE_BYTES } from "../checks/site/image-files.ts";
import { messageOf, SiteError } from "../errors/site-error.ts";
import { hashInName } from "../hosting/headers.ts";

/** The usual quality of each format, of 100. */
const FORMATS = { avif: 50, jpg: 75 } as const;
/** In pixels, for a phone and for half of a wide screen. */
const WIDTHS = [640, 1280];

/**
 * Adds a photograph to static/photographs/, upright and without metadata, in each format and width. Returns the paths of
 * the files and the size of the last, in pixels.
 * @throws {SiteError} if the file can't be read as a picture
 */
export async function addPhotograph(root: string, file: string) {
  if (statSync(file).isDirectory()) {
    const hint = "Name one of the photographs in it.";
    throw new SiteError([{ rule: "unreadable-picture", places: [file], message: "This is a folder.", hint }]);
  }
  const source = readFileSync(file);
  const encoded = Object.entries(FORMATS).flatMap(([format, quality]) =>
    WIDTHS.map((width) => encode(source, format, width, quality)),
  );
  const made = await Promise.all(encoded).catch((error: unknown) => {
    throw new SiteError([unreadable(file, source, error)]);
  });
  mkdirSync(join(root, "static/photographs"), { recursive: true });
  for (const { path, data } of made) writeFileSync(join(root, "static", path), data);
  const { width = 0, height = 0 } = made.at(-1)?.info ?? {};
  return { files: made.map(({ path }) => path), width, height };
}

type Encoded = { readonly path: `/${string}`; readonly data: Buffer; readonly info: OutputInfo };

/** Sharp leaves out all metadata and converts the colours to sRGB. */
async function encode(source: Buffer, format: string, most: number, quality: number): Promise<Encoded> {
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ width: most, withoutEnlargement: true })
    .toFormat(format as keyof FormatEnum, { quality, chromaSubsampling: "4:2:0", mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  if (data.length > MAX_IMAGE_BYTES && quality > 10) return encode(source, format, most, quality - 10);
  return { path: `/photographs/${info.width}-${hashInName(data)}.${format}`, data, info };
}

function unreadable(file: string, source: Buffer, error: unknown) {
  const isHeic = /^ftyp(he|mi|ms)/.test(source.toString("latin1", 4, 10));
  const message = isHeic
    ? "This is a HEIC file, which most browsers can't show."
    : `This isn't a picture: ${messageOf(error)}`;
  const hint =
    "Export it as JPEG: on a Mac, open it in Preview and choose File › Export. An iPhone takes JPEGs if you choose Settings › Camera › Formats › Most Compatible.";
  return { rule: "unreadable-picture", places: [file], message, hint };
}
