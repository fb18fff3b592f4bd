import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";

/** Adds Markdown to the summary that GitHub shows for the run; elsewhere prints it. */
export function addToSummary(markdown: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, `${markdown}\n\n`);
  else console.log(markdown);
}

/** Puts a note beside a line of a file, where GitHub shows the run. */
export function annotate(level: "error" | "warning", { places: [place = ""], message, hint }: Problem): void {
  if (!process.env.GITHUB_ACTIONS) return;
  const [file, line = "1"] = place.split(":");
  const text = `${message} → ${hint}`.replaceAll("%", "%25").replaceAll("\n", "%0A");
  console.log(`::${level} file=${file},line=${line}::${text}`);
}

/** Says why nothing is published: which file and line, what is wrong with it, and what to do. Gives the exit code. */
export function refuse(root: string, problems: readonly Problem[]): 1 {
  const items = problems.map(({ places, message, hint }) =>
    [
      `**${places.map(linkTo).join(", ")}**`,
      ...linesAt(root, places),
      asText(message),
      `→ ${asText(hint)}`,
    ].join("\n\n"),
  );
  addToSummary(["## This keeps the site from being published", ...items].join("\n\n"));
  for (const problem of problems) annotate("error", problem);
  return 1;
}

/** A place as a link to its line, where the file can be edited. */
function linkTo(place: string): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_REF_NAME: branch } = process.env;
  const [file, line] = place.split(":");
  if (!repository || !line) return place;
  return `[${place}](${server}/${repository}/blob/${branch}/${file}#L${line})`;
}

function linesAt(root: string, places: readonly string[]): readonly string[] {
  const lines = places.flatMap((place) => {
    const [file = "", line] = place.split(":");
    return line ? (readFileSync(join(root, file), "utf8").split("\n")[Number(line) - 1]?.trim() ?? []) : [];
  });
  return lines.length > 0 ? [code("", lines)] : [];
}

/** Markdown would take a tag in a message for HTML. */
function asText(message: string): string {
  return message.replaceAll("<", "&lt;");
}

/** Lines as they are, whatever Markdown they hold. */
export function code(language: string, lines: readonly string[]): string {
  return ["~~~~~~".concat(language), ...lines, "~~~~~~"].join("\n");
}
