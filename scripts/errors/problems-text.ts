import { styleText } from "node:util";
import type { Problem } from "../contract.ts";

/** A problem and every place where it may be: "data/copy/navigation.ts:10". */
export type Located<T extends Problem = Problem> = T & { readonly locations: readonly string[] };

/** Problems as the terminal shows them: where, what is wrong, what to do. */
export function problemsText(problems: readonly Located[]): string {
  const texts = problems.map(({ locations, message, hint }) => {
    const indent = locations.length > 0 ? "  " : "";
    const lines = [
      ...locations.map((location) => styleText("bold", location)),
      indent + styleText("red", message),
      ...(hint ? [`${indent}→ ${hint}`] : []),
    ];
    return `${lines.join("\n")}\n`;
  });
  return texts.join("\n");
}
