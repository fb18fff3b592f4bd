import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { ProblemsError, throwIfAny } from "../errors/problems-error.ts";
import { type OutputFile, textFile } from "../output-file.ts";

/** Files that file managers and office programs leave in folders. */
export const LITTER = ["**/.DS_Store", "**/Thumbs.db", "**/desktop.ini", "**/~$*", "**/.~lock*"];

/** What a site adds to files that the build makes, such as rules for hosts. */
const APPENDED = new Set([".htaccess", "_headers", "robots.txt"]);

/** The files of static/. @throws {ProblemsError} if one is a link or another special file */
export async function collectStaticFiles(root: string): Promise<readonly OutputFile[]> {
  const entries = glob.sync("**", {
    cwd: join(root, "static"),
    dot: true,
    ignore: LITTER,
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
  });
  const files = entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path, dirent }) => ({ path, from: `static/${path}`, isFile: dirent.isFile() }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const message = "This isn't a regular file. If it is a link, other machines may lack its target.";
  const hint = "Replace it with a copy of the file or folder.";
  throwIfAny(files.filter(({ isFile }) => !isFile).map(({ from: file }) => ({ file, message, hint })));
  return files.map(({ path, from }) => ({ path, contents: readFileSync(join(root, from)), from }));
}

/** The files that the build makes and those of static/, some of which come at the end of the former. */
export function withStaticFiles(
  made: readonly OutputFile[],
  staticFiles: readonly OutputFile[],
): readonly OutputFile[] {
  const appended = staticFiles.filter(({ path }) => APPENDED.has(path));
  const complete = made.map((file) => {
    const more = appended.find(({ path }) => path === file.path);
    return more ? textFile(file.path, `${file.contents}\n${textOf(more)}`, file.from) : file;
  });
  return [...complete, ...staticFiles.filter((file) => !appended.includes(file))];
}

/** Without a byte order mark. @throws {ProblemsError} if it isn't UTF-8 */
function textOf({ contents, from: file }: OutputFile): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(contents);
  } catch {
    throw new ProblemsError([{ file, message: "The text isn't in UTF-8.", hint: "Save it as UTF-8." }]);
  }
}
