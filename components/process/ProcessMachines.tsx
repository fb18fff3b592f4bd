import type { SVGProps } from "react";
import { clearWater, tokens, white } from "../styles/colours.ts";
import { Part, type Position, StepLabel } from "./ProcessLabel.tsx";

/** Round the pump, which drives water up its outlet: the open tank that feeds it, on a trolley. */
export function Pump(position: Position) {
  return (
    <Part {...position}>
      <path fill={white} d="M26-88h92v62h-92z" />
      <path fill={tokens.soot} stroke="none" opacity=".35" d="M26-66q23-8 46 0t46 0v40h-92z" />
      <path d="M26-88v62h92v-62" />
      <path className="process-loop-edges" d="M92-18V0H0" />
      <path className="process-loop-pipes" stroke={clearWater} d="M92-20V0H0" />
      <path d="M-24 27H124M110-26v53M34-26v53M0 19v8" />
      <circle fill={tokens.cold} r="19" />
      <path fill={white} stroke="none" d="M-10 5 0-12 10 5z" />
      <circle fill={tokens.cold} cx="-8" cy="33" r="6" />
      <circle fill={tokens.cold} cx="104" cy="33" r="6" />
      <StepLabel x={-24} y={62} step="pump" />
    </Part>
  );
}

/** A valve where a pipe turns into a radiator: by its head it is set to a temperature, under its cap to a flow. */
export function RadiatorValve({ cap = false, ...position }: Position & { readonly cap?: boolean }) {
  return (
    <Part {...position}>
      <path
        fill={tokens.cold}
        d={
          cap
            ? "M-6-10v-16H6v16M-9-10H9V9H-9z"
            : "M-9-18v-26H9v26zM-3-44v26M3-44v26M-4-18v8M4-18v8M-9-10H9V9H-9z"
        }
      />
    </Part>
  );
}

/** The boiler of the house. It is no part of the flush. */
export function Boiler(box: SVGProps<SVGSVGElement>) {
  return (
    <svg {...box} overflow="visible">
      <rect className="process-loop-option" fill={tokens.cold} width="100%" height="100%" />
      <text x="50%" y="55%" textAnchor="middle">
        Boiler
      </text>
    </svg>
  );
}

/** A closed valve on a pipe to the boiler, which stays out of the flush. */
export function ClosedValve({ upright = false, ...position }: Position & { readonly upright?: boolean }) {
  return (
    <Part {...position}>
      <path fill={white} stroke="none" d={upright ? "M-9-11H9L-9 11H9z" : "M-11-9V9L11-9V9z"} />
    </Part>
  );
}

/** The direction of flow, in degrees clockwise from right. */
export function Arrow({ turn, ...position }: Position & { readonly turn: number }) {
  return (
    <Part {...position}>
      <path
        fill={white}
        stroke={tokens.soot}
        strokeWidth="2"
        d="M-7-10 10 0-7 10z"
        transform={`rotate(${turn})`}
      />
    </Part>
  );
}
