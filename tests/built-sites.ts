import { exec } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import glob from "fast-glob";
import sharp from "sharp";
import { root } from "./root.ts";

/** The frozen sets of facts in tests/facts/: none that is optional, the usual ones, and all. */
export const factSets = ["least", "usual", "most"] as const;

type FactSet = (typeof factSets)[number];

/** A copy of the project with these facts, or with the usual ones and a landscape beside a portrait; the tests' set-up builds it. */
export const siteOf = (name: FactSet | "photographs") => join(root, ".cache/sites", name);

/** What `npm run build` makes of it. */
export const distOf = (name: FactSet | "photographs") => join(siteOf(name), "dist");

const picture = (height: number) =>
  sharp({ create: { width: 1300, height, channels: 3, background: "#7a5230" } })
    .jpeg()
    .toBuffer();
const landscape = await picture(867);

/** Copies the project into a folder, with these facts for the real ones, and one photograph for all of the owner's. */
function copySite(facts: FactSet, folder: string): void {
  for (const part of ["components", "data", "pages", "static", "scripts", "package.json", "tsconfig.json"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  cpSync(join(root, "tests/facts", facts), join(folder, "data"), { recursive: true });
  const photographs = glob.sync("data/photographs/**", { cwd: folder, absolute: true });
  for (const file of photographs) writeFileSync(file, landscape);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
}

/** Builds the site with each set of facts and with photographs, from the sources as they are now. */
export async function buildSites(): Promise<void> {
  const build = async (name: FactSet | "photographs") => {
    const folder = siteOf(name);
    rmSync(folder, { recursive: true, force: true });
    copySite(name === "photographs" ? "usual" : name, folder);
    if (name === "photographs") await addPhotographs(folder);
    const option = name === "usual" ? "" : "-- --no-compress";
    await promisify(exec)(`npm run build ${option}`, { cwd: folder });
  };
  await Promise.all([...factSets, "photographs" as const].map(build));
}

async function addPhotographs(folder: string): Promise<void> {
  mkdirSync(join(folder, "data/photographs"), { recursive: true });
  for (const [name, file] of Object.entries({ before: landscape, after: await picture(1733) })) {
    writeFileSync(join(folder, `data/photographs/${name}.jpg`), file);
    const shows = `The water in the flush pump ${name} the work`;
    const lines = `file = "${name}.jpg"\nshows = "${shows}"\ncaption = "The pump, ${name} the work"\n`;
    appendFileSync(join(folder, "data/owner.toml"), `\n[[photograph]]\n${lines}`);
  }
}

type WhenDone = (remove: () => void) => void;

/** A new empty folder, removed when the test or its file ends: `temporaryFolder(afterAll)`. */
export function temporaryFolder(whenDone: WhenDone, prefix = "site-"): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the project with these facts, removed in the same way. */
export function temporaryCopy(facts: FactSet, whenDone: WhenDone): string {
  const folder = temporaryFolder(whenDone);
  copySite(facts, folder);
  return folder;
}
