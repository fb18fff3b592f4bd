import type { ReactNode } from "react";

type PageHeadingProps = {
  /** One or two lines, each on its own line if there is room. */
  readonly lines: readonly [string, string?];
  /** What the page is about and where, in a line above the heading. */
  readonly kicker?: readonly [string, string];
  readonly children?: ReactNode;
};

/** How many of the largest characters there is room for beside the text. */
const SHORT = 20;

/** The top of a page: its h1, and the first thing to know beside or below it. */
export function PageHeading({ lines, kicker, children }: PageHeadingProps) {
  return (
    <div className="page-heading" data-short={lines.every((line = "") => line.length <= SHORT) || undefined}>
      <div>
        {kicker && (
          <p className="page-heading-kicker">
            {kicker[0]}, <span>{kicker[1]}</span>
          </p>
        )}
        <h1>
          <span>{lines[0]}</span> {lines[1] && <span>{lines[1]}</span>}
        </h1>
      </div>
      <div className="page-heading-text">{children}</div>
    </div>
  );
}
