import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { type Report, siteErrorOf, throwIfAny } from "../errors/site-error.ts";
import { filesBelow, linkProblem } from "../output/disk.ts";
import type { OutputFile } from "../output/output-file.ts";

/** Files that file managers leave in folders. */
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Reads the files of static/, sorted by name. Reports names that hosts, disks and links may spell differently, links and
 * unreadable files.
 */
export function collect(root: string, report: Report = throwIfAny): readonly OutputFile[] {
  const problems: Problem[] = [];
  const paths = filesBelow(join(root, "static")).filter((path) => !LITTER.test(path));
  const files = paths.flatMap((path) => {
    const from = `static/${path}`;
    problems.push(...nameProblem(from));
    try {
      const link = linkProblem(root, from);
      if (link === undefined) return [{ path, contents: readFileSync(join(root, from)), from }];
      problems.push(link);
    } catch (error) {
      problems.push(...siteErrorOf(error, root).problems);
    }
    return [];
  });
  report(problems);
  return files;
}

function nameProblem(file: string): Problem[] {
  if (/^[\w.~/-]+$/.test(file) && !/\.(\/|$)/.test(file)) return [];
  const message = "A file's name is its address, and hosts, disks and links may spell this one differently.";
  const hint = "Rename it with plain letters, digits, hyphens and dots.";
  return [{ rule: "file-name", places: [file], message, hint }];
}
