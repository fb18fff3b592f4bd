import { createHash } from "node:crypto";

/** A page in the parts that can be exchanged while it is open: its main element, its styles, and the rest, which cannot. */
export type Parts = { readonly rest: string; readonly main: string; readonly styles: readonly string[] };

const STYLE = /(<style\b[^>]*>)(.*?)<\/style>/gs;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/; // it follows from the styles and scripts

export function partsOf(html: string): Parts {
  const [main = ""] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const exchanged = main.includes("<script") ? "" : main; // a script runs only in a page that is loaded
  const rest = html.replace(exchanged, () => "").replace(POLICY, "");
  const styles = [...html.matchAll(STYLE)].map(([, , text]) => text ?? "");
  return { rest: rest.replace(STYLE, "$1"), main: exchanged, styles };
}

/**
 * Tells two states of a page apart, and each of its parts: "rest.main.styles".
 * @param filesVersion tells the states of the files apart that the page may use
 */
export function versionOf(html: string, filesVersion: string): string {
  const { rest, main, styles } = partsOf(html);
  return [hashOf(rest, filesVersion), hashOf(main.replace(STYLE, "$1")), hashOf(...styles)].join(".");
}

/** Which parts are other in one version of a page than in another. */
export function differences(one: string, other: string): { readonly [Part in keyof Parts]: boolean } {
  const [before, after] = [one.split("."), other.split(".")];
  const [rest, main, styles] = [0, 1, 2].map((place) => before[place] !== after[place]);
  return { rest: rest === true, main: main === true, styles: styles === true };
}

/** Twelve hexadecimal digits that are other where any of the parts is. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}
