/** A text with empty lines between its paragraphs; those that begin with "- " or "1. " are items of a list. */
export function Paragraphs({ text }: { readonly text: string }) {
  return blocksOf(text).map(([first = "", ...others]) => {
    const items = [first, ...others].map((item) => <li key={item}>{item.replace(ITEM, "")}</li>);
    if (first.startsWith("- ")) {
      return (
        <ul key={first} className="bullets">
          {items}
        </ul>
      );
    }
    return ITEM.test(first) ? (
      <ol key={first} className="numbers">
        {items}
      </ol>
    ) : (
      <p key={first}>{first}</p>
    );
  });
}

const ITEM = /^(?:-|\d+\.) /;

/** The paragraphs of a text, each in a list of its own; items of one list together. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const paragraph of text.split("\n\n")) {
    const last = blocks.at(-1);
    if (last && kindOf(paragraph) !== "" && kindOf(last[0]) === kindOf(paragraph)) last.push(paragraph);
    else blocks.push([paragraph]);
  }
  return blocks;
}

/** "-" for bullets, "1" for numbers, "" for a paragraph. */
const kindOf = (paragraph = "") =>
  ITEM.exec(paragraph)?.[0]
    .replace(/\d+\. /, "1")
    .trim() ?? "";
