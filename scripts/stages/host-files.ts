import { FOREVER, formatRules, type HeaderMap, REVALIDATE, securityHeaders } from "../hosting/headers.ts";
import { COMPRESSED_TYPES, MEDIA_TYPES } from "../hosting/media-types.ts";
import { type OutputFile, textFile } from "../output-file.ts";
import { foldersOf } from "../paths.ts";

/** Tells hosts how to serve the files: Netlify and Cloudflare, Apache, GitHub Pages. */
export function hostFiles(files: readonly OutputFile[], basePath: string): readonly OutputFile[] {
  const headers = securityHeaders(basePath);
  const paths = new Set(files.map(({ path }) => path));
  // Folders without a page, which some hosts would list, such as "assets".
  const folders = new Set([...paths].flatMap(foldersOf));
  const closed = [...folders].filter((folder) => !paths.has(`${folder}index.html`));
  const from = "scripts/stages/host-files.ts";
  return [
    textFile("_headers", formatRules(basePath, headers), from),
    textFile(".htaccess", htaccess(basePath, headers, closed.sort()), from),
    textFile(".nojekyll", "", from),
  ];
}

/**
 * Apache's `.htaccess`: error pages, headers, media types, compression, and folders without a page, such as
 * "assets/". Uses only FileInfo directives, which most hosts allow: another, or a missing module, would make
 * every page a 500.
 */
function htaccess(basePath: string, headers: HeaderMap, closed: readonly string[]): string {
  const escaped = closed.map((folder) => (basePath + folder).replace(/[^\w/-]/g, "\\$&"));
  const lines = (each: readonly string[]) => each.join("\n  ");
  const compressed = Object.values(COMPRESSED_TYPES).map((type) => type.replace(/;.*/, ""));
  return `ErrorDocument 404 ${basePath}404.html
ErrorDocument 500 ${basePath}500.html

# No listings: Options -Indexes is not allowed everywhere.
<IfModule mod_alias.c>
  ${lines(escaped.map((folder) => `RedirectMatch 404 "^${folder}?$"`))}
</IfModule>

<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^${basePath}assets/" forever
  <IfModule mod_brotli.c>
    SetEnvIf Accept-Encoding "\\bbr\\b" no-gzip
  </IfModule>
</IfModule>

<IfModule mod_headers.c>
  ${lines(Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`))}
  Header set Cache-Control "${REVALIDATE}"
  Header set Cache-Control "${FOREVER}" env=forever
</IfModule>

<IfModule mod_mime.c>
  ${lines(Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`))}
</IfModule>

# Apache doesn't recognise the ETags of pages that it has compressed; Last-Modified gives the 304.
FileETag None
<IfModule mod_filter.c>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${compressed.join(" ")}
  </IfModule>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${compressed.join(" ")}
  </IfModule>
</IfModule>
`;
}
