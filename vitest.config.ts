import { defineConfig } from "vitest/config";

/** `npm test` runs all of these; `npx vitest run --project unit` one. */
const project = (
  name: string,
  options: { readonly include?: string[]; readonly globalSetup?: string } = {},
) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: "tests/setup.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...options,
  },
});

export default defineConfig({
  test: {
    globalSetup: "tests/build.ts",
    coverage: {
      include: ["scripts/**/*.ts", "data/**/*.ts"],
      // The few lines of each command, which only make sense as a process; pictures are drawn by a browser, by hand.
      exclude: [
        "scripts/{build,dev,font,go-live,serve,pictures}.ts",
        "scripts/dev/live.client.ts",
        "scripts/contract.ts",
      ],
      reporter: ["text-summary"],
      thresholds: { branches: 90 },
    },
    projects: [
      project("unit", { include: ["tests/{unit,tools}/**/*.test.{ts,tsx}"] }),
      project("snapshot"),
      project("browser", { globalSetup: "tests/browser/provide.ts" }),
      project("hosts"),
    ],
  },
});
