import { isTag } from "domhandler";
import type { Problem } from "../contract.ts";
import { messageOf } from "../errors/problems-error.ts";
import { type OutputFile, shortHash } from "../output-file.ts";
import { parse } from "../tree.ts";

/** Hosts, disks and links spell these names alike. */
const SAFE = /^(?!.*\.(\/|$))[\w.~/-]+$/;
/** Google's file proves that the site is its owner's. */
const HTML = /^(?!google[0-9a-f]+\.html$).*\.html?$/i;
const DRAWING = /\.svg$/i;
const EXPORT = "Export it as plain SVG.";

/** Can hosts serve every file of static/, and can browsers show its drawings? */
export async function checkStaticFiles(files: readonly OutputFile[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    const fault = faultOfFile(file) ?? (DRAWING.test(file.path) ? await faultOfDrawing(file) : undefined);
    if (fault) problems.push({ file: file.from, message: fault[0], hint: fault[1] ?? EXPORT });
  }
  return problems;
}

type Fault = readonly [message: string, hint?: string];

function faultOfFile({ path, contents }: OutputFile): Fault | undefined {
  if (HTML.test(path)) return ["No check reads HTML in static/.", "Make it a page, in pages/."];
  if (!SAFE.test(path)) return ["Not every host can serve this name.", "Use letters, digits and hyphens."];
  if (path.startsWith("assets/") && !path.includes(shortHash(contents)))
    return [
      "Browsers keep the files in assets/ for a year, so their names must have a hash of their contents.",
      `Put -${shortHash(contents)} at the end of its name, or move it to static/.`,
    ];
  return undefined;
}

/** Browsers show a drawing only if it has SVG's namespace and is well-formed. */
async function faultOfDrawing({ path, contents }: OutputFile): Promise<Fault | undefined> {
  const namespace = "http://www.w3.org/2000/svg";
  const root = parse(`${contents}`, true).children.find(isTag);
  if (root?.name !== "svg" || root.attribs.xmlns !== namespace)
    return [`It doesn't begin with <svg xmlns="${namespace}">, so browsers don't show it.`];
  if (path.startsWith("assets/")) return undefined; // our own, so that most builds needn't load sharp
  const { default: sharp } = await import("sharp");
  const found = await sharp(contents).metadata().catch(messageOf);
  const [, fault] = /XML parse error: (?:Error domain \d+ code \d+ )?(.*)/.exec(`${found}`) ?? [];
  return fault ? [`It isn't well-formed XML: ${fault}.`] : undefined;
}
