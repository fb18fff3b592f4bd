import { explainTests } from "./go-live/explain.ts";
import { reportBrokenLinks } from "./go-live/links.ts";
import { prepare } from "./go-live/prepare.ts";

/** `npm run go-live -- <step>`: the workflows in .github/ run and explain the steps. */
const [name = "", ...options] = process.argv.slice(2);
const steps: Readonly<Record<string, (root: string) => number | Promise<number>>> = {
  prepare: (root) => prepare(root, { release: options.includes("--release") }),
  explain: explainTests,
  links: (root) => reportBrokenLinks(root),
};
const step = steps[name];
if (!step) console.error(`Name a step: npm run go-live -- ${Object.keys(steps).join(" | ")}`);
process.exitCode = step ? await step(process.cwd()) : 1;
