import { createHash } from "node:crypto";
import { inspect } from "node:util";
import type { Problem } from "../contract.ts";
import { locate, problemsText } from "../errors/locate.ts";
import { messageOf, toProblems } from "../errors/site-error.ts";
import type { OutputFile } from "../output-file.ts";
import { type Addition, makeErrorPage, makeSite, type Site } from "../site.ts";
import { parse, serialise } from "../tree.ts";

const PLAIN = '<!doctype html><html lang="en"><title>Error</title><h1>Unexpected Application Error!</h1>';

export type LiveSite = {
  /** The last site without mistakes, and a hash of it. */
  readonly site?: Site;
  readonly version: string;
  /** The mistakes of the newest site, as text; empty if there are none. */
  readonly problems: string;
  /** Stands for every page while there is no site. */
  readonly errorPage: OutputFile;
};

/** Before the first build. */
export function noSite(add: Addition): LiveSite {
  const tree = parse(PLAIN);
  add(tree);
  return { version: "", problems: "", errorPage: { path: "500.html", contents: serialise(tree), from: "" } };
}

/** Builds the site again, and prints what happened. */
export async function nextSite(root: string, last: LiveSite, add: Addition): Promise<LiveSite> {
  const started = performance.now();
  try {
    const site = await makeSite(root, add);
    const hash = createHash("sha256");
    for (const { path, contents } of site.files) hash.update(path).update(contents);
    const time = `The site was built in ${(performance.now() - started).toFixed()} ms.`;
    console.log(problemsText(locate(site.warnings, root)) + time);
    return { ...last, site, version: hash.digest("hex"), problems: "" };
  } catch (error) {
    const problems = problemsText(locate(problemsIn(error), root));
    console.error(problems);
    const errorPage = last.site ? undefined : await makeErrorPage(root, add);
    return { ...last, problems, errorPage: errorPage ?? last.errorPage };
  }
}

function problemsIn(error: unknown): readonly Problem[] {
  try {
    return toProblems(error);
  } catch {
    const message = `The generator itself failed: ${messageOf(error)}`;
    return [{ file: "scripts/", message, hint: inspect(error) }];
  }
}
