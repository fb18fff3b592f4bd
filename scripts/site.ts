import { type Time, untimed } from "./build/timings.ts";
import type { Todo } from "./contract.ts";
import { settleAll, throwIfAny } from "./errors/site-error.ts";
import type { OutputFile } from "./output/output-file.ts";
import { announce } from "./stages/announce.ts";
import { bundle } from "./stages/bundle.ts";
import { check } from "./stages/check.ts";
import { collect } from "./stages/collect.ts";
import { configure } from "./stages/configure.ts";
import { discover } from "./stages/discover.ts";
import { load } from "./stages/load.ts";
import { minifyAll } from "./stages/minify.ts";
import { render } from "./stages/render.ts";
import { secure } from "./stages/secure.ts";

/** The finished site, and what must still be done before it goes live. */
export type MadeSite = { readonly files: readonly OutputFile[]; readonly todos: readonly Todo[] };

type MakeOptions = {
  /** false: pages as React writes them. They mean the same, and take half the time to make. */
  readonly minified?: boolean;
  readonly time?: Time;
};

/**
 * Makes the whole site in memory: page files in, output files out. Nothing is written.
 * @throws {SiteError} with everything that is wrong
 */
export async function makeSite(
  root: string,
  { minified = true, time = untimed }: MakeOptions = {},
): Promise<MadeSite> {
  const sources = time("discover", () => discover(root));
  const [site, assets] = await settleAll(
    time("load", () => load(root, sources)),
    time("bundle", () => bundle(root)),
  );
  const rendered = time("render", () => render(site, assets));
  const pages = minified ? await time("minify", () => minifyAll(rendered)) : rendered;
  const content = time("assemble", () => [
    ...pages.map(secure),
    ...announce(site.pages, site.data),
    ...site.data.files,
    ...collect(root),
  ]);
  const files = [...content, ...configure(content, site.data.basePath)];
  throwIfAny(time("check", () => check(files, site.data)));
  return { files, todos: site.data.todos };
}
