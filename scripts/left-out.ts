/**
 * Stands for terser and clean-css, which html-minifier-terser loads for the options that we do not use: esbuild minifies
 * scripts and styles. They are a fifth of a small build's time.
 * @throws {Error} when such an option is in use after all
 */
export function minify(): never {
  throw new Error("Minifying scripts and styles is left out in scripts/generator.ts.");
}

export default minify;
