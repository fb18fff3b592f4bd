import { explainTests } from "./go-live/explain.ts";
import { prepare } from "./go-live/prepare.ts";
import { refuseProblems } from "./go-live/summary.ts";

/** `npm run go-live -- <step>`: the workflows in .github/ run and explain the steps. */
const root = process.cwd();
const [name = "", ...options] = process.argv.slice(2);
const steps: Readonly<Record<string, () => void | Promise<void>>> = {
  prepare: () => prepare(root, { release: options.includes("--release") }),
  explain: () => explainTests(root),
};
const step = steps[name];
if (!step) console.error(`Name a step: npm run go-live -- ${Object.keys(steps).join(" | ")}`);
process.exitCode = step ? await refuseProblems(root, step) : 1;
