/** `npm run go-live -- <step>`: the workflows in .github/ run and explain the steps. Each loads its own code. */
const root = process.cwd();
const [step = "", ...options] = process.argv.slice(2);
const steps: Readonly<Record<string, () => Promise<number>>> = {
  prepare: async () => {
    const { prepare } = await import("./go-live/prepare.ts");
    return prepare(root, { release: options.includes("--release") });
  },
  explain: async () => (await import("./go-live/explain.ts")).explainTests(root),
  commit: async () => {
    const { commitRenewed } = await import("./go-live/commit.ts");
    return commitRenewed(root, process.env.GITHUB_REF_NAME ?? "main");
  },
  links: async () => (await import("./go-live/links.ts")).reportBrokenLinks(root),
};
const run = steps[step];
if (run) process.exitCode = await run();
else {
  console.error(`Name a step: npm run go-live -- ${Object.keys(steps).join(" | ")}`);
  process.exitCode = 1;
}
