import type { ReactNode } from "react";
import { type ProcessPlace, processSteps } from "../../data/services.ts";

/** Where something stands in the picture of the process: its point on the pipe, in pixels or percent. */
export type Place = { readonly x: string; readonly y: string };

/** Draws its children in pixels around a place; a wide screen shows them larger. */
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
  /** The step that is done here; its number stands first, or last in a label that ends at x. */
  readonly step?: ProcessPlace;
  readonly end?: boolean;
};

/** A label whose text stands on y in pixels, with the number that its step has in the list of steps. */
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
