import { join } from "node:path";
import { layoutWith, pageFiles, STYLES } from "../template.ts";
import type { Tool } from "../tools.ts";

/** Eleventy: pages are HTML with front matter, the layout is Nunjucks. */
export const eleventy: Tool = {
  name: "eleventy",
  filesOf: (pages) => ({
    ...pageFiles(
      pages,
      "pages/",
      ".html",
      ({ title, description, body }) =>
        `---\nlayout: base.njk\ntitle: ${title}\ndescription: ${description}\n---\n${body}\n`,
    ),
    "pages/_includes/base.njk": `<!doctype html>\n${layoutWith({
      title: "{{ title }}",
      description: '"{{ description }}"',
      style: `<style>${STYLES}</style>`,
      content: "{{ content | safe }}",
    })}\n`,
  }),
  command: (installed) => [
    join(installed, "@11ty/eleventy/cmd.cjs"),
    "--input=pages",
    "--output=dist",
    "--quiet",
  ],
  output: "dist",
};

/**
 * Eleventy with html-minifier-terser as a transform. It has our build's options and also collapses white space, which
 * React doesn't emit.
 */
export const eleventyMinified: Tool = {
  ...eleventy,
  name: "eleventy-minified",
  filesOf: (pages) => ({
    ...eleventy.filesOf(pages),
    "eleventy.config.mjs": `import { minify } from "html-minifier-terser";

const options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  conservativeCollapse: true,
  ignoreCustomFragments: [],
};

export default function configure(eleventyConfig) {
  eleventyConfig.addTransform("minify", function (content) {
    return this.page.outputPath?.endsWith(".html") ? minify(content, options) : content;
  });
}
`,
  }),
};
