import type { Report } from "../build/report.ts";
import { runBuild } from "../build/run-build.ts";
import type { SiteError } from "../errors/site-error.ts";
import { addToSummary, annotate, refuse } from "./summary.ts";

/** `npm run build -- --json`. */
export async function buildReport(
  root: string,
  ...options: readonly string[]
): Promise<Report | Pick<SiteError, "problems" | "partiallyWritten">> {
  let json = "";
  const log = (text: string) => {
    json += text;
  };
  await runBuild(root, ["--json", "--no-compress", ...options], { log, error: console.error });
  return JSON.parse(json);
}

/** Refuses a release blocker, or else names what visitors will ask for and what is to be done again. */
export async function checkRelease(root: string): Promise<number> {
  const built = await buildReport(root, "--release");
  if ("problems" in built) return refuse(root, built.problems);
  for (const todo of built.todos.filter(({ done }) => done)) annotate("warning", todo);
  const items = built.todos.map(
    ({ places, message, hint }) => `- ${places.join(", ")}: ${message} → ${hint}`,
  );
  if (items.length > 0) addToSummary(["## Worth adding one day", ...items].join("\n"));
  return 0;
}
