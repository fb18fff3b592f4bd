import { Children, isValidElement, type ReactNode } from "react";

/** A part of a page in plain HTML: headings from h2, paragraphs, lists, quotations, tables, pictures and links. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{Children.map(children, withTableScrollable)}</div>;
}

/** Safari gives the keyboard only boxes with a tabindex. The table has a name of its own: its caption. */
function withTableScrollable(part: ReactNode) {
  if (!isValidElement(part) || part.type !== "table") return part;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <figure className="prose-table" aria-label="Table that can scroll" tabIndex={0}>
      {part}
    </figure>
  );
}
