import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

/** A code block of docs/hosts.md. */
export type Snippet = { readonly host: string; readonly language: string; readonly text: string };

/** The document's sections in order, by heading. */
export function hosts(): ReadonlyMap<string, string> {
  const [, ...sections] = readFileSync(join(root, "docs/hosts.md"), "utf8").split(/^## /m);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf("\n")), section]));
}

/** All code blocks of the document. */
export function snippets(): readonly Snippet[] {
  return [...hosts()].flatMap(([host, section]) =>
    [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", text = ""]) => ({
      host,
      language,
      text,
    })),
  );
}

/**
 * The document's configuration for a server, changed for a site in a folder as the document says.
 * @throws if there is none
 */
export function configuration(host: string, basePath: string): string {
  const found = snippets().find((snippet) => snippet.host === host && snippet.language !== "sh");
  if (found === undefined) throw new Error(`docs/hosts.md has no configuration for ${host}`);
  if (basePath === "/") return found.text;
  const folder = basePath.slice(1);
  return found.text
    .replace(/\b(404|500)\.html/g, `${folder}$&`)
    .replaceAll('html/"', `html/${folder}"`)
    .replace(/^.*Strict-Transport-Security.*\n/gm, "");
}
