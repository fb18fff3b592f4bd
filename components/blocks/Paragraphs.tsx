/** Between two blocks: not between two items of one list. */
const GAP = /(?<!(?:^|\n)[-•*] [^\n]*)\n\n|\n\n(?![-•*] )/;

/** A text with empty lines between its paragraphs; those that begin with "- " are a list. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split(GAP).map((block) =>
    /^[-•*] /.test(block) ? (
      <ul key={block} className="bullets">
        {block.split("\n\n").map((item) => (
          <li key={item}>{item.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={block}>{block}</p>
    ),
  );
}
