import type { ReactNode } from "react";
import { type ProcessPart, processSteps } from "../../data/copy/process.ts";

/** A point on a pipe in the picture of the process, in pixels or percent. */
export type Position = { readonly x: string; readonly y: string };

/** Draws its children in pixels around a point; wide screens enlarge them. */
export function Part({ x, y, children }: Position & { readonly children: ReactNode }) {
  return (
    <svg x={x} y={y} overflow="visible">
      <g className="process-loop-part">{children}</g>
    </svg>
  );
}

type LabelProps = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** It ends at x. */
  readonly end?: boolean;
  /** On two lines. */
  readonly wrapped?: boolean | undefined;
};

/** A label whose first line is on baseline y, in pixels. */
export function Label({ x, y, text, end, wrapped }: LabelProps) {
  const lines = wrapped ? (/^(.{8,}?) (.+)$/.exec(text)?.slice(1) ?? [text]) : [text];
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * 18} textAnchor={end ? "end" : undefined}>
      {line}
    </text>
  ));
}

type StepLabelProps = Omit<LabelProps, "text"> & { readonly step: ProcessPart; readonly below?: boolean };

/** A step's number, and beside or below it its name, as in the list. The number comes last in a label that ends at x. */
export function StepLabel({ x, y, step, below, ...layout }: StepLabelProps) {
  const index = processSteps.findIndex(({ place }) => place === step);
  const { name = "", optional } = processSteps[index] ?? {};
  const side = layout.end ? -1 : 1;
  const middle = x + 11 * side;
  return (
    <>
      <g className={optional ? "process-loop-option" : "process-loop-number"}>
        <rect x={middle - 11} y={y - 17} width="22" height="22" />
        <text x={middle} y={y} textAnchor="middle">
          {index + 1}
        </text>
      </g>
      <Label {...layout} x={below ? x : x + 30 * side} y={below ? y + 24 : y} text={name} />
    </>
  );
}
