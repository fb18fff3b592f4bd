import type { ReactNode } from "react";

type PageHeadingProps = {
  /** One or two lines, each on its own line if there is room. */
  readonly lines: readonly [string, string?];
  /** Above the heading. */
  readonly kicker?: ReactNode;
  readonly children?: ReactNode;
};

/** The top of a page: its h1, and the first thing to know beside or below it. */
export function PageHeading({ lines, kicker, children }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <div>
        {kicker}
        <h1>
          <span>{lines[0]}</span> {lines[1] && <span>{lines[1]}</span>}
        </h1>
      </div>
      <div className="page-heading-text">{children}</div>
    </div>
  );
}
