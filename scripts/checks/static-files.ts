import { isTag } from "domhandler";
import type { Problem } from "../contract.ts";
import { messageOf } from "../errors/thrown.ts";
import { type OutputFile, shortHash } from "../output-file.ts";
import { parse } from "../tree.ts";

/** Hosts, disks and links spell these names alike. */
const SAFE = /^(?!.*\.(\/|$))[\w.~/-]+$/;
/** Google's file proves that the site is its owner's. */
const HTML = /^(?!google[0-9a-f]+\.html$).*\.html?$/i;
const DRAWING = /\.svg$/i;
const SVG = "http://www.w3.org/2000/svg";

/** Can hosts serve every file of static/, and can browsers show its drawings? */
export async function checkStaticFiles(files: readonly OutputFile[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // One at a time: if sharp reads several drawings at once, it mixes up their errors or loses them.
  for (const file of files) {
    const problem = problemOfFile(file) ?? (await problemOfDrawing(file));
    if (problem) problems.push(problem);
  }
  return problems;
}

function problemOfFile({ path, from: file, contents }: OutputFile): Problem | undefined {
  if (HTML.test(path))
    return { file, message: "No check reads HTML in static/.", hint: "Make it a page, in pages/." };
  if (!SAFE.test(path))
    return {
      file,
      message: "Not every host can serve this name.",
      hint: "Use letters, digits and hyphens.",
    };
  if (path.startsWith("assets/") && !path.includes(shortHash(contents)))
    return {
      file,
      message:
        "Browsers keep the files in assets/ for a year, so their names must have a hash of their contents.",
      hint: `Put -${shortHash(contents)} at the end of its name, or move it to static/.`,
    };
  return undefined;
}

/** Browsers show a drawing only if it has SVG's namespace and is well-formed. */
async function problemOfDrawing({ path, from: file, contents }: OutputFile): Promise<Problem | undefined> {
  if (!DRAWING.test(path)) return undefined;
  const hint = "Export it as plain SVG.";
  const root = parse(`${contents}`, true).children.find(isTag);
  if (root?.name !== "svg" || root.attribs.xmlns !== SVG)
    return { file, message: `It doesn't begin with <svg xmlns="${SVG}">, so browsers don't show it.`, hint };
  if (path.startsWith("assets/")) return undefined; // our own, so that most builds needn't load sharp
  const { default: sharp } = await import("sharp");
  const error = await sharp(contents)
    .metadata()
    .then(() => "", messageOf);
  const [, reason] = /XML parse error: (?:Error domain \d+ code \d+ )?(.*)/.exec(error) ?? [];
  return reason ? { file, message: `It isn't well-formed XML: ${reason}.`, hint } : undefined;
}
