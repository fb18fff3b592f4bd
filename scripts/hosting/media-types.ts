import { extname } from "node:path";

/** Kinds of file that compress well, by the ending of their names; a compressed sibling is sent as the same type. */
export const TEXT_TYPES = {
  html: "text/html; charset=utf-8",
  svg: "image/svg+xml",
  ico: "image/vnd.microsoft.icon",
  xml: "application/xml",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
} as const;

/** Every kind of file whose type an old host may not know, or know otherwise. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = { ...TEXT_TYPES, woff2: "font/woff2" };

/** The type of a file, by its name; undefined for a kind that every host knows. */
export function mediaType(path: string): string | undefined {
  return MEDIA_TYPES[extname(path).slice(1)];
}
