import type { ReactNode } from "react";

/** A part of a page in plain HTML: headings from h2, paragraphs, lists, quotations, tables, pictures and links. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
