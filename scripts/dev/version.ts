import { createHash } from "node:crypto";

/** The parts of a page: its main element and its styles, which can be replaced while it is open, and the rest. */
export type Parts = { readonly rest: string; readonly main: string; readonly styles: readonly string[] };

const STYLE = /(<style\b[^>]*>)(.*?)<\/style>/gs;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/; // derived from the styles and scripts

export function partsOf(html: string): Parts {
  const [main = ""] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const exchanged = main.includes("<script") ? "" : main; // scripts run only when a page loads
  const rest = html.replace(exchanged, () => "").replace(POLICY, "");
  const styles = [...html.matchAll(STYLE)].map(([, , text]) => text ?? "");
  return { rest: rest.replace(STYLE, "$1"), main: exchanged, styles };
}

/**
 * A hash of each part of a page: "rest.main.styles".
 * @param filesVersion a hash of the files that the page may use
 */
export function versionOf(html: string, filesVersion: string): string {
  const { rest, main, styles } = partsOf(html);
  return [hashOf(rest, filesVersion), hashOf(main.replace(STYLE, "$1")), hashOf(...styles)].join(".");
}

/** The parts that differ between two versions of a page. */
export function differences(one: string, other: string): { readonly [Part in keyof Parts]: boolean } {
  const [before, after] = [one.split("."), other.split(".")];
  const [rest = true, main = true, styles = true] = before.map((hash, index) => hash !== after[index]);
  return { rest, main, styles };
}

/** Twelve hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}
