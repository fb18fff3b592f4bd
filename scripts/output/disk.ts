import { existsSync, lstatSync, readdirSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { Problem } from "../contract.ts";

/**
 * An error of the file system as a problem, in the system's own words; undefined for any other error, which is a fault
 * of the generator.
 * @param file what was being worked on, relative to the root, for errors that do not say
 */
export function diskProblem(error: unknown, root: string, file?: string): Problem | undefined {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) return undefined;
  const path = file ?? ("path" in error ? String(error.path) : "");
  const place = withSlashes(isAbsolute(path) ? relative(root, path) : path) || ".";
  const hint = "Check the file, its folder, their permissions and the free space, then build again.";
  return { rule: "disk-error", places: [place], message: error.message, hint };
}

/** What is below a folder, by its path from there, with forward slashes. A link is a file, whatever it leads to. */
export type Entry = { readonly path: string; readonly kind: "file" | "folder" };

/** All that is below a folder, in the same order on every system, a folder before its contents. */
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

/** A problem where a source is a link or the like, whose contents another machine may not have. */
export function linkProblem(root: string, file: string): Problem | undefined {
  if (lstatSync(join(root, file)).isFile()) return undefined;
  const message =
    "Is a link or the like, not a file. What it points to may be missing, or private, elsewhere.";
  const hint = "Put a copy of the file, or of the folder's files, in its place.";
  return { rule: "symbolic-link", places: [file], message, hint };
}

/** Only Windows separates names by backslashes; elsewhere one may be part of a name. */
function withSlashes(path: string): string {
  return path.replaceAll(sep, "/");
}
