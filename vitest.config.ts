import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { DefaultReporter, type TestModule } from "vitest/node";
import { LIMIT_MS } from "./tests/limit.ts";

/** They would change what a build makes. Tests set their own. */
for (const name of ["SITE_URL", "BASE_PATH", "PORT", "npm_config_release"]) delete process.env[name];
/** Builds of the tests are of one day. */
process.env.TODAY = "2026-11-21";

/** One line per file; failures in full at the end, then the command that accepts what only a snapshot refused. */
class FileReporter extends DefaultReporter {
  protected override printTestCase(): void {}
  protected override printTestSuite(): void {}
  override onTestRunEnd(...run: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    super.onTestRunEnd(...run);
    const files = run[0].filter(isAcceptable).map((module) => module.relativeModuleId);
    if (files.length > 0) this.log(`To accept the new snapshots: npx vitest run ${files.join(" ")} -u\n`);
  }
}

/** Whether all that fails in a file are snapshots, so that `-u` settles it. */
function isAcceptable({ children }: TestModule): boolean {
  const errors = [...children.allTests("failed")].flatMap((test) => test.result().errors ?? []);
  return errors.length > 0 && errors.every(({ message }) => /^Snapshot .*mismatched/.test(message));
}

/** Tests read frozen facts instead of the forms in data/, so that no change of facts turns a test red. */
const frozenFacts = {
  name: "frozen-facts",
  load: (id: string) =>
    id.endsWith(".toml")
      ? `export default ${JSON.stringify(readFileSync(`tests/facts/usual/${basename(id)}`, "utf8"))}`
      : null,
};

type Engine = "chromium" | "firefox" | "webkit";
type Options = {
  readonly include?: string[];
  readonly globalSetup?: string[];
  readonly setupFiles?: string[];
  readonly isolate?: boolean;
  readonly provide?: { readonly engine: Engine };
};

/** `npm test` runs all of these, `npx vitest run --project unit` one. */
const project = (name: string, options: Options = {}) => ({
  plugins: [frozenFacts],
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    globalSetup: ["tests/global-setup.ts"],
    setupFiles: ["tests/setup.ts"],
    env: { FORCE_COLOR: "0" }, // same output on a terminal as in a pipe
    testTimeout: 4 * LIMIT_MS, // so that what a test waits for fails first, with its own message
    hookTimeout: 4 * LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS, interval: 20 } },
    ...options,
  },
});

/** The tests in one browser engine; Firefox and WebKit run those that every-engine.ts lists. */
const engineProject = (engine: Engine) =>
  project(engine, {
    include: engine === "chromium" ? ["tests/browser/*.test.ts"] : ["tests/browser/every-engine.ts"],
    globalSetup: ["tests/global-setup.ts", "tests/browser/global-setup.ts"],
    setupFiles: ["tests/setup.ts", "tests/browser/setup.ts"],
    isolate: engine !== "chromium",
    provide: { engine },
  });

export default defineConfig({
  test: {
    reporters: [new FileReporter()],
    // More than the cores, because browser tests mostly wait.
    maxWorkers: availableParallelism() + 3,
    projects: [
      project("unit", { isolate: false, globalSetup: [] }),
      project("snapshot", { isolate: false }),
      engineProject("chromium"),
      engineProject("firefox"),
      engineProject("webkit"),
      project("hosts"),
    ],
  },
});
