import { join } from "node:path";
import { layoutWith, pageFiles, STYLES } from "../template.ts";
import type { Tool } from "../tools.ts";

/** Astro with its defaults: pages are .astro files. */
export const astro: Tool = {
  name: "astro",
  filesOf: (pages) => ({
    ...pageFiles(pages, "src/pages/", ".astro", ({ title, description, body }) =>
      [
        `---\nimport Layout from "../layouts/Layout.astro";\n---\n`,
        `<Layout title="${title}" description="${description}">\n${body}\n</Layout>\n`,
      ].join("\n"),
    ),
    "src/layouts/Layout.astro": `---\nconst { title, description } = Astro.props;\n---\n\n<!doctype html>\n${layoutWith(
      {
        title: "{title}",
        description: "{description}",
        style: `<style is:inline>${STYLES}</style>`,
        content: "<slot />",
      },
    )}\n`,
    "astro.config.mjs": 'import { defineConfig } from "astro/config";\n\nexport default defineConfig({});\n',
  }),
  command: (installed) => [join(installed, "astro/bin/astro.mjs"), "build", "--silent"],
  output: "dist",
};
