import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { entriesBelow } from "../entries-below.ts";
import { awaitAll, ProblemsError } from "../errors/problems-error.ts";
import { decode, type OutputFile } from "../output-file.ts";
import { encode } from "../photographs/encode.ts";
import { SKIPPED } from "./collect-static-files.ts";

const FOLDER = "data/photographs";
const HIDDEN = /(^|\/)\./;
/** What the addresses of photographs begin with. */
export const PHOTOGRAPHS = "/photographs/";
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const GPS_MARKERS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

/** An original in data/photographs/, and what is made of it once a page shows it. */
export type Photograph = {
  readonly name: string;
  readonly from: string;
  readonly contents: Buffer;
  variants?: readonly OutputFile[];
};

/** A photograph's name as a file, in a fact or in an address: escaped or not, with one space or several. */
const nameIn = (text = "") => decode(text).replace(/\s+/g, " ").normalize();

export function findPhotographs(root: string): readonly Photograph[] {
  const entries = entriesBelow(join(root, FOLDER)).filter(
    ({ path, isFile }) => isFile && !HIDDEN.test(path) && !SKIPPED.test(path),
  );
  return entries.map(({ path }) => {
    const from = `${FOLDER}/${path}`;
    return { name: nameIn(path), from, contents: readFileSync(join(root, from)) };
  });
}

/** Makes of each `<img src="/photographs/van.jpg">` a picture in formats and sizes, and makes their files. */
export async function showPhotographs(
  elements: readonly Element[],
  photographs: readonly Photograph[],
  root: string,
) {
  const shown = elements.filter(({ attribs: { src, href } }) => (src ?? href)?.startsWith(PHOTOGRAPHS));
  // React preloads a picture on the first screen, but not one in a <picture>.
  for (const preload of shown.filter(({ name }) => name === "link")) DomUtils.removeElement(preload);
  const show = async (image: Element) => {
    const name = nameIn(image.attribs.src?.slice(PHOTOGRAPHS.length));
    const photograph = photographs.find((each) => each.name === name);
    if (!photograph) throw missing(name, photographs);
    photograph.variants ??= await encode(photograph.from, photograph.contents, root);
    makePicture(image, photograph.variants);
  };
  await awaitAll(shown.filter(({ name }) => name === "img").map(show));
}

function missing(name: string, photographs: readonly Photograph[]): ProblemsError {
  const message = `${FOLDER}/ has no ${name}.`;
  const others = photographs.map((each) => each.name).join(", ") || "none";
  const hint = `Upload it, or fix its name. There are: ${others}`;
  return new ProblemsError([{ file: `${FOLDER}/${name}`, searchFor: name, message, hint }]);
}

function makePicture(image: Element, variants: readonly OutputFile[]): void {
  const { sizes = "100vw" } = image.attribs;
  for (const name of ["src", "srcset", "sizes", "width", "height"]) delete image.attribs[name];
  const listOf = (format: string) => {
    const inFormat = variants.filter(({ path }) => path.endsWith(format));
    return inFormat.map(({ path }) => `/${path} ${sizeIn(path)[0]}w`).join(",");
  };
  const { path = "" } = variants.at(-1) ?? {}; // the largest JPEG
  const [width = "", height = ""] = sizeIn(path);
  Object.assign(image.attribs, { src: `/${path}`, srcset: listOf("jpeg"), sizes, width, height });
  const picture = new Element("picture", {});
  DomUtils.replaceElement(image, picture);
  DomUtils.appendChild(picture, new Element("source", { type: "image/avif", srcset: listOf("avif"), sizes }));
  DomUtils.appendChild(picture, image);
}

/** "assets/640x480-0123abcd.jpeg" is 640 pixels wide and 480 high. */
const sizeIn = (path: string): readonly string[] => path.split(/[/x-]/).slice(1, 3);

/** The files of all photographs that pages show; equal originals have the same. */
export function filesOf(photographs: readonly Photograph[]): readonly OutputFile[] {
  const files = photographs.flatMap(({ variants = [] }) => variants);
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Photographs and other files that say where they were taken, and photographs that no page shows. */
export function* photographTodos(photographs: readonly Photograph[], others: readonly OutputFile[]) {
  const located = [...photographs, ...others].filter(({ contents }) =>
    GPS_MARKERS.some((tag) => contents.includes(tag, 0, "latin1")),
  );
  for (const { from: file } of located) {
    const message = "The photograph says where it was taken, and the repository may be public.";
    yield { file, message, hint: "Replace it with a copy that has no location.", blocks: false };
  }
  for (const { from: file } of photographs.filter(({ variants }) => !variants)) {
    const message = "No page shows this photograph.";
    yield { file, message, hint: "Name it in data/owner.toml, or remove it.", blocks: false };
  }
}
