import type { ReactNode } from "react";

type SectionProps = {
  readonly heading: string;
  readonly id?: string;
  /** "cold" for what is not flushed; a plain section has no tone. */
  readonly tone?: "cold";
  /** Left out on paper. */
  readonly screenOnly?: boolean;
  /** Prose that stands beside the main thing on a wide screen. */
  readonly aside?: ReactNode;
  /** Stands below the rest, and on a wide screen beside all of it; it rests on the section's foot. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
};

/** A part of a page under an h2. With an aside it has two columns where there is room. */
export function Section({ heading, id, tone, screenOnly, aside, picture, children }: SectionProps) {
  return (
    <section
      className={screenOnly ? "section screen-only" : "section"}
      id={id}
      data-tone={tone}
      data-picture={picture ? true : undefined}
    >
      <h2>{heading}</h2>
      {aside ? (
        <div className="section-columns">
          <div className="section-aside">{aside}</div>
          <div>{children}</div>
        </div>
      ) : (
        children
      )}
      {picture && <div className="section-picture">{picture}</div>}
    </section>
  );
}
