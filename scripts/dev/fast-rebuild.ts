import type { HtmlFile } from "../output/output-file.ts";
import { type Assets, bundle } from "../stages/bundle.ts";
import { pageSource } from "../stages/discover.ts";
import { load, type Site } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";

/** Makes the pages of these files anew ("pages/prices.tsx"), after these paths have changed. */
export type FastRebuild = (
  files: readonly string[],
  changed: readonly string[],
) => Promise<readonly HtmlFile[]>;

type Made = { readonly files: string; readonly site: Site; readonly assets: Assets };

/**
 * Makes a few pages alone, unchecked and mostly of what was made for the last look, which takes a fraction of the time
 * that the whole site does. The whole is made right after it, so this gives no page where it is not sure.
 */
export function createFastRebuild(root: string): FastRebuild {
  let last: Made | undefined;
  return async (files, changed) => {
    const kept = last;
    last = undefined;
    // A page may need the new file, which is shown with the whole.
    if (files.length === 0 || changed.some((path) => path.startsWith("static/"))) return [];
    try {
      last = await make(root, files, changed, kept);
      return render(last.site, last.assets).map(secure);
    } catch {
      return []; // making the whole finds that too, and everything else
    }
  };
}

async function make(
  root: string,
  files: readonly string[],
  changed: readonly string[],
  kept: Made | undefined,
): Promise<Made> {
  const all = (ending: string) => changed.every((path) => path.endsWith(ending));
  const [site, assets] = await Promise.all([
    all(".css") && kept?.files === files.join() ? kept.site : load(root, files.map(pageSource)),
    all(".tsx") && kept ? kept.assets : bundle(root),
  ]);
  return { files: files.join(), site, assets };
}
