import { defineConfig } from "vitest/config";

/** `npm test` runs all of these; `npx vitest run --project unit` one. */
const project = (name: string, files = `tests/${name}/**/*.test.{ts,tsx}`) => ({
  test: { name, include: [files], setupFiles: "tests/setup.ts", testTimeout: 60_000, hookTimeout: 600_000 },
});

export default defineConfig({
  test: {
    globalSetup: "tests/build.ts",
    projects: [
      project("unit", "tests/{unit,tools}/**/*.test.{ts,tsx}"),
      project("snapshot"),
      project("browser"),
      project("hosts"),
    ],
  },
});
