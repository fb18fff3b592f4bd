import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { Problem } from "../contract.ts";
import { entriesBelow } from "../entries-below.ts";
import { SiteError, toProblems } from "../errors/site-error.ts";
import { decode, type OutputFile } from "../output-file.ts";
import { encode } from "../photographs/encode.ts";
import { nodesIn } from "../tree.ts";

/** Where the owner puts the originals. */
const FOLDER = "data/photographs";
const PREFIX = "/photographs/";
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const GPS_MARKERS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

const UNUSED_WARNING = {
  message: "No page shows this photograph.",
  hint: "Name it in data/owner.toml, or remove it.",
};
const LOCATION_WARNING = {
  message: "The photograph says where it was taken, and the repository may be public.",
  hint: "Replace it by a copy without a location.",
};

type Original = { readonly name: string; readonly from: string; readonly contents: Buffer };

/** The originals, and the files made of those that pages have shown so far, by the original's name. */
export type Photographs = {
  readonly originals: readonly Original[];
  readonly made: Map<string, readonly OutputFile[]>;
};

/** A photograph's name as a file, in a fact or in an address: escaped or not, with one space or several. */
const nameIn = (text = "") => decode(text).replace(/\s+/g, " ").normalize();

export function findPhotographs(root: string): Photographs {
  const entries = entriesBelow(join(root, FOLDER)).filter(({ path, isFile }) => isFile && path[0] !== ".");
  const originals = entries.map(({ path }) => {
    const from = `${FOLDER}/${path}`;
    return { name: nameIn(path), from, contents: readFileSync(join(root, from)) };
  });
  return { originals, made: new Map() };
}

/**
 * Makes of each `<img src="/photographs/van.jpg">` a picture in formats and sizes, and makes their files.
 * Returns what is wrong with the photographs.
 */
export async function showPhotographs(tree: Document, photographs: Photographs, root: string) {
  const shown = nodesIn(tree).elements.filter(({ attribs }) =>
    (attribs.src ?? attribs.href)?.startsWith(PREFIX),
  );
  // React preloads a picture on the first screen, but not one in a <picture>.
  for (const preload of shown.filter(({ name }) => name === "link")) DomUtils.removeElement(preload);
  const show = async (image: Element) => {
    const picture = new Element("picture", {});
    DomUtils.replaceElement(image, picture);
    const name = nameIn(image.attribs.src?.slice(PREFIX.length));
    fillPicture(picture, image, await variantsOf(name, photographs, root));
  };
  const images = shown.filter(({ name }) => name === "img");
  const results = await Promise.allSettled(images.map(show));
  return results.flatMap((each) => (each.status === "rejected" ? toProblems(each.reason) : []));
}

async function variantsOf(name: string, { originals, made }: Photographs, root: string) {
  const original = originals.find((each) => each.name === name);
  if (original) {
    const variants = made.get(name) ?? (await encode(original.from, original.contents, root));
    made.set(name, variants);
    return variants;
  }
  const message = `${FOLDER}/ has no ${name}.`;
  const others = originals.map((each) => each.name).join(", ") || "none";
  const hint = `Upload it, or fix its name. There are: ${others}`;
  throw new SiteError([{ file: `${FOLDER}/${name}`, searchFor: name, message, hint }]);
}

function fillPicture(picture: Element, image: Element, variants: readonly OutputFile[]): void {
  const {
    src: _src,
    srcset: _srcset,
    sizes = "100vw",
    width: _width,
    height: _height,
    ...kept
  } = image.attribs;
  const listOf = (format: string) => {
    const inFormat = variants.filter(({ path }) => path.endsWith(format));
    return inFormat.map(({ path }) => `/${path} ${sizeIn(path)[0]}w`).join(",");
  };
  const { path = "" } = variants.at(-1) ?? {}; // the largest JPEG
  const [width = "", height = ""] = sizeIn(path);
  image.attribs = { ...kept, src: `/${path}`, srcset: listOf("jpg"), sizes, width, height };
  DomUtils.appendChild(picture, new Element("source", { type: "image/avif", srcset: listOf("avif"), sizes }));
  DomUtils.appendChild(picture, image);
}

/** "assets/640x480-0123abcd.jpg" is 640 pixels wide and 480 high. */
const sizeIn = (path: string): readonly string[] => path.split(/[/x-]/).slice(1, 3);

/** The files of all photographs that pages show. */
export function filesOf({ made }: Photographs): readonly OutputFile[] {
  const files = [...made.values()].flat();
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Photographs that a person should look at. */
export function warningsAbout({ originals, made }: Photographs): readonly Problem[] {
  const hasGps = ({ contents }: Original) => GPS_MARKERS.some((tag) => contents.includes(tag, 0, "latin1"));
  return [
    ...originals.filter(hasGps).map(({ from: file }) => ({ file, ...LOCATION_WARNING })),
    ...originals.filter(({ name }) => !made.has(name)).map(({ from: file }) => ({ file, ...UNUSED_WARNING })),
  ];
}
