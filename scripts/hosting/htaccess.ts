import { FOREVER, HASHED, type Headers, REVALIDATE } from "./headers.ts";
import { MEDIA_TYPES, TEXT_TYPES } from "./media-types.ts";

type ApacheSite = {
  readonly basePath: string;
  /** Sent with every answer. */
  readonly headers: Headers;
  /** Folders without a page, below the site's root: "fonts". */
  readonly closedFolders: readonly string[];
};

/**
 * Apache's `.htaccess`. Its directives are all of the class FileInfo, the least that hosts allow: one of another
 * class turns every page into a 500. So does one whose module is missing, so all but core's own ask for theirs.
 */
export function htaccess({ basePath, headers, closedFolders }: ApacheSite): string {
  return [
    `ErrorDocument 404 ${basePath}404.html`,
    `ErrorDocument 500 ${basePath}500.html`,
    "",
    "# No listings: Options -Indexes is not allowed everywhere.",
    ...ifModules(
      ["alias"],
      closedFolders.map((folder) => `RedirectMatch 404 "^${literal(basePath + folder)}/?$"`),
    ),
    "",
    ...ifModules(["headers"], headerLines(headers)),
    "",
    ...ifModules(["mime"], typeLines()),
    "",
    "# Compressed siblings go to who takes them, if the answer can say what it is and what it depends on.",
    ...ifModules(["mime", "headers", "rewrite"], siblingLines()),
    "",
  ].join("\n");
}

function headerLines(headers: Headers): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    ...filesMatch(HASHED.source, [`Header set Cache-Control "${FOREVER}"`]),
    ...filesMatch(`^(?!.*${HASHED.source})`, [`Header set Cache-Control "${REVALIDATE}"`]),
  ];
}

function typeLines(): string[] {
  return [
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`),
    "# Otherwise .br is Breton, and .gz an archive whatever stands before it.",
    "RemoveLanguage .br",
    "AddEncoding br .br",
    "AddEncoding gzip .gz",
    ...Object.entries(TEXT_TYPES).flatMap(([ending, type]) =>
      filesMatch(`\\.${ending}\\.(br|gz)$`, [`ForceType "${type}"`]),
    ),
  ];
}

function siblingLines(): string[] {
  const text = `\\.(${Object.keys(TEXT_TYPES).join("|")})`;
  return [
    ...filesMatch(`${text}(\\.(br|gz))?$`, ["Header merge Vary Accept-Encoding"]),
    "RewriteEngine On",
    "# LiteSpeed follows these rules but not all that stands around them, and compresses by itself.",
    "RewriteCond %{SERVER_SOFTWARE} !^Apache",
    "RewriteRule ^ - [L]",
    ...["br", "gzip"].flatMap((encoding) => {
      const ending = encoding === "br" ? "br" : "gz";
      const accepts = `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"`;
      return [
        accepts,
        `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
        `RewriteRule "${text}$" %{REQUEST_URI}.${ending} [L]`,
        accepts,
        `RewriteCond %{REQUEST_FILENAME}index.html.${ending} -f`,
        `RewriteRule "(^|/)$" %{REQUEST_URI}index.html.${ending} [L]`,
      ];
    }),
  ];
}

function ifModules(modules: readonly string[], lines: readonly string[]): string[] {
  return modules.reduceRight<string[]>(
    (inner, module) => [`<IfModule mod_${module}.c>`, ...indented(inner), "</IfModule>"],
    [...lines],
  );
}

function filesMatch(pattern: string, lines: readonly string[]): string[] {
  return [`<FilesMatch "${pattern}">`, ...indented(lines), "</FilesMatch>"];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function literal(path: string): string {
  return path.replace(/[^\w/-]/g, "\\$&");
}
