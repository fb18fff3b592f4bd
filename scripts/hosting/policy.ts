import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** A document's allowed inline code: "'sha256-…'". */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Hashes the text of every inline style and script, as browsers see it.
 * @param xml whether it is a separate file, such as an SVG
 */
export function inlineHashes(markup: string, xml = false): InlineHashes {
  const found = { script: [] as string[], style: [] as string[] };
  let code: string | undefined;
  const handler = {
    onopentag: (name: string, { type }: Record<string, string>) => {
      // Browsers don't run data.
      if (name in found && type !== "application/ld+json") code = "";
    },
    ontext: (text: string) => {
      if (code !== undefined) code += text;
    },
    onclosetag: (name: string) => {
      if (code !== undefined) found[name as keyof typeof found].push(hashOf(code));
      code = undefined;
    },
  };
  new Parser(handler, { xmlMode: xml }).end(markup);
  return { scripts: found.script, styles: found.style };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The content security policy for these documents: allows what this site uses, and nothing else. */
export function policyFor(...documents: readonly InlineHashes[]): string {
  const scripts = new Set(documents.flatMap((document) => document.scripts));
  const styles = new Set(documents.flatMap((document) => document.styles));
  const directives = {
    "default-src": "'none'",
    "connect-src": "'self'", // Lighthouse fetches robots.txt from within the page
    "font-src": "'self'",
    "img-src": "'self' data:", // each page contains its icon
    "script-src": [...scripts].join(" ") || "'none'",
    "style-src": [...styles].join(" ") || "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join(";");
}
