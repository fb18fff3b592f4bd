import { FOREVER, type HeaderMap, REVALIDATE } from "./headers.ts";
import { MEDIA_TYPES, TEXT_TYPES } from "./media-types.ts";

const TEXT = `\\.(${Object.keys(TEXT_TYPES).join("|")})`;

const VARIANTS = `\
# Send compressed variants to clients that accept them, but only with the right type and Vary.
<IfModule mod_mime.c>
  <IfModule mod_headers.c>
    <IfModule mod_rewrite.c>
      <FilesMatch "${TEXT}(\\.(br|gz))?$">
        Header merge Vary Accept-Encoding
      </FilesMatch>
      RewriteEngine On
      # LiteSpeed follows these rules but not all directives around them, and compresses by itself.
      RewriteCond %{SERVER_SOFTWARE} !^Apache
      RewriteRule ^ - [L]
      ${variantRules("br", "br")}
      ${variantRules("gzip", "gz")}
    </IfModule>
  </IfModule>
</IfModule>
`;

/**
 * Apache's `.htaccess`: headers for every response, and folders without a page, such as "assets/". Uses only
 * FileInfo directives, which most hosts allow: another, or a missing module, would make every page a 500.
 */
export function htaccess(basePath: string, headers: HeaderMap, closed: readonly string[]): string {
  const escaped = closed.map((folder) => (basePath + folder).replace(/[^\w/-]/g, "\\$&"));
  const forced = Object.entries(TEXT_TYPES).map(
    ([ending, type]) => `<FilesMatch "\\.${ending}\\.(br|gz)$">\n    ForceType "${type}"\n  </FilesMatch>`,
  );
  const lines = (each: readonly string[]) => each.join("\n  ");
  return `ErrorDocument 404 ${basePath}404.html
ErrorDocument 500 ${basePath}500.html

# No listings: Options -Indexes is not allowed everywhere.
<IfModule mod_alias.c>
  ${lines(escaped.map((folder) => `RedirectMatch 404 "^${folder}?$"`))}
</IfModule>

<IfModule mod_headers.c>
  ${lines(Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`))}
  Header set Cache-Control "${REVALIDATE}"
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^${basePath}assets/" forever
    Header set Cache-Control "${FOREVER}" env=forever
  </IfModule>
</IfModule>

<IfModule mod_mime.c>
  ${lines(Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`))}
  # Otherwise .br means Breton, and .gz an archive.
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
  ${lines(forced)}
</IfModule>

${VARIANTS}`;
}

/** Sends a variant instead of a file or of a folder's page. */
function variantRules(encoding: string, ending: string): string {
  const accepts = `"\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"`;
  const rules = [`${TEXT}$`, "(^|/)$"].map((path, index) => {
    const variant = `${index === 0 ? "" : "index.html"}.${ending}`;
    return `RewriteCond %{HTTP:Accept-Encoding} ${accepts}
      RewriteCond %{REQUEST_FILENAME}${variant} -f
      RewriteRule "${path}" %{REQUEST_URI}${variant} [L]`;
  });
  return rules.join("\n      ");
}
