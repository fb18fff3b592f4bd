import { median } from "./median.ts";
import { servePreview } from "./preview.ts";
import { pageAddresses } from "./root.ts";
import { chromiumSwitches, findOrInstallChromium } from "./tools/chromium.ts";
import { run } from "./tools/run.ts";

/**
 * The command `npm run lighthouse`: runs Lighthouse on every page five times, as a phone with default throttling; `-- 3
 * prices/ areas/` sets the number of runs and the pages. Prints the medians of the four scores, paint times, layout
 * shift and blocking time; exits with 1 if one falls short. The last column is Lighthouse's benchmark of this machine.
 * The phone is this machine slowed down four times; far below a desktop's 1,500, it is slower than intended:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md Lighthouse needs a newer Node than the site,
 * so npx provides both.
 */
const packages = ["--package=node@22.23.3", "--package=lighthouse@13.5.0"];
const [runs = "5", ...asked] = process.argv.slice(2);
const pages = pageAddresses();
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;

/** Error pages fail these by design: search engines may not index them, and the 404 page logs the path. */
const errorPagesMay = ["is-crawlable", "http-status-code", "errors-in-console"];

type Category = { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] };
type Report = {
  readonly categories: Record<string, Category>;
  readonly audits: Record<string, { readonly numericValue?: number; readonly score: number | null }>;
  readonly environment: { readonly benchmarkIndex: number };
};

const { address, close } = await servePreview();
const { executablePath, env = {} } = await findOrInstallChromium();
console.log(
  "page          perf  acc  best  seo   FCP ms       LCP ms       CLS    TBT ms (median, best) machine",
);
for (const page of asked.length > 0 ? asked : pages) report(page, await audit(`${address}/${page}`));
close();

/** Lighthouse occasionally loses a page's trace and asks to be run again. */
async function audit(address: string): Promise<readonly Report[]> {
  const flags = ["--headless=new", "--no-sandbox", ...chromiumSwitches].join(" ");
  const command = ["lighthouse", address, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  const reports: Report[] = [];
  for (let failed = 0; reports.length < Number(runs); ) {
    try {
      const options = { env: { ...env, CHROME_PATH: executablePath } };
      reports.push(JSON.parse(await run("npx", ["--yes", ...packages, "--", ...command], options)));
    } catch (error) {
      failed += 1;
      if (failed === 3) throw error;
      console.log(`  ${(error as Error).message}`);
    }
  }
  return reports;
}

function report(page: string, reports: readonly Report[]): void {
  const medianOf = (value: (one: Report) => number | undefined) =>
    median(reports.map((one) => value(one) ?? Number.NaN));
  const scores = categories.map((name) => Math.round(medianOf((one) => one.categories[name]?.score) * 100));
  const values = metrics.map((name) => {
    const digits = name === "cumulative-layout-shift" ? 3 : 0;
    const best = Math.min(...reports.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
    return `${medianOf((one) => one.audits[name]?.numericValue).toFixed(digits)} ${best.toFixed(digits)}`;
  });
  const machine = medianOf((one) => one.environment.benchmarkIndex).toFixed(0);
  const cells = [
    ...scores.map((score) => `${score}`.padStart(4)),
    ...values.map((value) => value.padStart(11)),
  ];
  console.log(`${page.padEnd(12)}${cells.join(" ")} ${machine.padStart(7)}`);
  const missed = [...new Set(reports.flatMap(failures))];
  if (missed.length > 0) console.log(`  ${missed.join(", ")}`);
  const excused = /^(404|500)/.test(page) ? errorPagesMay : [];
  const [performance = 0] = scores;
  if (performance < 100 || missed.some((id) => !excused.includes(id))) process.exitCode = 1;
}

/** The failed audits in the categories that don't depend on time: if there are none, their scores are 100. */
function failures({ categories: found, audits }: Report): string[] {
  const [, ...timeless] = categories.map((name) => found[name]?.auditRefs ?? []);
  return timeless.flat().flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? id : []));
}
