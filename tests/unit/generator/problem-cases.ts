import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "./commands.ts";
import { type Files, home, page, siteWith, svg } from "./minimal-site.ts";

/**
 * What is wrong, as Home's HTML or as files; then what the build reports: "place: message", with "→ hint" where the
 * hint depends on the case. The place is left out if it is the line of Home's HTML.
 */
export type ProblemCase = readonly [what: string, given: string | Files, ...problems: readonly string[]];

/** What the cases may link to, besides Home. */
export const pages = { "pages/about.tsx": page("About", '<h1 id="team">About</h1>'), "static/icon.svg": svg };

/** Page "About" with a component whose body begins on the third line, after the lines `before`. */
export const about = (body: string, before = "") => ({
  "pages/about.tsx": `${before}export const meta = { title: "About", description: "About us", noindex: true };\nexport default function Page() {\n  ${body}\n}`,
});

/** A test of each case, by its name. */
export function testProblems(cases: readonly ProblemCase[]): void {
  for (const [what, given, ...problems] of cases) {
    test(`the build reports ${what}`, async () => {
      const files = typeof given === "string" ? { "pages/index.tsx": home(given) } : given;
      const folder = siteWith({ ...pages, ...files });
      const { code, out } = await build(folder);
      const printed = out.split("\n\n").slice(0, -1); // without the count
      const found = printed.map((problem, index) => {
        const [places = "", message, hint] = problem.split("\n  ");
        const isHintExpected = problems[index]?.includes(" → ");
        const text = `${places.replaceAll("\n", ", ")}: ${message}${isHintExpected ? ` ${hint}` : ""}`;
        return typeof given === "string" ? text.replace("pages/index.tsx:3: ", "") : text;
      });
      expect(found).toEqual(problems);
      expect([code, existsSync(join(folder, "dist"))]).toEqual([1, false]);
    });
  }
}
