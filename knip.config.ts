import type { KnipConfig } from "knip";

/** Finds unused dependencies, files and exports; tests/unit/project.test.ts runs it. */
export default {
  entry: [
    // The load and bundle stages and the commands load these by name.
    "pages/*.tsx",
    "components/Layout.tsx",
    "components/**/*.css.ts",
    "components/drawings/SocialPicture.tsx",
    "components/menu.client.ts",
    "scripts/dev/live.client.ts",
    "scripts/compile/minifier-stub.ts",
    "data/index.ts",
    "data/problems.ts",
    // vitest.config.ts names these in a string.
    "tests/{build,setup}.ts",
  ],
  project: ["{scripts,pages,components,data,tests}/**/*.{ts,tsx}", "*.ts"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Read as files: fonts by scripts/font/, the servers' commands by tests/hosts/.
    "@fontsource-variable/arimo",
    "@fontsource-variable/roboto",
    "serve",
    "sirv-cli",
  ],
  ignoreBinaries: ["unshare"], // util-linux: part of every Debian
} satisfies KnipConfig;
