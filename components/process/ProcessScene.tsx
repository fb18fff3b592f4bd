import type { ReactNode } from "react";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { wall } from "../drawings/thermal.ts";
import { type Pipe, ProcessPipes } from "./ProcessPipes.tsx";

/** The radiators in the order of flushing: the first is clear before the last begins. */
export const radiators = [
  { name: "Clear", sludge: 0 },
  { name: "Clearing", sludge: 0.45 },
  { name: "Sludge", sludge: 0.95 },
] as const;

type SceneProps = {
  readonly className: string;
  /** In pixels; CSS can override it. */
  readonly height: number;
  readonly panels: ReactNode;
  readonly pipes: readonly Pipe[];
  readonly children: ReactNode;
};

/**
 * One arrangement of the loop: the wall and the radiators in thermal colours, and over them the line drawing of the
 * pipes and machines. Everything is within the middle 92 percent of the width.
 */
export function ProcessScene({ className, height, panels, pipes, children }: SceneProps) {
  return (
    <div className={className} aria-hidden="true">
      <ThermalView>
        <rect width="100%" height="100%" fill={wall} />
        <ellipse cx="56%" cy="34%" rx="58%" ry="50%" fill="url(#process-loop-glow)" />
        <svg x="4%" width="92%" overflow="visible">
          {panels}
        </svg>
      </ThermalView>
      <svg className="process-loop-parts" width="640" height={height}>
        <svg x="4%" width="92%" overflow="visible">
          <ProcessPipes pipes={pipes} />
          {children}
        </svg>
      </svg>
    </div>
  );
}
