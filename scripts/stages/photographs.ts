import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../disk.ts";
import { all, SiteError } from "../errors/site-error.ts";
import { attributesOf, rewriteAttributes, rewriteTags } from "../html.ts";
import { decode, type OutputFile, type PageFile } from "../output-file.ts";
import { encode } from "../photographs/encode.ts";

/** A photograph's name, as a file, in a fact or in HTML: escaped or not, with one space or several. */
const nameIn = (text: string) =>
  decode(text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).replace(/\s+/g, " ").normalize();
/** Where the owner puts the originals. */
const FOLDER = "data/photographs";
/** In pages, its address begins so. */
const ADDRESS = "/photographs/";
/** Attributes that the variants replace. */
const REPLACED = /^(src|srcset|sizes|width|height)$/i;
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const POSITIONS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

type Original = { readonly name: string; readonly from: string; readonly contents: Buffer };

const HAS_POSITION = {
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
  const names = [...new Set(pages.flatMap(({ contents }) => photographsIn(contents)))];
  const made = await all(names.map((name) => encodeNamed(name, originals, root)));
  const variants = new Map(names.map((name, index) => [name, made[index] ?? []]));
  const hasGps = ({ contents }: Original) => POSITIONS.some((tag) => contents.includes(tag, 0, "latin1"));
  return {
    pages: pages.map((page) => ({ ...page, contents: withPictures(page.contents, variants) })),
    photographs: [...new Map(made.flat().map((file) => [file.path, file])).values()],
    warnings: originals.filter(hasGps).map(({ from: file }) => ({ file, ...HAS_POSITION })),
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

/** The photograph that a tag shows, or loads early. */
function photographIn(tag: string): string | undefined {
  const { src, href = src } = attributesOf(tag);
  return href?.startsWith(ADDRESS) ? nameIn(href.slice(ADDRESS.length)) : undefined;
}

function photographsIn(html: string): readonly string[] {
  const found = new Set<string | undefined>();
  rewriteTags(html, (source, { name }) => {
    if (name === "img") found.add(photographIn(source));
    return source;
  });
  return [...found].filter((each) => each !== undefined);
}

function withPictures(html: string, variants: ReadonlyMap<string, readonly OutputFile[]>): string {
  return rewriteTags(html, (source, { name }) => {
    const photograph = name === "img" || name === "link" ? photographIn(source) : undefined;
    if (photograph === undefined) return source;
    // React preloads a picture on the first screen, but not one in a <picture>.
    return name === "link" ? "" : pictureOf(source, variants.get(photograph) ?? []);
  });
}

function pictureOf(image: string, variants: readonly OutputFile[]): string {
  const { sizes = "100vw" } = attributesOf(image);
  const kept = rewriteAttributes(image, (name, value) => (REPLACED.test(name) ? undefined : value));
  const paths = variants.map(({ path }) => `/${path}`);
  const ending = (format: string) => paths.filter((path) => path.endsWith(format));
  const list = (format: string) =>
    ending(format)
      .map((path) => `${path} ${path.match(/\d+/)?.[0]}w`)
      .join();
  const [largest = ""] = ending("jpg").slice(-1);
  const [width, height] = largest.match(/\d+/g) ?? [];
  return (
    `<picture><source type="image/avif" srcset="${list("avif")}" sizes="${sizes}"/>` +
    `${kept.replace(/\/?>$/, "")} src="${largest}" srcset="${list("jpg")}" sizes="${sizes}" ` +
    `width="${width}" height="${height}"/></picture>`
  );
}
