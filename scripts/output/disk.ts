import { existsSync, lstatSync, readdirSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { Problem } from "../contract.ts";

/**
 * A file-system error as a problem, with the system's message; undefined for other errors, which are bugs in the
 * generator.
 * @param file the current file, relative to the root, for errors that don't name one
 */
export function diskProblem(error: unknown, root: string, file?: string): Problem | undefined {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) return undefined;
  const path = file ?? ("path" in error ? String(error.path) : "");
  const place = withSlashes(isAbsolute(path) ? relative(root, path) : path) || ".";
  const hint = "Check the file, its folder, their permissions and the free space, then build again.";
  return { rule: "disk-error", places: [place], message: error.message, hint };
}

/** The contents of a folder, by path from there, with forward slashes. Links count as files. */
export type Entry = { readonly path: string; readonly kind: "file" | "folder" };

/** Everything below a folder, in the same order on every system, folders before their contents. */
export function entriesBelow(folder: string): readonly Entry[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry): Entry => {
      const path = withSlashes(relative(folder, join(entry.parentPath, entry.name)));
      return { path, kind: entry.isDirectory() ? "folder" : "file" };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The paths of all files below a folder, as `entriesBelow` returns them. */
export function filesBelow(folder: string): readonly string[] {
  return entriesBelow(folder).flatMap(({ path, kind }) => (kind === "file" ? path : []));
}

/** A problem if a source isn't a regular file, such as a link: other machines may lack its target. */
export function linkProblem(root: string, file: string): Problem | undefined {
  if (lstatSync(join(root, file)).isFile()) return undefined;
  const message = "This is not a regular file. If it is a link, other machines may lack its target.";
  const hint = "Replace it with a copy of the file, or of the folder's files.";
  return { rule: "symbolic-link", places: [file], message, hint };
}

/** Only Windows separates names with backslashes; elsewhere they may be part of a name. */
function withSlashes(path: string): string {
  return path.replaceAll(sep, "/");
}
