import type { ReactNode } from "react";
import { type ProcessPlace, processSteps } from "../../data/copy/services.ts";

/** A point on a pipe in the picture of the process, in pixels or percent. */
export type Place = { readonly x: string; readonly y: string };

/** Draws its children in pixels around a point; wide screens enlarge them. */
export function Part({ x, y, children }: Place & { readonly children: ReactNode }) {
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
  /** The step at this point. Its number comes first, or last in a label that ends at x. */
  readonly step?: ProcessPlace;
  readonly end?: boolean;
};

/** A label on baseline y in pixels, with the number of its step in the list. */
export function Label({ x, y, text, step, end = false }: LabelProps) {
  const side = end ? -1 : 1;
  return (
    <>
      {step && <StepNumber x={x + 11 * side} y={y} step={step} />}
      <text x={step ? x + 30 * side : x} y={y} textAnchor={end ? "end" : undefined}>
        {text}
      </text>
    </>
  );
}

type StepNumberProps = { readonly x: number; readonly y: number; readonly step: ProcessPlace };

/** The number of a step in a box of 22 px around x; the box of an optional step is dashed. */
function StepNumber({ x, y, step }: StepNumberProps) {
  const index = processSteps.findIndex(({ place }) => place === step);
  const optional = processSteps[index]?.optional;
  return (
    <g className={optional ? "process-loop-option" : "process-loop-number"}>
      <rect x={x - 11} y={y - 17} width="22" height="22" />
      <text x={x} y={y} textAnchor="middle">
        {index + 1}
      </text>
    </g>
  );
}
