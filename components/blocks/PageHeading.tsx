import type { ReactNode } from "react";

type PageHeadingProps = {
  /** One or two lines; each stays on a line of its own where there is room. */
  readonly lines: readonly [string, string?];
  /** A line above the heading that says what the page is about. */
  readonly kicker?: string;
  readonly children?: ReactNode;
};

/** The top of a page: its one h1, and beside or below it the first thing to know. */
export function PageHeading({ lines, kicker, children }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <div>
        {kicker && <p className="page-heading-kicker">{kicker}</p>}
        <h1>
          <span>{lines[0]}</span> {lines[1] && <span>{lines[1]}</span>}
        </h1>
      </div>
      <div className="page-heading-text">{children}</div>
    </div>
  );
}
