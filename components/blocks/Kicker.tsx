/** A line above Home's heading that says what the page is about. */
export function Kicker({ text }: { readonly text: string }) {
  return <p className="kicker">{text}</p>;
}
