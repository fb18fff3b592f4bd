/**
 * Replaces terser and clean-css, which html-minifier-terser loads for options that are off here: esbuild minifies
 * scripts and styles. With both of them, this site's build takes 21 % longer.
 * @throws {Error} if such an option is on
 */
export function minify(): never {
  throw new Error(
    "To minify scripts or styles with HTML, load terser and clean-css in scripts/generator.ts.",
  );
}

// biome-ignore lint/style/noDefaultExport: clean-css has one
export default class CleanCss {
  minify = minify;
}
