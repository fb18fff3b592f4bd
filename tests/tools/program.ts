import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { type DebianFiles, provideDebian } from "./debian.ts";
import { onPath } from "./on-path.ts";

/** Where in Debian a program comes from. */
export type DebianProgram = {
  /** All that hold files of it: where they are unpacked, what they depend on may stay in the system's place. */
  readonly packages: readonly string[];
  /** Its place below the root: "usr/sbin/nginx". */
  readonly path: string;
  /** What else of the packages must be there for one that is present to be of use. */
  readonly files?: readonly string[];
};

export type Program = DebianFiles & { readonly path: string };

/** The program that is on PATH, or else Debian's. @throws when neither can be had */
export async function findProgram({ packages, path, files = [] }: DebianProgram): Promise<Program> {
  const [present] = onPath([basename(path)]);
  if (present && files.every((file) => existsSync(join("/", file)))) {
    return { path: present, root: "/", env: {} };
  }
  const debian = await provideDebian(packages);
  const missing = [path, ...files].find((file) => !existsSync(join(debian.root, file)));
  if (missing) throw new Error(`Debian's ${packages.join(", ")} came without ${missing}`);
  return { ...debian, path: join(debian.root, path) };
}
