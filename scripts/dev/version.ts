import { hashInName } from "../hosting/headers.ts";

export type Parts = Readonly<ReturnType<typeof partsOf>>;

const STYLE = /(<style\b[^>]*>)(.*?)<\/style>/gs;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/; // derived from the styles and scripts

/**
 * The parts of a page, and a hash of all: its main element, its styles and its panel can be replaced while it is open.
 * @param filesVersion a hash of the files that the page may use
 */
export function partsOf(html: string, panel: string, filesVersion: string) {
  const [main = ""] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const exchanged = main.includes("<script") ? "" : main; // scripts run only when a page loads
  const others = html.replace(exchanged, () => "").replace(POLICY, "");
  const styles = [...html.matchAll(STYLE)].map(([, , text = ""]) => text);
  const rest = others.replace(STYLE, "$1") + filesVersion;
  const version = hashInName(Buffer.from(html + panel + filesVersion));
  return { version, rest, main: exchanged, styles, panel };
}
