import { Part, type Position, StepLabel } from "./ProcessLabel.tsx";

/** The flush pump below its tank, which receives the returning water. */
export function Pump(position: Position) {
  return (
    <Part {...position}>
      <path className="process-loop-glass" d="M-38-34h92v78h-92z" />
      <path className="process-loop-dirt" opacity=".35" d="M-38-10q23-8 46 0t46 0v54h-92z" />
      <path d="M-38-34h92v78h-92zM-45-34h106M-40 90h100M-14 44v6M30 44v14" />
      <path className="process-loop-body" d="M-14 58h66v24h-66z" />
      <path d="M26 58v24M34 58v24M42 58v24" />
      <circle className="process-loop-body" cx="-14" cy="68" r="19" />
      <path className="process-loop-solid" d="M-19 59-3 68-19 77z" />
      <circle className="process-loop-body" cx="-26" cy="95" r="6" />
      <circle className="process-loop-body" cx="44" cy="95" r="6" />
      <StepLabel x={-40} y={128} step="pump" />
    </Part>
  );
}

/** The symbol of a valve on a vertical pipe; rotated for a horizontal one. */
export function Valve({ turned = false, ...position }: Position & { readonly turned?: boolean }) {
  return (
    <Part {...position}>
      <path
        className="process-loop-body"
        d="M-9-11H9L-9 11H9z"
        transform={turned ? "rotate(90)" : undefined}
      />
    </Part>
  );
}

/** The direction of flow, in degrees clockwise from right. */
export function Arrow({ turn, ...position }: Position & { readonly turn: number }) {
  return (
    <Part {...position}>
      <path className="process-loop-arrow" d="M-7-10 10 0-7 10z" transform={`rotate(${turn})`} />
    </Part>
  );
}
