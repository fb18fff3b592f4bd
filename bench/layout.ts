/** The styles of the layout, which stand in every page. */
export const STYLES = [
  "body { margin: 0 auto; max-inline-size: 40rem; font-family: sans-serif; line-height: 1.5 }",
  "header, footer { padding: 1rem; background: #eee }",
  "a { color: #063 }",
].join("\n");

/** How a kind of template says what differs from page to page. */
type Places = {
  readonly title: string;
  /** With its quotes, where the template wants any. */
  readonly description: string;
  readonly style: string;
  readonly content: string;
};

/** The layout that the pages share, in the words of a kind of template; without the doctype. */
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
