import { type AnyNode, type Element, isDirective, isTag, type ProcessingInstruction } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import { messageOf } from "../errors/site-error.ts";
import { type OutputFile, shortHash } from "../output-file.ts";
import { nodesIn, parse } from "../tree.ts";
import { blocked } from "./blocked.ts";
import { linkFollower, requests } from "./links.ts";
import { type CheckedSite, contentsOf } from "./page.ts";

/** Hosts, disks and links spell these names alike. */
const SAFE = /^(?!.*\.(\/|$))[\w.~/-]+$/;
/** Google's file proves that the site is its owner's. */
const HTML = /^(?!google[0-9a-f]+\.html$).*\.html?$/i;
const MAX_BYTES = 2_000_000;
const PICTURE = /\.(avif|bmp|gif|hei[cf]|ico|jfif|jpe?g|jxl|png|tiff?|webp)$/i;
/** What browsers show, as Latin-1: AVIF, GIF, ICO, JPEG, PNG and WebP; JPEG and PNG must be complete. */
const SHOWN = /^(.{4}ftypavi[fs]|GIF8|\0\0.\0|\xff\xd8\xff.*\xff\xd9|\x89PNG\r\n.*IEND|RIFF.{4}WEBP)/s;
const METADATA = /Exif\0|eXIf|EXIF|XMP |adobe\.com\/xap|adobe\.xmp|rdf\+xml/;
/** What makes a drawing a program, or loads other files. */
const isActive = (node: AnyNode): node is Element | ProcessingInstruction =>
  (isTag(node) && /(^|:)(script|foreignObject)$/i.test(node.name)) ||
  (isDirective(node) && /!ENTITY|\?xml-stylesheet/i.test(node.data));
const NAMESPACE = "http://www.w3.org/2000/svg";
const EXPORT = "Export it as JPEG, a drawing as plain SVG; photographs belong in data/photographs/.";

/** Can hosts serve every file of static/, can browsers show it, and is it free of metadata? */
export function* staticFiles({ files, data }: CheckedSite): Iterable<Problem> {
  for (const file of files.filter(({ from }) => from.startsWith("static/"))) {
    const bytes = file.contents;
    const picture = PICTURE.test(file.path) ? bytes.toString("latin1") : undefined;
    const drawing = /\.svg$/i.test(file.path) ? faultOfDrawing(file, data) : undefined;
    const hash = shortHash(bytes);
    const faults: readonly (readonly [isFault: boolean, message: string, hint: string])[] = [
      [HTML.test(file.path), "No check reads HTML in static/.", "Make it a page, in pages/."],
      [!SAFE.test(file.path), "Hosts may spell this name differently.", "Use letters, digits and hyphens."],
      [
        file.path.startsWith("assets/") && !file.path.includes(hash),
        "Browsers keep the files in assets/ for a year, so their names must have a hash of their contents.",
        `Put -${hash} at the end of its name, or move it to static/.`,
      ],
      [bytes.length > MAX_BYTES, `It has ${bytes.length} bytes, more than ${MAX_BYTES}.`, "Make it smaller."],
      [picture !== undefined && !SHOWN.test(picture), "Most browsers can't show this picture.", EXPORT],
      [
        METADATA.test(picture ?? ""),
        "The picture carries metadata (Exif or XMP), which may tell where it was taken.",
        EXPORT,
      ],
      [drawing !== undefined, `${drawing}`, EXPORT],
    ];
    const [, message, hint] = faults.find(([isFault]) => isFault) ?? [];
    if (message && hint) yield { file: file.from, message, hint };
  }
}

/** Drawings that browsers don't show because they aren't well-formed XML. Those in assets/ are our own. */
export async function malformedDrawings(files: readonly OutputFile[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { path, contents, from: file } of files) {
    if (!/\.svg$/i.test(path) || path.startsWith("assets/")) continue;
    const { default: sharp } = await import("sharp");
    const found = await sharp(contents).metadata().catch(messageOf);
    const [, fault] = /XML parse error: (?:Error domain \d+ code \d+ )?(.*)/.exec(`${found}`) ?? [];
    if (fault) problems.push({ file, message: `It isn't well-formed XML: ${fault}.`, hint: EXPORT });
  }
  return problems;
}

/** A drawing is a document of its own, which may run scripts and ask other sites for files. */
function faultOfDrawing(file: OutputFile, data: SiteData): string | undefined {
  const tree = parse(`${file.contents}`, true);
  const active = DomUtils.filter(() => true, tree).find(isActive);
  if (active) return `It contains “<${active.name}”.`;
  const drawing = contentsOf(nodesIn(tree), file.path, file.from, linkFollower(data));
  const [root] = drawing.elements;
  if (root?.name !== "svg" || root.attribs.xmlns !== NAMESPACE)
    return `It doesn't begin with <svg xmlns="${NAMESPACE}">, so browsers don't show it.`;
  const [found] = [...requests(drawing), ...blocked(drawing)];
  return found?.message.replace("The page's policy blocks", "It contains");
}
