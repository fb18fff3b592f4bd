import { formatRules, securityHeaders } from "../hosting/headers.ts";
import { htaccess } from "../hosting/htaccess.ts";
import { foldersOf, type OutputFile, textFile } from "../output-file.ts";

/** Tells hosts how to serve the files: Netlify and Cloudflare, Apache, GitHub Pages. */
export function hostFiles(files: readonly OutputFile[], basePath: string): readonly OutputFile[] {
  const headers = securityHeaders(basePath);
  const paths = files.map(({ path }) => path);
  // Folders without a page, which some hosts would list, such as "assets".
  const isClosed = (folder: string) => !paths.includes(`${folder}index.html`);
  const closed = [...new Set(paths.flatMap(foldersOf))].filter(isClosed);
  const from = "scripts/stages/host-files.ts";
  return [
    textFile("_headers", formatRules(basePath, headers), from),
    textFile(".htaccess", htaccess(basePath, headers, closed.sort()), from),
    textFile(".nojekyll", "", from),
  ];
}
