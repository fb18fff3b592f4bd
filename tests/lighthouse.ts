import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromiumOptions, chromiumSwitches } from "../scripts/assets/chromium.ts";
import { servePreview } from "./preview.ts";
import { pagePaths, root } from "./root.ts";

/**
 * The command `npm run lighthouse`: runs Lighthouse on every page but the error pages five times, as a phone with default throttling; `-- 3
 * /prices/ /areas/` sets the number of runs and the pages. Prints the medians of the scores; exits with 1 if one falls
 * short. Lighthouse needs a newer Node than the site, so npx provides both.
 */
const packages = ["--package=node@22.23.3", "--package=lighthouse@13.5.0"];
const [runs = "5", ...asked] = process.argv.slice(2);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] };
type Report = {
  readonly categories: Record<string, Category>;
  readonly audits: Record<string, { readonly score: number | null }>;
};

const dist = join(root, "dist");
const { address, close } = await servePreview(dist);
const { executablePath } = chromiumOptions();
const flags = ["--headless=new", "--no-sandbox", ...chromiumSwitches].join(" ");
const publicPaths = pagePaths(dist).filter((path) => path.endsWith("/"));
for (const path of asked.length > 0 ? asked : publicPaths) {
  const reports: Report[] = [];
  while (reports.length < Number(runs)) reports.push(await audit(address + path));
  report(path, reports);
}
close();

async function audit(page: string): Promise<Report> {
  const command = ["lighthouse", page, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: executablePath };
  const options = { env, timeout: 5 * 60_000, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("npx", ["--yes", ...packages, "--", ...command], options);
  return JSON.parse(stdout);
}

function report(path: string, reports: readonly Report[]): void {
  const scores = categories.map((name) => {
    const sorted = reports.map((one) => one.categories[name]?.score ?? 0).sort((a, b) => a - b);
    return Math.round(100 * (sorted[Math.floor(sorted.length / 2)] ?? 0));
  });
  console.log(path.padEnd(12), ...categories.flatMap((name, index) => [name, scores[index]]));
  const missed = new Set(reports.flatMap(failedAudits));
  if (missed.size > 0) console.log(`  ${[...missed].join(", ")}`);
  if (Number(scores[0]) < 100 || missed.size > 0) process.exitCode = 1;
}

/** The failed audits in the categories that don't depend on time: if there are none, their scores are 100. */
function failedAudits({ categories: found, audits }: Report): string[] {
  const [, ...timeless] = categories.map((name) => found[name]?.auditRefs ?? []);
  return timeless.flat().flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? id : []));
}
