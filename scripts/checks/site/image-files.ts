import { createRequire } from "node:module";
import type { Problem } from "../../contract.ts";
import { bytesOf, type OutputFile } from "../../output/output-file.ts";
import type { CheckedSite } from "../page.ts";

export const MAX_IMAGE_BYTES = 200_000;
const IMAGE = /^static\/.*\.(avif|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/i;
/** Loads packages that most builds don't need. */
const requirePackage = createRequire(import.meta.url);

/** Are the images in static/ small, and don't they say where they were taken? */
export async function imageFiles(files: readonly OutputFile[]): Promise<readonly Problem[]> {
  const found = files.filter(isImage).map(async (file) => {
    const bytes = bytesOf(file);
    const heavy = `The image has ${bytes.length} bytes; the limit is ${MAX_IMAGE_BYTES}.`;
    const located = "The image says where it was taken, which may be a customer's home.";
    const faults = [
      bytes.length > MAX_IMAGE_BYTES && { rule: "heavy-image", message: heavy },
      (await hasPosition(bytes)) && { rule: "image-position", message: located },
    ];
    const command = `npm run photo -- ${file.from} "What it shows"`;
    const hint = `Run: ${command}. Use the line that it prints, and remove this file.`;
    return faults.flatMap((fault) => (fault ? { ...fault, places: [file.from], hint } : []));
  });
  return (await Promise.all(found)).flat();
}

/** Do the pages' pictures have the shape of their images in static/? */
export function imageRatios({ files, pages, data }: CheckedSite): Problem[] {
  const images = new Map(files.filter(isImage).map((file) => [data.basePath + file.path, file]));
  return pages.flatMap(({ from, pictures }) =>
    pictures.flatMap(({ addresses, width, height }) => {
      const shown = addresses.flatMap((address) => images.get(address) ?? []);
      const wrong = shown.find((file) => !hasShape(file, width / height));
      if (wrong === undefined) return [];
      const message = `${wrong.from} doesn't have the shape of ${width} × ${height} pixels.`;
      const hint =
        'Fix its width and height, or use the line that npm run photo -- FILE "What it shows" prints.';
      return [{ rule: "image-ratio", places: [from], text: `/${wrong.path}`, message, hint }];
    }),
  );
}

function isImage({ from }: OutputFile): boolean {
  return IMAGE.test(from);
}

/** Is a file an image of this width by height as browsers show it, except for one pixel or percent? Drawings may have none. */
function hasShape(file: OutputFile, ratio: number): boolean {
  const { imageSize } = requirePackage("image-size") as typeof import("image-size");
  try {
    const { width, height, orientation = 1 } = imageSize(bytesOf(file));
    const [across, down] = orientation < 5 ? [width, height] : [height, width]; // from 5 on, it lies on its side
    return Math.abs(across / ratio - down) <= Math.max(1, 0.01 * down);
  } catch {
    return /svg$/i.test(file.from);
  }
}

/** Exif, XMP and a TIFF, which starts with II or MM, may contain a position, PNGs as plain text; most images don't. */
async function hasPosition(bytes: Buffer): Promise<boolean> {
  if (!/exif|xmp|^(II\*|MM\0)/i.test(bytes.toString("latin1"))) return false;
  const { load } = requirePackage("exifreader") as typeof import("exifreader");
  const tags = await load(bytes, { async: true, expanded: true }).catch(() => undefined);
  return (JSON.stringify(tags) ?? "").includes("GPSLatitude");
}
