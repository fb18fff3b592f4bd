import { clearWater, slate } from "../styles/colours.ts";
import { Label, Part, type Position, StepLabel } from "./ProcessLabel.tsx";

/** A point, and whether the label is below or beside it. */
type LabelledPosition = Position & { readonly label: "below" | "beside" };

/** A magnet catches iron from black water: a cylinder cut open, its rod bristling with magnetite. */
export function Magnet({ label, ...position }: LabelledPosition) {
  return (
    <Part {...position}>
      <path className="process-loop-glass" d="M-26-50h52V50h-52z" />
      <path className="process-loop-dirt" opacity=".45" d="M0-50h26V50H0z" />
      <path className="process-loop-dirt" d={`M-4-37${bristles(1)}h8${bristles(-1)}z`} />
      <path className="process-loop-rod" d="M-4-50h8v88h-8z" />
      <path d="M-26-50h52V50h-52zM-32-50h64M-8-50v-9H8v9M-6 50v10H6V50" />
      <StepLabel
        {...(label === "below" ? { x: -26, y: 128 } : { x: -40, y: -22, end: true, wrapped: true })}
        step="magnet"
      />
    </Part>
  );
}

/** Long and short bristles in turn: down the left side of a rod, or up its right side. */
function bristles(direction: 1 | -1): string {
  return [14, 8, 14, 8, 14, 8, 14, 8, 14]
    .map((length) => [-length, 4, length, 4].map((step) => step * direction))
    .map((steps) => `l${steps.join(" ")}`)
    .join("");
}

/** Dirty water leaves through a pipe that ends over the grate of a drain. */
export function Drain(position: Position) {
  return (
    <Part {...position}>
      <path d="M-6.5 6v50M6.5 6v50" />
      <path d="M-5 4H5V56H-5z" fill={slate} stroke="none" />
      <path className="process-loop-arrow" d="M-10 25 0 42 10 25z" />
      <path className="process-loop-body" d="M-26 68h52v13h-52zM-13 68v13M0 68v13M13 68v13" />
      <Label x={12} y={30} text="Dirty water out" wrapped />
    </Part>
  );
}

/** Clean water comes in through a valve. */
export function Inlet(position: Position) {
  return (
    <Part {...position}>
      <path d="M-6.5 6v76M6.5 6v76" />
      <path d="M-5 4H5V82H-5z" fill={clearWater} stroke="none" />
      <path className="process-loop-arrow" d="M-10 40 0 23 10 40z" />
      <path className="process-loop-body" d="M-9 52H9L-9 74H9z" />
      <Label x={12} y={30} text="Clean water in" wrapped />
    </Part>
  );
}

/** An upended bottle from which neutraliser and inhibitor go in. */
export function Dose({ label, ...position }: Position & { readonly label: "above" | "beside" }) {
  return (
    <Part {...position}>
      <path className="process-loop-body" d="M-14-62h28v24l-9 12h-10l-9-12z" />
      <path className="process-loop-solid" d="M-14-50h28v12l-9 12h-10l-9-12z" />
      <path d="M0-8v-18M-8-17H8" />
      <StepLabel
        {...(label === "above" ? { x: -42, y: -93, wrapped: true } : { x: 24, y: -38 })}
        step="dose"
      />
    </Part>
  );
}

/** The optional filter on the system, drawn dashed. */
export function OptionalFilter({ label, ...position }: LabelledPosition) {
  return (
    <Part {...position}>
      <path className="process-loop-option" d="M-20-30h40v60h-40zM-26-30h52M-6 30v10H6V30" />
      <StepLabel {...(label === "below" ? { x: -20, y: 128 } : { x: -34, y: 5, end: true })} step="filter" />
    </Part>
  );
}
