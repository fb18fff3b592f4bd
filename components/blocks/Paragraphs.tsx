/** A text with empty lines between its paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split("\n\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
