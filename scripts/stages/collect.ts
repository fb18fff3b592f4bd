import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { diskProblem, filesBelow, linkProblem } from "../output/disk.ts";
import type { OutputFile } from "../output/output-file.ts";

/** What file managers leave in the folders that they show. */
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Brings in the files of static/, as they are, sorted by name.
 * @throws {SiteError} when a name would not be the same in every link and on every disk, when one is no file but a
 * link, which would show files of this machine or nothing on another, or when one cannot be read
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
  const message =
    "Its name becomes its address, and hosts, disks and links would spell this one differently.";
  return [
    {
      rule: "file-name",
      places: [file],
      message,
      hint: "Rename it with plain letters, digits, hyphens and dots.",
    },
  ];
}

function read(root: string, file: string): Buffer | Problem {
  const link = linkProblem(root, file);
  if (link) return link;
  try {
    return readFileSync(join(root, file));
  } catch (error) {
    const problem = diskProblem(error, root, file);
    if (problem === undefined) throw error;
    return problem;
  }
}
