import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import { alone } from "./alone.ts";
import { run } from "./run.ts";

/** Where the files of packages are, and the variables that their programs need to run from there. */
export type DebianFiles = { readonly root: string; readonly env: Readonly<Record<string, string>> };

/** Debian's packages: installed in continuous integration, unpacked on a person's machine, which stays as it is. */
export async function provideDebian(packages: readonly string[]): Promise<DebianFiles> {
  if (process.env.CI !== "true" || process.getuid?.() !== 0) return unpackDebian(packages);
  await installDebian(packages);
  return { root: "/", env: {} };
}

/** Installs packages without starting the services in them; needs root. */
export async function installDebian(packages: readonly string[]): Promise<void> {
  await run("apt-get", ["--version"]);
  await alone("/var/lib/dpkg", async () => {
    const allowServices = await forbidServices();
    try {
      await apt(["update"]);
      await apt(["install", "--yes", "--no-install-recommends", ...packages]);
    } finally {
      await allowServices();
    }
  });
}

/** Unpacks packages, and those that they need and the machine lacks, below .cache/; needs no root. */
export async function unpackDebian(packages: readonly string[], folder = unpackFolder(packages)) {
  await run("apt-get", ["--version"]);
  await mkdir(dirname(folder), { recursive: true });
  await alone(dirname(folder), () => (existsSync(folder) ? Promise.resolve() : unpack(packages, folder)));
  return unpackedDebian(packages, folder);
}

/** What `unpackDebian` unpacked earlier. @throws when that is nothing */
export function unpackedDebian(packages: readonly string[], folder = unpackFolder(packages)): DebianFiles {
  if (!existsSync(folder)) throw new Error(`nothing in ${folder}`);
  const libraries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^lib.*\.so\b/.test(name))
    .map(({ parentPath }) => parentPath);
  return { root: folder, env: { LD_LIBRARY_PATH: [...new Set(libraries)].join(":") } };
}

/** Where packages are unpacked together. */
export const unpackFolder = (packages: readonly string[]) => join(root, ".cache/debian", packages.join("+"));

/** The folder appears at the end and whole, so an unpacking that was broken off is begun anew. */
async function unpack(packages: readonly string[], folder: string): Promise<void> {
  const staging = await mkdtemp(`${folder}.`);
  const downloads = join(staging, "downloads");
  try {
    await mkdir(downloads);
    await download(packages, staging, downloads);
    for (const file of await readdir(downloads)) {
      await run("dpkg", ["--extract", join(downloads, file), join(staging, "root")]);
    }
    await rename(join(staging, "root"), folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Package lists of its own: the machine's may be missing or old, and only root may renew them. */
async function download(packages: readonly string[], staging: string, downloads: string): Promise<void> {
  const lists = join(staging, "lists");
  await mkdir(lists);
  // Sandbox: as root, apt would download as a user who cannot enter the folder.
  const own = {
    "Dir::State::Lists": lists,
    "Dir::Cache": join(staging, "cache"),
    "APT::Sandbox::User": "root",
  };
  const options = Object.entries(own).flatMap(([key, value]) => ["-o", `${key}=${value}`]);
  await apt([...options, "update"]);
  // --reinstall: the packages asked for are unpacked even where they are installed.
  const simulation = ["install", "--simulate", "--reinstall", "--no-install-recommends", ...packages];
  const steps = await apt([...options, ...simulation]);
  // "Inst nginx [1.22.0-1] (1.22.1-9 Debian:12/stable [amd64])", the version in brackets where it is installed.
  const wanted = [...steps.matchAll(/^Inst (\S+) (?:\[\S+\] )?\((\S+)/gm)];
  await apt([...options, "download", ...wanted.map(([, name, version]) => `${name}=${version}`)], downloads);
}

function apt(args: readonly string[], folder?: string): Promise<string> {
  const patience = ["-o", "Acquire::Retries=2", "-o", "DPkg::Lock::Timeout=300"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  return run("apt-get", [...patience, ...args], { minutes: 10, env, ...(folder && { folder }) });
}

/** Packages ask this program whether they may start their services: 101 is no. Gives what takes the ban back. */
async function forbidServices(): Promise<() => Promise<void>> {
  const policy = "/usr/sbin/policy-rc.d";
  if (existsSync(policy)) return () => Promise.resolve();
  await writeFile(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  return () => rm(policy, { force: true });
}
