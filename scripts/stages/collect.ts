import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { diskProblem, filesBelow, linkProblem } from "../output/disk.ts";
import type { OutputFile } from "../output/output-file.ts";

/** Files that file managers leave in folders. */
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Reads the files of static/, sorted by name.
 * @throws {SiteError} if a name may be spelt differently by hosts, disks and links, or a file is a link or unreadable
 */
export function collect(root: string): readonly OutputFile[] {
  const paths = filesBelow(join(root, "static")).filter((path) => !LITTER.test(path));
  const problems: Problem[] = [];
  const files = paths.flatMap((path) => {
    const from = `static/${path}`;
    problems.push(...nameProblem(from));
    const contents = read(root, from);
    if (Buffer.isBuffer(contents)) return [{ path, contents, from }];
    problems.push(contents);
    return [];
  });
  throwIfAny(problems);
  return files;
}

function nameProblem(file: string): Problem[] {
  if (/^[\w.~/-]+$/.test(file) && !/\.(\/|$)/.test(file)) return [];
  const message = "A file's name is its address, and hosts, disks and links may spell this one differently.";
  const hint = "Rename it with plain letters, digits, hyphens and dots.";
  return [{ rule: "file-name", places: [file], message, hint }];
}

function read(root: string, file: string): Buffer | Problem {
  try {
    return linkProblem(root, file) ?? readFileSync(join(root, file));
  } catch (error) {
    const problem = diskProblem(error, root, file);
    if (problem === undefined) throw error;
    return problem;
  }
}
