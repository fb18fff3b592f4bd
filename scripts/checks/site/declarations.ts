import type { Problem } from "../../contract.ts";
import type { CheckedSite } from "../page.ts";

/** A declaration with a second colon, and what precedes that: "display:grid color:" in "display:grid color: red". */
const TWO_COLONS = /(?<=[{};])([\w-]+:[^{};:]*:)[^{};]*(?=[;}])/g;

/** Does every declaration end in a semicolon? esbuild passes on "display: grid" and "color: red" as one. */
export function declarations({ pages }: CheckedSite): Problem[] {
  return pages.flatMap(({ css, from }) => {
    const found = css.replace(/"[^"]*"|\([^()]*\)/g, "").matchAll(TWO_COLONS);
    return [...found].map(([declaration, start = ""]) => ({
      rule: "broken-declaration",
      places: ["components/styles.css"],
      pages: [from],
      text: start
        .replace(/^[\w-]+:(?!:?$)/, "")
        .split(/\s+/)
        .slice(-2)
        .join(" "),
      message: `Browsers ignore “${declaration}”, which has two colons.`,
      hint: "Write a semicolon between two declarations.",
    }));
  });
}
