import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "./median.ts";
import { servePreview } from "./preview.ts";
import { pageAddresses, root } from "./root.ts";
import { chromiumSwitches, findOrInstallChromium } from "./tools/chromium.ts";
import { run } from "./tools/run.ts";

/**
 * The command `npm run lighthouse`: runs Lighthouse on every page five times, as a phone with default throttling; `-- 3
 * prices/ areas/` sets the number of runs and the pages. Prints the medians of the four scores, paint times, layout
 * shift and blocking time; exits with 1 if one falls short. The last column is Lighthouse's benchmark of this machine.
 * The phone is this machine slowed down four times; far below a desktop's 1,500, it is slower than intended:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md Lighthouse needs a newer Node than the site,
 * so both are installed into .cache/ at exact versions.
 */
const versions = { lighthouse: "13.5.0", node: "22.23.3" };
const [runs = "5", ...asked] = process.argv.slice(2);
const folder = join(root, ".cache/lighthouse", `${versions.lighthouse}-${versions.node}`);
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

type Report = {
  readonly categories: Record<
    string,
    { readonly score: number; readonly auditRefs: readonly { id: string }[] }
  >;
  readonly audits: Record<string, { readonly numericValue?: number; readonly score: number | null }>;
  readonly environment: { readonly benchmarkIndex: number };
};

await install();
const { address, close } = await servePreview();
const { executablePath, env = {} } = await findOrInstallChromium();
console.log(
  "page          perf  acc  best  seo   FCP ms       LCP ms       CLS    TBT ms (median, best) machine",
);
for (const page of asked.length > 0 ? asked : pages) report(page, await audit(`${address}/${page}`));
close();

async function install(): Promise<void> {
  if (existsSync(join(folder, "node_modules/lighthouse"))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: versions }));
  await run("npm", ["install", "--no-audit", "--no-fund"], { folder, minutes: 10 });
}

async function audit(address: string): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let count = 0; count < Number(runs); count++) reports.push(await auditOnce(address, 3));
  return reports;
}

/** Lighthouse occasionally loses a page's trace and asks to be run again. */
async function auditOnce(address: string, tries: number): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", ...chromiumSwitches].join(" ");
  const lighthouse = join(folder, "node_modules/lighthouse/cli/index.js");
  const args = [lighthouse, address, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  try {
    const node = join(folder, "node_modules/node/bin/node");
    return JSON.parse(await run(node, args, { env: { ...env, CHROME_PATH: executablePath } }));
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`  ${error instanceof Error ? error.message : error}`);
    return auditOnce(address, tries - 1);
  }
}

function report(page: string, reports: readonly Report[]): void {
  const scores = categories.map((name) =>
    Math.round(median(reports.map((one) => one.categories[name]?.score ?? 0)) * 100),
  );
  const values = metrics.map((name) => {
    const all = reports.map((one) => one.audits[name]?.numericValue ?? Number.NaN);
    const digits = name === "cumulative-layout-shift" ? 3 : 0;
    return `${median(all).toFixed(digits)} ${Math.min(...all).toFixed(digits)}`;
  });
  const cells = [
    ...scores.map((score) => `${score}`.padStart(4)),
    ...values.map((value) => value.padStart(11)),
    median(reports.map(({ environment }) => environment.benchmarkIndex))
      .toFixed(0)
      .padStart(7),
  ];
  console.log(`${page.padEnd(12)}${cells.join(" ")}`);
  const missed = [...new Set(reports.flatMap(failures))];
  if (missed.length > 0) console.log(`  ${missed.join(", ")}`);
  const excused = page.startsWith("404") || page.startsWith("500") ? errorPagesMay : [];
  const short = categories.some(
    (_, index) => (scores[index] ?? 0) < 100 && !(index > 1 && excused.length > 0),
  );
  if (short || missed.some((id) => !excused.includes(id))) process.exitCode = 1;
}

/** The failed audits in the categories that don't depend on time. */
function failures({ categories: found, audits }: Report): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .map(({ id }) => id)
      .filter((id) => {
        const score = audits[id]?.score;
        return score !== null && score !== undefined && score < 1;
      }),
  );
}
