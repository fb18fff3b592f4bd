import type { BenchPage } from "./pages.ts";

/** The layout's styles; every page contains them. */
export const STYLES = [
  "body { margin: 0 auto; max-inline-size: 40rem; font-family: sans-serif; line-height: 1.5 }",
  "header, footer { padding: 1rem; background: #eee }",
  "a { color: #063 }",
].join("\n");

/** How a template language inserts what differs from page to page. */
type Places = {
  readonly title: string;
  /** Includes its quotes, if the template needs them. */
  readonly description: string;
  readonly style: string;
  readonly content: string;
};

/** The pages' shared layout in a template language, without the doctype. */
export function layoutWith({ title, description, style, content }: Places): string {
  return `<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content=${description} />
    ${style}
  </head>
  <body>
    <header>
      <p>Warm rooms</p>
      <nav aria-label="Main"><a href="/">Home</a></nav>
    </header>
    <main>
      ${content}
    </main>
    <footer>
      <p>Written for those who like their rooms warm, and their water clean.</p>
    </footer>
  </body>
</html>`;
}

/** The page files of a site, named after the pages. */
export function pageFiles(
  pages: readonly BenchPage[],
  folder: string,
  ending: string,
  textOf: (page: BenchPage) => string,
): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}${page.name}${ending}`, textOf(page)]));
}
