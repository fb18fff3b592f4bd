import { styleText } from "node:util";
import type { Problem } from "../contract.ts";
import { locate } from "./locate.ts";

/** Each problem: its places, what is wrong, what to do. */
export function problemsText(problems: readonly Problem[], root: string): string {
  const texts = locate(problems, root).map(({ places, message, hint }) => {
    return `${styleText("bold", places.join("\n"))}\n  ${styleText("red", message)}\n  → ${hint}\n`;
  });
  return texts.join("\n");
}
