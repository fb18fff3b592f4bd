import type { Todo } from "./contract.ts";
import type { OutputFile } from "./output.ts";
import { failOn } from "./problems.ts";
import { announce } from "./stages/announce.ts";
import { bundle } from "./stages/bundle.ts";
import { check } from "./stages/check.ts";
import { collect } from "./stages/collect.ts";
import { configure } from "./stages/configure.ts";
import { discover } from "./stages/discover.ts";
import { load } from "./stages/load.ts";
import { minify } from "./stages/minify.ts";
import { render } from "./stages/render.ts";
import { secure } from "./stages/secure.ts";

/** The finished site, and what must still be done before it goes live. */
export type MadeSite = { readonly files: readonly OutputFile[]; readonly todos: readonly Todo[] };

/**
 * Makes the whole site in memory: page files in, output files out. Nothing is written.
 * @throws {SiteError} with everything that is wrong
 */
export async function makeSite(root: string): Promise<MadeSite> {
  const site = await load(root, discover(root));
  const assets = await bundle(root, site.pages);
  const pages = (await Promise.all(render(site, assets).map(minify))).map(secure);
  const content = [...pages, ...announce(site.pages, site.data), ...site.data.files, ...collect(root)];
  const files = [...content, ...configure(content, site.data.basePath)];
  failOn(check(files, site.data));
  return { files, todos: site.data.todos };
}
