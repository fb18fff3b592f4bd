import { createHash } from "node:crypto";

/** The parts of a page: its main element and its styles, which can be replaced while it is open, and the rest. */
type Parts = { readonly rest: string; readonly main: string; readonly styles: readonly string[] };

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
 * A hash of each part of a page, and of the panel over it: "rest.main.styles.panel".
 * @param filesVersion a hash of the files that the page may use
 */
export function versionOf(html: string, panel: string, filesVersion: string): string {
  const { rest, main, styles } = partsOf(html);
  const exchanged = [hashOf(main.replace(STYLE, "$1")), hashOf(...styles), hashOf(panel)];
  return [hashOf(rest, filesVersion), ...exchanged].join(".");
}

/** Which parts differ between two versions of a page. */
export function differences(one: string, other: string) {
  const [before, after] = [one.split("."), other.split(".")];
  const [rest = true, main = true, styles = true, panel = true] = before.map(
    (hash, at) => hash !== after[at],
  );
  return { rest, main, styles, panel };
}

/** Twelve hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}
