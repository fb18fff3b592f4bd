import type { ReactNode } from "react";
import { Sentences } from "./Sentences.tsx";

type SectionProps = {
  readonly heading: string;
  readonly id?: string | undefined;
  /** Of a component that is a section. */
  readonly className?: string;
  /** "hot" for what we flush, "cold" for what we don't. */
  readonly tone?: "hot" | "cold";
  /** Not printed. */
  readonly screenOnly?: boolean;
  /** Prose beside the content on a wide screen. */
  readonly aside?: ReactNode;
  /** Below the heading and the prose; on a wide screen beside them, down to the section's lower edge. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
};

/** A part of a page under an h2, in two columns if it has an aside or a picture and there is room. */
export function Section(props: SectionProps) {
  const { heading, id, className, tone, screenOnly, aside, picture, children } = props;
  const title = (
    <h2>
      <Sentences text={heading} />
    </h2>
  );
  const classes = ["section", className, screenOnly && "screen-only"].filter(Boolean).join(" ");
  return (
    <section className={classes} id={id} data-tone={tone}>
      {picture ? (
        <div className="section-columns">
          <div className="section-blocks">
            {title}
            {children}
          </div>
          <div className="section-picture">{picture}</div>
        </div>
      ) : (
        title
      )}
      {aside && (
        <div className="section-columns">
          <div className="section-blocks">{aside}</div>
          <div className="section-blocks">{children}</div>
        </div>
      )}
      {!aside && !picture && children}
    </section>
  );
}
