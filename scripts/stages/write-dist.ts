import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import glob from "fast-glob";
import { ProblemsError, toProblems } from "../errors/problems-error.ts";
import { type OutputFile, TEMPORARY_PREFIX, variantsOf } from "../output-file.ts";
import { collisionKey, foldersOf } from "../paths.ts";

const NO_FOLDER = "dist/ must be a real folder, not a link: the build deletes everything else in it.";
const PAGE = /\.html(\.(br|gz))?$/;

/**
 * Makes dist/ contain exactly these files. A server may be reading it, and the build may be killed. So it
 * writes changed files beside the others: if the disk is full or a permission is missing, nothing has changed yet.
 * Then it removes what is in their way and their old variants, renames them, and removes what is stale.
 */
export function writeDist(files: readonly OutputFile[], root: string): void {
  const dist = join(root, "dist");
  const wanted = new Set(files.flatMap(({ path }) => [path, ...foldersOf(path)]));
  const temporary = join(dist, `${TEMPORARY_PREFIX}${process.pid}`);
  let at = "";
  let distChanged = false;
  const change = (path: string, work: (target: string) => void) => {
    at = path;
    distChanged = true; // even if this is done only in part
    work(join(dist, path));
  };
  const remove = (target: string) => rmSync(target, { recursive: true, force: true });
  try {
    if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new ProblemsError([{ file: "dist/", message: NO_FOLDER, hint: "Remove or rename it." }]);
    const old = existing(dist);
    const changed = changedFiles(files, old, dist);
    mkdirSync(temporary, { recursive: true });
    for (const [index, file] of changed.entries()) {
      at = file.path;
      writeFileSync(join(temporary, `${index}`), file.contents);
    }
    // Where disks ignore case, an old name like a new one must go first, or the new file would go with it.
    const names = new Set([...wanted].map(collisionKey));
    const variants = new Set(changed.flatMap(({ path }) => variantsOf(path)));
    const isInTheWay = (path: string) => !wanted.has(path) && names.has(collisionKey(path));
    for (const path of old.filter((each) => variants.has(each) || isInTheWay(each))) change(path, remove);
    for (const [index, { path }] of changed.entries()) {
      change(path, (target) => {
        mkdirSync(dirname(target), { recursive: true });
        renameSync(join(temporary, `${index}`), target);
      });
    }
    for (const path of existing(dist).filter((each) => !wanted.has(each))) change(path, remove);
  } catch (error) {
    const problems = toProblems(error).map((problem) => ({ ...problem, file: `dist/${at}` }));
    throw new ProblemsError(problems, distChanged);
  } finally {
    if (existsSync(temporary)) remove(temporary);
  }
}

/** The files that dist/ lacks or has differently, with their variants; pages last, as they use the others. */
function changedFiles(files: readonly OutputFile[], old: readonly string[], dist: string) {
  const known = new Set(old);
  const isWritten = (file: OutputFile) =>
    known.has(file.path) && readFileSync(join(dist, file.path)).equals(file.contents);
  const rank = ({ path }: OutputFile) => Number(PAGE.test(path));
  const differing = files.filter((file) => !isWritten(file)).map(({ path }) => path);
  const changed = new Set(differing.flatMap((path) => [path, ...variantsOf(path)]));
  return files.filter(({ path }) => changed.has(path)).sort((one, other) => rank(one) - rank(other));
}

/** What dist/ has, a folder's files before the folder, without the files of running builds. */
function existing(dist: string): readonly string[] {
  const paths = glob.sync("**", {
    cwd: dist,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: false,
    markDirectories: true,
  });
  return paths
    .filter((path) => !isOfRunningBuild(path))
    .sort()
    .reverse();
}

function isOfRunningBuild(path: string): boolean {
  if (!path.startsWith(TEMPORARY_PREFIX)) return false;
  try {
    return process.kill(Number.parseInt(path.slice(TEMPORARY_PREFIX.length), 10), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // it belongs to another user
  }
}
