/** Types of files that compress well, and of others that old hosts may not know, by extension. */
export const COMPRESSED_TYPES = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  ico: "image/vnd.microsoft.icon",
  xml: "application/xml",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
} as const;

const OTHER_TYPES = { avif: "image/avif", woff2: "font/woff2" };
export const MEDIA_TYPES: Readonly<Record<string, string>> = { ...COMPRESSED_TYPES, ...OTHER_TYPES };
