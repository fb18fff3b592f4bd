import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, Element } from "domhandler";
import glob from "fast-glob";
import { DomUtils } from "htmlparser2";
import type { Todo } from "../contract.ts";
import { ProblemsError } from "../errors/problems-error.ts";
import type { OutputFile } from "../output-file.ts";
import { decode } from "../paths.ts";
import { encode, type Variant } from "../photographs/encode.ts";
import { LITTER } from "./collect-static-files.ts";

const FOLDER = "data/photographs";
/** What the addresses of photographs begin with. */
const ADDRESS = "/photographs/";
/** The latitude in Exif, in both orders of bytes, and in XMP. */
const GPS_MARKERS = ["\x02\0\x05\0\x03\0\0\0", "\0\x02\0\x05\0\0\0\x03", "GPSLatitude"];

/** An original in data/photographs/. */
export type Photograph = { readonly name: string; readonly from: string; readonly contents: Buffer };

/** The files that were made of the photographs that pages show. */
export type EncodedPhotographs = Map<Photograph, readonly Variant[]>;

/** A photograph's name as a file, in a fact or in an address: escaped or not, with one space or several. */
const nameIn = (text: string) => decode(text).replace(/\s+/g, " ").normalize();

export function findPhotographs(root: string): readonly Photograph[] {
  const paths = glob.sync("**", { cwd: join(root, FOLDER), followSymbolicLinks: false, ignore: LITTER });
  return paths.sort().map((path) => {
    const from = `${FOLDER}/${path}`;
    return { name: nameIn(path), from, contents: readFileSync(join(root, from)) };
  });
}

/**
 * Replaces each `<img src="/photographs/van.jpg">` with a `<picture>` in several formats and sizes, and adds these to
 * `encoded`.
 */
export async function showPhotographs(
  page: Document,
  photographs: readonly Photograph[],
  encoded: EncodedPhotographs,
  root: string,
): Promise<void> {
  const isShown = ({ attribs: { src, href } }: Element) => (src ?? href ?? "").startsWith(ADDRESS);
  const shown = DomUtils.findAll(isShown, page.children);
  // React preloads a picture on the first screen, but not one in a <picture>.
  for (const preload of shown.filter(({ name }) => name === "link")) DomUtils.removeElement(preload);
  for (const image of shown.filter(({ name }) => name === "img")) {
    const name = nameIn((image.attribs.src ?? "").slice(ADDRESS.length));
    const photograph = photographs.find((each) => each.name === name);
    if (!photograph) throw missing(name, photographs);
    const variants = encoded.get(photograph) ?? (await encode(photograph.from, photograph.contents, root));
    encoded.set(photograph, variants);
    makePicture(image, variants);
  }
}

function missing(name: string, photographs: readonly Photograph[]): ProblemsError {
  const message = `${FOLDER}/ has no ${name}.`;
  const others = photographs.map((each) => each.name).join(", ") || "none";
  const hint = `Upload it, or fix its name. There are: ${others}`;
  return new ProblemsError([{ file: `${FOLDER}/${name}`, searchFor: name, message, hint }]);
}

/** Puts an image into a <picture>; `variants` go from small to large. */
function makePicture(image: Element, variants: readonly Variant[]): void {
  const {
    sizes = "100vw",
    src: _src,
    srcset: _srcset,
    width: _width,
    height: _height,
    ...own
  } = image.attribs;
  const inFormat = (wanted: string) => variants.filter(({ format }) => format === wanted);
  const srcset = (format: string) =>
    inFormat(format)
      .map(({ path, width }) => `/${path} ${width}w`)
      .join(",");
  const largest = inFormat("jpeg").at(-1);
  if (!largest) return;
  image.attribs = {
    ...own,
    src: `/${largest.path}`,
    srcset: srcset("jpeg"),
    sizes,
    width: `${largest.width}`,
    height: `${largest.height}`,
  };
  const picture = new Element("picture", {});
  DomUtils.replaceElement(image, picture);
  DomUtils.appendChild(picture, new Element("source", { type: "image/avif", srcset: srcset("avif"), sizes }));
  DomUtils.appendChild(picture, image);
}

/** The files of all photographs that pages show; equal originals have the same. */
export function filesOf(encoded: EncodedPhotographs): readonly OutputFile[] {
  const files = [...encoded.values()].flat();
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Photographs and other files that say where they were taken, and photographs that no page shows. */
export function* photographTodos(
  photographs: readonly Photograph[],
  encoded: EncodedPhotographs,
  others: readonly OutputFile[],
): Iterable<Todo> {
  const located = [...photographs, ...others].filter(({ contents }) =>
    GPS_MARKERS.some((tag) => contents.includes(tag, 0, "latin1")),
  );
  for (const { from: file } of located) {
    const message = "The photograph's metadata has its location, and the repository may be public.";
    yield { file, message, hint: "Replace it with a copy that has no location.", blocks: false };
  }
  for (const photograph of photographs.filter((each) => !encoded.has(each))) {
    const message = "No page shows this photograph.";
    yield {
      file: photograph.from,
      message,
      hint: "Name it in data/owner.toml, or remove it.",
      blocks: false,
    };
  }
}
