import { formatRules, type HeaderRule, headerRules, REVALIDATE } from "../hosting/headers.ts";
import { htaccess } from "../hosting/htaccess.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { foldersOf, type OutputFile } from "../output/output-file.ts";

/**
 * Tells hosts how to serve the files: `_headers` for Netlify and Cloudflare, `.htaccess` for Apache,
 * `staticwebapp.config.json` for Azure, `.nojekyll` for GitHub Pages. Other hosts ignore them.
 */
export function configure(files: readonly OutputFile[], basePath: string): readonly OutputFile[] {
  const rules = headerRules(files, basePath);
  const headers = rules[0]?.headers ?? {};
  const from = "scripts/stages/configure.ts";
  const made = {
    _headers: formatRules(rules),
    ".htaccess": htaccess({ basePath, headers, closedFolders: foldersWithoutPage(files) }),
    "staticwebapp.config.json": azure(rules, basePath),
    ".nojekyll": "",
  };
  return Object.entries(made).map(([path, contents]) => ({ path, contents, from }));
}

function azure([everywhere, ...others]: readonly HeaderRule[], basePath: string): string {
  const configuration = {
    globalHeaders: { ...everywhere?.headers, "Cache-Control": REVALIDATE },
    routes: others.map(({ path, headers }) => ({ route: path, headers })),
    responseOverrides: { 404: { rewrite: `${basePath}404.html` } },
    mimeTypes: Object.fromEntries(Object.entries(MEDIA_TYPES).map(([ending, type]) => [`.${ending}`, type])),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Folders such as "fonts", where some hosts would list the files. */
function foldersWithoutPage(files: readonly OutputFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  const folders = new Set([...paths].flatMap(foldersOf));
  return [...folders].filter((folder) => !paths.has(`${folder}/index.html`)).sort();
}
