import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import facts from "./reference/facts.json" with { type: "json" };

/** Freezes facts in a copy of the site, so that the owner's changes don't show in the reference pictures. */
export function freezeFacts(folder: string): void {
  for (const [name, values] of Object.entries(facts)) {
    const path = join(folder, "data", name);
    renameSync(`${path}.ts`, `${path}-today.ts`);
    const lines = Object.entries(values).map(
      ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
    );
    writeFileSync(`${path}.ts`, [`export * from "./${name}-today.ts";`, ...lines].join("\n"));
  }
}

const arimo = join(root, "node_modules/@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2");
const style = `<style>*{text-rendering:geometricPrecision!important}@font-face{font-family:"Helvetica Neue";font-weight:400 700;src:url(data:font/woff2;base64,${readFileSync(arimo, "base64")})}</style>`;

/** A page in the same font on all systems, without hinting. The font has no non-breaking hyphens. */
export function withOneFont(html: string): string {
  return html.replace("</head>", `${style}</head>`).replaceAll(/\u2011|&#8209;/g, "-");
}
