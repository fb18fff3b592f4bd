import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { entriesBelow } from "../disk.ts";
import { all, SiteError } from "../errors/site-error.ts";
import { decode, type OutputFile, type PageFile } from "../output-file.ts";
import { encode } from "../photographs/encode.ts";

/** The name in an address, which may be escaped as HTML and as URL. */
const nameIn = (address = "") => decode(address.replaceAll("&amp;", "&")).normalize();
/** Where the owner puts the originals. */
const FOLDER = "data/photographs";
const IMAGE = /<img\b(?:"[^"]*"|[^">])*?\ssrc="\/photographs\/([^"]*)"(?:"[^"]*"|[^">])*>/g;
/** Attributes that the variants replace. */
const REPLACED = /\s(?:src|srcset|width|height)="[^"]*"|\/?>$/gi;
/** React adds this for a picture on the first screen, but not for one in a <picture>. */
const PRELOAD = /<link rel="preload" as="image" href="\/photographs\/[^>]*>/g;
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const POSITIONS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

/** Makes of each `<img src="/photographs/van.jpg">` a picture in formats and sizes, and of those files. */
export async function withPhotographs(pages: readonly PageFile[], root: string) {
  const entries = entriesBelow(join(root, FOLDER)).filter(({ path, isFile }) => isFile && path[0] !== ".");
  const originals = new Map(
    entries.map(({ path }) => [path.normalize(), readFileSync(join(root, FOLDER, path))]),
  );
  const shown = pages.flatMap(({ contents }) => [...contents.matchAll(IMAGE)].map(([, address]) => address));
  const names = [...new Set(shown.map(nameIn))];
  const made = await all(names.map((name) => variantsOf(name, originals, root)));
  const variants = new Map(names.map((name, index) => [name, made[index] ?? []]));
  const isLocated = (bytes: Buffer) => POSITIONS.some((position) => bytes.includes(position, 0, "latin1"));
  return {
    pages: pages.map((page) => ({ ...page, contents: withPictures(page.contents, variants) })),
    // Two names may hold the same photograph.
    photographs: [...new Map(made.flat().map((file) => [file.path, file])).values()],
    warnings: [...originals].filter(([, bytes]) => isLocated(bytes)).map(([name]) => warningFor(name)),
  };
}

async function variantsOf(name: string, originals: ReadonlyMap<string, Buffer>, root: string) {
  const original = originals.get(name);
  if (original) return encode(`${FOLDER}/${name}`, original, root);
  const message = `${FOLDER}/ has no ${name}.`;
  const hint = `Upload it, or fix its name. There are: ${[...originals.keys()].join(", ") || "none"}`;
  throw new SiteError([{ file: `${FOLDER}/${name}`, text: name, message, hint }]);
}

function warningFor(name: string): Problem {
  const message = "The photograph says where it was taken, and the repository may be public.";
  return { file: `${FOLDER}/${name}`, message, hint: "Replace it by a copy without a location." };
}

function withPictures(html: string, variants: ReadonlyMap<string, readonly OutputFile[]>): string {
  return html.replace(PRELOAD, "").replace(IMAGE, (image, address: string) => {
    const paths = (variants.get(nameIn(address)) ?? []).map(({ path }) => `/${path}`);
    const ending = (format: string) => paths.filter((path) => path.endsWith(format));
    const list = (format: string) => ending(format).map((path) => `${path} ${/\d+/.exec(path)}w`);
    const [largest = ""] = ending("jpg").slice(-1);
    const [width, height] = largest.match(/\d+/g) ?? [];
    const [sizes = ' sizes="100vw"'] = /\ssizes="[^"]*"/.exec(image) ?? [];
    const kept = image.replace(REPLACED, "").replace(sizes, "");
    return (
      `<picture><source type="image/avif" srcset="${list("avif")}"${sizes}/>${kept} src="${largest}" ` +
      `srcset="${list("jpg")}"${sizes} width="${width}" height="${height}"/></picture>`
    );
  });
}
