import type { PageMeta, Problem, SiteData } from "../contract.ts";

/** What the modules that the load stage brings in must export. Each function gives what is wrong with its module. */

/** The layout is a component. */
export function layoutProblems({ Layout }: { Layout?: unknown }, file: string): Problem[] {
  return typeof Layout === "function" ? [] : [missing(file, "Layout")];
}

/** The facts, and what is wrong with them. */
export function factProblems(
  { problems }: { problems?: readonly Problem[] },
  file: string,
): readonly Problem[] {
  return Array.isArray(problems) ? problems : [missing(file, "problems")];
}

/** What the generator knows of the facts. */
export function dataProblems({ site }: { site?: SiteData | null }, file: string): Problem[] {
  return site ? [] : [missing(file, "site")];
}

/** The computed styles of a component are a text. */
export function styleProblems({ css }: { css?: unknown }, file: string): Problem[] {
  return typeof css === "string" ? [] : [missing(file, "css")];
}

/** A page is a component with a title and a description. */
export function pageProblems(
  exports: { meta?: Partial<PageMeta> | null; default?: unknown },
  file: string,
): Problem[] {
  const { meta, default: Body } = exports;
  const problems = meta ? [] : [missing(file, "meta")];
  if (typeof Body !== "function") {
    const message = "Has no default export that is a component.";
    problems.push({
      rule: "missing-export",
      places: [file],
      message,
      hint: "Add: export default function Name() { return <…>; }",
    });
  }
  for (const name of ["title", "description"] as const) {
    if (!meta || (typeof meta[name] === "string" && meta[name].trim() !== "")) continue;
    problems.push({
      rule: "missing-meta",
      places: [file],
      message: `Its meta has no ${name}.`,
      hint: `Add ${name}: "…" to meta.`,
    });
  }
  return problems;
}

function missing(file: string, name: string): Problem {
  return {
    rule: "missing-export",
    places: [file],
    message: `Does not export ${name}.`,
    hint: `Add the export: export const ${name} = …`,
  };
}
