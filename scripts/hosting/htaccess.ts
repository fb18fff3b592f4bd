import { FOREVER, HASHED, type Headers, REVALIDATE } from "./headers.ts";
import { MEDIA_TYPES, TEXT_TYPES } from "./media-types.ts";

type ApacheSite = {
  readonly basePath: string;
  /** Sent with every response. */
  readonly headers: Headers;
  /** Folders without a page, below the site's root: "fonts". */
  readonly closedFolders: readonly string[];
};

/**
 * Apache's `.htaccess`. It uses only FileInfo directives, which most hosts allow: a directive of another class, or of a
 * missing module, would make every page a 500.
 */
export function htaccess({ basePath, headers, closedFolders }: ApacheSite): string {
  const closed = closedFolders.map(
    (folder) => `RedirectMatch 404 "^${(basePath + folder).replace(/[^\w/-]/g, "\\$&")}/?$"`,
  );
  const set = Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`);
  const forced = Object.entries(TEXT_TYPES).map(
    ([ending, type]) => `<FilesMatch "\\.${ending}\\.(br|gz)$">\n    ForceType "${type}"\n  </FilesMatch>`,
  );
  return `ErrorDocument 404 ${basePath}404.html
ErrorDocument 500 ${basePath}500.html

# No listings: Options -Indexes is not allowed everywhere.
<IfModule mod_alias.c>
  ${closed.join("\n  ")}
</IfModule>

<IfModule mod_headers.c>
  ${set.join("\n  ")}
  <FilesMatch "${HASHED.source}">
    Header set Cache-Control "${FOREVER}"
  </FilesMatch>
  <FilesMatch "^(?!.*${HASHED.source})">
    Header set Cache-Control "${REVALIDATE}"
  </FilesMatch>
</IfModule>

<IfModule mod_mime.c>
  ${types.join("\n  ")}
  # Otherwise .br means Breton, and .gz an archive.
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
  ${forced.join("\n  ")}
</IfModule>

${variantRules()}`;
}

/** The rules that send the compressed variants. */
function variantRules(): string {
  const text = `\\.(${Object.keys(TEXT_TYPES).join("|")})`;
  const accepts = (encoding: string) =>
    String.raw`RewriteCond %{HTTP:Accept-Encoding} "\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))"`;
  return `# Send compressed variants to clients that accept them, but only with the right type and Vary.
<IfModule mod_mime.c>
  <IfModule mod_headers.c>
    <IfModule mod_rewrite.c>
      <FilesMatch "${text}(\\.(br|gz))?$">
        Header merge Vary Accept-Encoding
      </FilesMatch>
      RewriteEngine On
      # LiteSpeed follows these rules but not all directives around them, and compresses by itself.
      RewriteCond %{SERVER_SOFTWARE} !^Apache
      RewriteRule ^ - [L]
      ${accepts("br")}
      RewriteCond %{REQUEST_FILENAME}.br -f
      RewriteRule "${text}$" %{REQUEST_URI}.br [L]
      ${accepts("br")}
      RewriteCond %{REQUEST_FILENAME}index.html.br -f
      RewriteRule "(^|/)$" %{REQUEST_URI}index.html.br [L]
      ${accepts("gzip")}
      RewriteCond %{REQUEST_FILENAME}.gz -f
      RewriteRule "${text}$" %{REQUEST_URI}.gz [L]
      ${accepts("gzip")}
      RewriteCond %{REQUEST_FILENAME}index.html.gz -f
      RewriteRule "(^|/)$" %{REQUEST_URI}index.html.gz [L]
    </IfModule>
  </IfModule>
</IfModule>
`;
}
