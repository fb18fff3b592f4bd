import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { locateError } from "../errors/locate.ts";

/** Adds Markdown to the summary that GitHub shows for the run; elsewhere prints it. */
export function addToSummary(markdown: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, `${markdown}\n\n`);
  else console.log(markdown);
}

/** Adds a note to a line of a file in GitHub's view of the run. */
export function annotate(level: "error" | "warning", { places: [place = ""], message, hint }: Problem): void {
  if (!process.env.GITHUB_ACTIONS) return;
  const [file, line = "1"] = place.split(":");
  const text = `${message} → ${hint}`.replaceAll("%", "%25").replaceAll("\n", "%0A");
  console.log(`::${level} file=${file},line=${line}::${text}`);
}

/**
 * Does a step's work and reports the problems that it throws: which file and line, what is wrong, and what to do. Returns
 * the exit code.
 */
export async function refuseProblems(root: string, work: () => void | Promise<void>): Promise<0 | 1> {
  try {
    await work();
    return 0;
  } catch (error) {
    const { problems } = locateError(error, root);
    const items = problems.map(({ places, message, hint }) => {
      const lines = places.flatMap((place) => lineAt(root, place));
      const text = `${message}\n\n→ ${hint}`.replaceAll("<", "&lt;"); // Markdown would treat a tag as HTML
      return [`**${places.map(linkTo).join(", ")}**`, ...(lines.length > 0 ? [code("", lines)] : []), text];
    });
    addToSummary(["## This keeps the site from being published", ...items.flat()].join("\n\n"));
    for (const problem of problems) annotate("error", problem);
    return 1;
  }
}

/** A place as a link to its line on GitHub. */
function linkTo(place: string): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_REF_NAME: branch } = process.env;
  const [file, line] = place.split(":");
  if (!repository || !line) return place;
  return `[${place}](${server}/${repository}/blob/${branch}/${file}#L${line})`;
}

function lineAt(root: string, place: string): string[] {
  const [file = "", line] = place.split(":");
  if (!line) return [];
  return [readFileSync(join(root, file), "utf8").split("\n")[Number(line) - 1]?.trim() ?? ""];
}

/** Lines as a code block, even if they contain Markdown. */
export function code(language: string, lines: readonly string[]): string {
  return [`~~~~~~${language}`, ...lines, "~~~~~~"].join("\n");
}
