import { sep } from "node:path";
import { inspect } from "node:util";
import { problemsText } from "./problems-text.ts";

/** What code throws, which may be anything. */

/** The beginning of a thrown value's message. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.replace(/\n.*/s, "").slice(0, 200);
}

/** The first line of the site's sources in an error's stack. */
export function sourceLineOf(thrown: unknown, root: string) {
  if (!(thrown instanceof Error) || thrown.stack === undefined) return undefined;
  const local = thrown.stack.replaceAll(root + sep, "").replaceAll(sep, "/");
  const [, file, line] = /[( ]((?:components|data|pages)\/[^\n:()]+):(\d+):\d+/.exec(local) ?? [];
  return file && line ? { file, line: Number(line) } : undefined;
}

/** The message for an error that nothing caught: of a timer or promise of the site's code, or our own. */
export function uncaughtText(thrown: unknown): string {
  const source = sourceLineOf(thrown, process.cwd());
  if (thrown instanceof Error && !source) return inspect(thrown);
  const problem = {
    locations: [source ? `${source.file}:${source.line}` : "components/, data/ or pages/"],
    message: `A timer or promise failed: ${messageOf(thrown)}`,
    hint: "Catch it, or don't start it: pages are rendered at once.",
  };
  return problemsText([problem]).trimEnd();
}
