import { all, throwIfAny } from "./errors/site-error.ts";
import { isPage, type OutputFile } from "./output-file.ts";
import { withBasePath } from "./stages/base-path.ts";
import { bundle } from "./stages/bundle.ts";
import { check } from "./stages/check.ts";
import { collect } from "./stages/collect.ts";
import { configure } from "./stages/configure.ts";
import { load } from "./stages/load.ts";
import { minify } from "./stages/minify.ts";
import { withPhotographs } from "./stages/photographs.ts";
import { render } from "./stages/render.ts";
import { secure } from "./stages/secure.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";

/** Makes the whole site in memory. The checks read addresses as authors wrote them, without the base path. */
export async function makeSite(root: string) {
  const [site, assets, copied] = await all([load(root), bundle(root), collect(root)]);
  const rendered = render(site, assets);
  const { pages, photographs, warnings } = await withPhotographs(rendered.pages, root);
  const minified = await minify(pages);
  const content = [...minified, ...sitemapAndRobots(site), ...site.files, ...copied, ...photographs];
  const files = [...content, ...configure(content, site.basePath)];
  throwIfAny([...site.strays, ...rendered.ineffective, ...check(files, site)]);
  const finish = (file: OutputFile) => (isPage(file) ? secure(withBasePath(file, site.basePath)) : file);
  return { ...site, files: files.map(finish), warnings };
}

/** The site's own error page, if it can be made while others can't. Checks nothing. */
export async function makeErrorPage(root: string): Promise<OutputFile | undefined> {
  try {
    const [site, assets] = await all([load(root, "pages/500.tsx"), bundle(root)]);
    return render(site, assets).pages.map((page) => secure(withBasePath(page, site.basePath)))[0];
  } catch {
    return undefined;
  }
}
