import type { ReactNode } from "react";
import { Sentences } from "./Sentences.tsx";

type SectionProps = {
  readonly heading: string;
  readonly id?: string;
  /** "hot" for what we flush, "cold" for what we don't. */
  readonly tone?: "hot" | "cold";
  /** Not printed. */
  readonly screenOnly?: boolean;
  /** Prose beside the content on a wide screen. */
  readonly aside?: ReactNode;
  /** Below the rest; on a wide screen beside it, down to the section's lower edge. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
};

/** Text, and on a wide screen the content in a second column. */
function Columns({ aside, children }: Pick<SectionProps, "aside" | "children">) {
  return (
    <div className="section-columns">
      <div className="section-aside">{aside}</div>
      {children && <div>{children}</div>}
    </div>
  );
}

/** A part of a page under an h2, in two columns if it has an aside and there is room. */
export function Section({ heading, id, tone, screenOnly, aside, picture, children }: SectionProps) {
  return (
    <section
      className={screenOnly ? "section screen-only" : "section"}
      id={id}
      data-tone={tone}
      data-picture={picture ? true : undefined}
    >
      <h2>
        <Sentences text={heading} />
      </h2>
      {aside ? <Columns aside={aside}>{children}</Columns> : children}
      {picture && <div className="section-picture">{picture}</div>}
    </section>
  );
}
