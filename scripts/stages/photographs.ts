import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../entries-below.ts";
import { awaitAll, SiteError } from "../errors/site-error.ts";
import { rewriteAttributes, rewriteTags } from "../html.ts";
import { decode, type OutputFile, type PageFile } from "../output-file.ts";
import { encode } from "../photographs/encode.ts";

/** A photograph's name, as a file, in a fact or in HTML: escaped or not, with one space or several. */
const nameIn = (text = "") =>
  decode(text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).replace(/\s+/g, " ").normalize();
/** Where the owner puts the originals. */
const FOLDER = "data/photographs";
const SHOWN = /\ssrc="\/photographs\/([^"]*)"/g;
/** Its address in an image or a preload. */
const PHOTOGRAPH_URL = /\s(?:src|href)="\/photographs\/([^"]*)"/;
/** Attributes that the variants replace. */
const REPLACED = /^(src|srcset|sizes|width|height)$/i;
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const GPS_MARKERS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

type Original = { readonly name: string; readonly from: string; readonly contents: Buffer };

const UNUSED_WARNING = {
  message: "No page shows this photograph.",
  hint: "Name it in data/owner.toml, or remove it.",
};
const LOCATION_WARNING = {
  message: "The photograph says where it was taken, and the repository may be public.",
  hint: "Replace it by a copy without a location.",
};

/** Makes of each `<img src="/photographs/van.jpg">` a picture in formats and sizes, and makes their files. */
export async function withPhotographs(pages: readonly PageFile[], root: string) {
  const entries = entriesBelow(join(root, FOLDER)).filter(({ path, isFile }) => isFile && path[0] !== ".");
  const originals = entries.map(({ path }) => {
    const from = `${FOLDER}/${path}`;
    return { name: nameIn(path), from, contents: readFileSync(join(root, from)) };
  });
  const shown = pages.flatMap(({ contents }) => [...contents.matchAll(SHOWN)].map(([, name]) => name));
  const names = [...new Set(shown.map(nameIn))];
  const made = await awaitAll(names.map((name) => encodeNamed(name, originals, root)));
  const variants = new Map(names.map((name, index) => [name, made[index] ?? []]));
  const hasGps = ({ contents }: Original) => GPS_MARKERS.some((tag) => contents.includes(tag, 0, "latin1"));
  const isUnused = ({ name }: Original) => !names.includes(name);
  return {
    pages: pages.map((page) => ({ ...page, contents: withPictures(page.contents, variants) })),
    photographs: [...new Map(made.flat().map((file) => [file.path, file])).values()],
    warnings: [
      ...originals.filter(hasGps).map(({ from: file }) => ({ file, ...LOCATION_WARNING })),
      ...originals.filter(isUnused).map(({ from: file }) => ({ file, ...UNUSED_WARNING })),
    ],
  };
}

async function encodeNamed(name: string, originals: readonly Original[], root: string) {
  const original = originals.find((each) => each.name === name);
  if (original) return encode(original.from, original.contents, root);
  const message = `${FOLDER}/ has no ${name}.`;
  const others = originals.map((each) => each.name).join(", ") || "none";
  const hint = `Upload it, or fix its name. There are: ${others}`;
  throw new SiteError([{ file: `${FOLDER}/${name}`, searchFor: name, message, hint }]);
}

function withPictures(html: string, variants: ReadonlyMap<string, readonly OutputFile[]>): string {
  if (!html.includes('="/photographs/')) return html;
  return rewriteTags(html, ({ source, name, attributes }) => {
    const [, photograph] = PHOTOGRAPH_URL.exec(attributes) ?? [];
    if (photograph === undefined || !/^(img|link)$/.test(name)) return source;
    // React preloads a picture on the first screen, but not one in a <picture>.
    return name === "link" ? "" : pictureOf(source, variants.get(nameIn(photograph)) ?? []);
  });
}

function pictureOf(image: string, variants: readonly OutputFile[]): string {
  const [sizes = ' sizes="100vw"'] = /\ssizes="[^"]*"/.exec(image) ?? [];
  const kept = rewriteAttributes(image, (name, value) => (REPLACED.test(name) ? undefined : value));
  const listOf = (format: string) => {
    const inFormat = variants.filter(({ path }) => path.endsWith(format));
    return inFormat.map(({ path }) => `/${path} ${sizeIn(path)[0]}w`).join(",");
  };
  const { path = "" } = variants.at(-1) ?? {}; // the largest JPEG
  const [width, height] = sizeIn(path);
  return (
    `<picture><source type="image/avif" srcset="${listOf("avif")}"${sizes}>` +
    `${kept.replace(/>$/, "")} src="/${path}" srcset="${listOf("jpg")}"${sizes} ` +
    `width="${width}" height="${height}"></picture>`
  );
}

/** "photographs/640x480-0123abcd.jpg" is 640 pixels wide and 480 high. */
const sizeIn = (path: string): readonly string[] => path.split(/[/x-]/).slice(1, 3);
