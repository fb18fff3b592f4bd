import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { root } from "../root.ts";
import { run } from "./run.ts";

/** Where to find a program in Debian. */
export type DebianProgram = {
  /** All packages with its files. Missing dependencies are added. */
  readonly packages: readonly string[];
  /** Its path below the root: "usr/sbin/nginx". */
  readonly path: string;
  /** Other files that it needs. */
  readonly files?: readonly string[];
};

/** Where the packages' files are, and the environment variables that programs need to run from there. */
type DebianFiles = { readonly root: string; readonly env: Readonly<Record<string, string>> };

export type Program = DebianFiles & { readonly path: string };

/** The programs with these names on PATH, in the order of the names. */
export function onPath(names: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** The machine's program, or else Debian's. @throws if there is neither */
export async function findProgram({ packages, path, files = [] }: DebianProgram): Promise<Program> {
  const [present] = [join("/", path), ...onPath([basename(path)])].filter(existsSync);
  if (present && files.every((file) => existsSync(join("/", file)))) {
    return { path: present, root: "/", env: {} };
  }
  const debian = await provideDebian(packages);
  const missing = [path, ...files].find((file) => !existsSync(join(debian.root, file)));
  if (missing) throw new Error(`Debian's ${packages.join(", ")} came without ${missing}`);
  return { ...debian, path: join(debian.root, path) };
}

/** Installs packages if root in CI; otherwise unpacks them, so that the machine stays unchanged. */
export async function provideDebian(packages: readonly string[]): Promise<DebianFiles> {
  const isInstalled = process.env.CI === "true" && process.getuid?.() === 0;
  const folder = unpackFolder(packages);
  if (isInstalled || !existsSync(folder)) {
    await run("apt-get", ["--version"]);
    mkdirSync(dirname(folder), { recursive: true });
    // Test files run in parallel, but must not install the same package at the same time.
    const args = ["sh", "-ec", APT + (isInstalled ? INSTALL : UNPACK), folder, ...packages];
    await run("flock", [dirname(folder), ...args], { minutes: 15 });
  }
  return isInstalled ? { root: "/", env: {} } : { root: folder, env: variables(folder) };
}

/** The folder of packages that are unpacked together. */
export const unpackFolder = (packages: readonly string[]) => join(root, ".cache/debian", packages.join("+"));

function variables(folder: string): DebianFiles["env"] {
  const libraries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^lib.*\.so\b/.test(name))
    .map(({ parentPath }) => parentPath);
  const fonts = join(folder, "etc/fonts");
  return {
    LD_LIBRARY_PATH: [...new Set(libraries)].join(":"),
    // A machine without fonts uses those from the packages.
    ...(existsSync(fonts) && { FONTCONFIG_PATH: fonts, XDG_DATA_HOME: join(folder, "usr/share") }),
  };
}

const APT = `
export DEBIAN_FRONTEND=noninteractive
apt() { apt-get -o Acquire::Retries=2 -o DPkg::Lock::Timeout=300 "$@"; }
`;

/** Packages ask policy-rc.d whether to start their services; 101 means no. */
const INSTALL = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap "rm $policy" EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod +x $policy
fi
apt update
apt install --yes --no-install-recommends "$@"
`;

/**
 * Downloads packages using its own lists: the machine's may be old, and only root may update them. As root, apt would
 * download as a user who can't enter the folder ("Sandbox"). Unpacks packages even if they are installed
 * ("--reinstall"), but dependencies only if they aren't. The folder appears only when complete.
 */
const UNPACK = `
if [ -e "$0" ]; then exit; fi
staging=$(mktemp -d "$0.XXXXXX")
trap 'rm -rf "$staging"' EXIT
cd "$staging"
mkdir lists
own() { apt -o Dir::State::Lists=$PWD/lists -o Dir::Cache=$PWD/cache -o APT::Sandbox::User=root "$@"; }
own update
own install --simulate --reinstall --no-install-recommends "$@" > steps
# "Inst nginx [1.22.0-1] (1.22.1-9 Debian:12/stable [amd64])", the version in brackets where it is installed.
own download $(sed -nE 's/^Inst (\\S+) (\\[\\S+\\] )?\\((\\S+).*/\\1=\\3/p' steps)
for file in *.deb; do dpkg --extract "$file" root; done
mv root "$0"
`;
