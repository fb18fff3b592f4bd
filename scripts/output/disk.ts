import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { Problem } from "../contract.ts";

type Fault = Pick<Problem, "message" | "hint">;

const NOT_ALLOWED: Fault = {
  message: "This user may not read or change it, or the folder it is in.",
  hint: "Give this user the right to both, or build as the user who has it.",
};
const NOT_A_FOLDER: Fault = {
  message: "Is a file, or in one, where a folder should be.",
  hint: "Move it away or remove it.",
};

/** The errors of a disk that people can mend, by their codes. */
const FAULTS: Readonly<Record<string, Fault>> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: { message: "Is on a disk that can only be read.", hint: "Build on a disk that can be written." },
  ENOSPC: { message: "Does not fit: the disk is full.", hint: "Free some space and build again." },
  EDQUOT: { message: "Does not fit into this user's share of the disk.", hint: "Free some space." },
  EFBIG: { message: "Is larger than a file may be here.", hint: "Raise the limit: ulimit -f unlimited" },
  EMFILE: { message: "Is one open file too many.", hint: "Close other programs, or: ulimit -n 4096" },
  ENOENT: { message: "Is gone, or is a link that leads nowhere.", hint: "Build again, or remove the link." },
  ELOOP: { message: "Is a link that leads round in a circle.", hint: "Remove the link." },
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  EISDIR: { message: "Is a folder, where a file should be.", hint: "Move it away or remove it." },
};

/**
 * An error of the disk as a problem that a person can mend; undefined for any other error, which is our own fault.
 * @param file what was being worked on, relative to the root, for errors that do not say
 */
export function diskProblem(error: unknown, root: string, file?: string): Problem | undefined {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) return undefined;
  const path = file ?? ("path" in error ? String(error.path) : "");
  const place = withSlashes(isAbsolute(path) ? relative(root, path) : path);
  const fault = FAULTS[String(error.code)] ?? {
    message: `The disk reports: ${error.message}.`,
    hint: "See to that, then build again.",
  };
  return { rule: "disk-error", places: [place || "."], ...fault };
}

/** What is below a folder, by its path from there, with forward slashes. A link is a file, whatever it leads to. */
export type Entry = { readonly path: string; readonly kind: "file" | "folder" };

/** The paths of all files below a folder, as `entriesBelow` gives them. */
export function filesBelow(folder: string): readonly string[] {
  return entriesBelow(folder)
    .filter(({ kind }) => kind === "file")
    .map(({ path }) => path);
}

/** What is wrong with a file of the sources that is no file, whose contents another machine may not have. */
export function linkProblem(root: string, file: string): Problem | undefined {
  if (lstatSync(join(root, file)).isFile()) return undefined;
  const message =
    "Is a link or the like, not a file. What it points to may be missing, or private, elsewhere.";
  return {
    rule: "symbolic-link",
    places: [file],
    message,
    hint: "Put a copy of the file, or of the folder's files, in its place.",
  };
}

/**
 * All that is below a folder, sorted: on every system the same, and a folder before what is in it. One that is not
 * there holds nothing.
 */
export function entriesBelow(folder: string): readonly Entry[] {
  return read(folder)
    .map(
      (entry): Entry => ({
        path: withSlashes(relative(folder, join(entry.parentPath, entry.name))),
        kind: entry.isDirectory() ? "folder" : "file",
      }),
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Only Windows parts names by backslashes; elsewhere one may be part of a name. */
function withSlashes(path: string): string {
  return path.replaceAll(sep, "/");
}

function read(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
