import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../disk.ts";
import { all, SiteError } from "../errors/site-error.ts";
import { decode, type OutputFile, type PageFile } from "../output-file.ts";
import { encode } from "../photographs/encode.ts";

/** A photograph's name, as a file, in a fact or in HTML: escaped or not, with one space or several. */
const nameIn = (text = "") =>
  decode(text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).replace(/\s+/g, " ").normalize();
/** Where the owner puts the originals. */
const FOLDER = "data/photographs";
const IMAGE = /<img\b(?:"[^"]*"|[^">])*?\ssrc="\/photographs\/([^"]*)"(?:"[^"]*"|[^">])*>/g;
/** Attributes that the variants replace. */
const REPLACED = /\s(?:src|srcset|width|height)="[^"]*"|\/?>$/gi;
/** React adds this for a picture on the first screen, but not for one in a <picture>. */
const PRELOAD = /<link rel="preload" as="image" href="\/photographs\/[^>]*>/g;
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const POSITIONS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

type Original = { readonly name: string; readonly from: string; readonly contents: Buffer };

const MESSAGE = "The photograph says where it was taken, and the repository may be public.";
const LOCATED = { message: MESSAGE, hint: "Replace it by a copy without a location." };

/** Makes of each `<img src="/photographs/van.jpg">` a picture in formats and sizes, and makes their files. */
export async function withPhotographs(pages: readonly PageFile[], root: string) {
  const entries = entriesBelow(join(root, FOLDER)).filter(({ path, isFile }) => isFile && path[0] !== ".");
  const originals = entries.map(({ path }) => {
    const from = `${FOLDER}/${path}`;
    return { name: nameIn(path), from, contents: readFileSync(join(root, from)) };
  });
  const shown = pages.flatMap(({ contents }) => [...contents.matchAll(IMAGE)].map(([, address]) => address));
  const names = [...new Set(shown.map(nameIn))];
  const made = await all(names.map((name) => encodeNamed(name, originals, root)));
  const variants = new Map(names.map((name, index) => [name, made[index] ?? []]));
  const hasGps = ({ contents }: Original) => POSITIONS.some((tag) => contents.includes(tag, 0, "latin1"));
  return {
    pages: pages.map((page) => ({ ...page, contents: withPictures(page.contents, variants) })),
    photographs: [...new Map(made.flat().map((file) => [file.path, file])).values()],
    warnings: originals.filter(hasGps).map(({ from: file }) => ({ file, ...LOCATED })),
  };
}

async function encodeNamed(name: string, originals: readonly Original[], root: string) {
  const original = originals.find((each) => each.name === name);
  if (original) return encode(original.from, original.contents, root);
  const message = `${FOLDER}/ has no ${name}.`;
  const others = originals.map((each) => each.name).join(", ") || "none";
  const hint = `Upload it, or fix its name. There are: ${others}`;
  throw new SiteError([{ file: `${FOLDER}/${name}`, text: name, message, hint }]);
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
