import { join } from "node:path";
import { servePreview } from "./preview.ts";
import { pagePaths, root } from "./root.ts";
import { chromiumSwitches, findChromium } from "./tools/chromium.ts";
import { run } from "./tools/run.ts";

/**
 * The command `npm run lighthouse`: runs Lighthouse on every page five times, as a phone with default throttling; `-- 3
 * /prices/ /areas/` sets the number of runs and the pages. Prints the medians of the four scores, paint times, layout
 * shift and blocking time; exits with 1 if one falls short. The last column is Lighthouse's benchmark of this machine.
 * The phone is this machine slowed down four times; far below a desktop's 1,500, it is slower than intended:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md Lighthouse needs a newer Node than the site,
 * so npx provides both.
 */
const packages = ["--package=node@22.23.3", "--package=lighthouse@13.5.0"];
const [runs = "5", ...asked] = process.argv.slice(2);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;

/** Error pages fail these by design: search engines may not index them, and the 404 page logs the path. */
const errorPagesMay = ["is-crawlable", "http-status-code", "errors-in-console"];

type Audit = { readonly numericValue?: number; readonly score: number | null };
type Report = {
  readonly categories: Record<
    string,
    { readonly score: number; readonly auditRefs: readonly { id: string }[] }
  >;
  readonly audits: Record<string, Audit>;
  readonly environment: { readonly benchmarkIndex: number };
};

const dist = join(root, "dist");
const { address, close } = await servePreview(dist);
const { executablePath, env = {} } = await findChromium();
const flags = ["--headless=new", "--no-sandbox", ...chromiumSwitches].join(" ");
console.log("page         perf acc best seo FCP LCP CLS TBT machine (medians)");
for (const page of asked.length > 0 ? asked : pagePaths(dist)) {
  const reports: Report[] = [];
  while (reports.length < Number(runs)) reports.push(await audit(address + page));
  report(page, reports);
}
close();

/** Lighthouse occasionally loses a page's trace and asks to be run again. */
async function audit(page: string, attempts = 3): Promise<Report> {
  const command = ["lighthouse", page, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  const options = { env: { ...env, CHROME_PATH: executablePath } };
  return run("npx", ["--yes", ...packages, "--", ...command], options).then(JSON.parse, (error) =>
    attempts > 1 ? audit(page, attempts - 1) : Promise.reject(error),
  );
}

/** The middle value; the upper one of an even number; NaN for no values. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(page: string, reports: readonly Report[]): void {
  const medianOf = (value: (one: Report) => number | undefined) =>
    median(reports.map((one) => value(one) ?? Number.NaN));
  const scores = categories.map((name) => Math.round(medianOf((one) => one.categories[name]?.score) * 100));
  const values = metrics.map((name) =>
    medianOf(({ audits }) => audits[name]?.numericValue).toFixed(name === "cumulative-layout-shift" ? 3 : 0),
  );
  const machine = medianOf(({ environment }) => environment.benchmarkIndex).toFixed(0);
  console.log(page.padEnd(12), ...scores, ...values, machine);
  const missed = new Set(reports.flatMap(failures));
  if (missed.size > 0) console.log(`  ${[...missed].join(", ")}`);
  if (/^\/(404|500)/.test(page)) for (const id of errorPagesMay) missed.delete(id);
  if (Number(scores[0]) < 100 || missed.size > 0) process.exitCode = 1;
}

/** The failed audits in the categories that don't depend on time: if there are none, their scores are 100. */
function failures({ categories: found, audits }: Report): string[] {
  const [, ...timeless] = categories.map((name) => found[name]?.auditRefs ?? []);
  return timeless.flat().flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? id : []));
}
