import { commitRenewed } from "./go-live/commit.ts";
import { explainTests } from "./go-live/explain.ts";
import { reportBrokenLinks } from "./go-live/links.ts";
import { prepare } from "./go-live/prepare.ts";

/** The command `npm run go-live -- <step>`, which the workflows of .github/ call; what each step does stands there. */
const root = process.cwd();
const [step = "", ...options] = process.argv.slice(2);
const steps: Readonly<Record<string, () => number | Promise<number>>> = {
  prepare: () => prepare(root, { release: options.includes("--release") }),
  explain: () => explainTests(root),
  commit: () => commitRenewed(root, process.env.GITHUB_REF_NAME ?? "main"),
  links: () => reportBrokenLinks(root),
};
const run = steps[step];
if (run) process.exitCode = await run();
else {
  console.error(`Name a step: npm run go-live -- ${Object.keys(steps).join(" | ")}`);
  process.exitCode = 1;
}
