import { clearWater, slate, tokens, white } from "../styles/colours.ts";
import { Label, Part, type Position, StepLabel } from "./ProcessLabel.tsx";

/** A magnet catches iron from black water: a cylinder cut open, its rod bristling with magnetite. */
export function Magnet({ label, ...position }: Position & { readonly label: "left" | "right" }) {
  return (
    <Part {...position}>
      <path fill={white} d="M-26-50h52V50h-52z" />
      <path fill={tokens.soot} stroke="none" opacity=".45" d="M0-50h26V50H0z" />
      <path fill={tokens.soot} stroke="none" d={`M-4-37${bristles(1)}h8${bristles(-1)}z`} />
      <path fill={white} stroke={tokens.soot} d="M-4-50h8v88h-8z" />
      <path d="M-26-50h52V50h-52zM-32-50h64M-8-50v-9H8v9M-6 50v10H6V50" />
      <StepLabel x={label === "left" ? -40 : 40} y={-34} end={label === "left"} wrapped step="magnet" />
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

/** Dirty water leaves through a valve and a pipe that ends over the grate of a drain. */
export function Drain(position: Position) {
  return (
    <Part {...position}>
      <path d="M-6.5 6v52M6.5 6v52" />
      <path d="M-5 4H5V58H-5z" fill={slate} stroke="none" />
      <path fill={tokens.cold} d="M-9 14H9L-9 36H9z" />
      <path fill={white} stroke={tokens.soot} strokeWidth="2" d="M-10 42 0 59 10 42z" />
      <path fill={tokens.cold} d="M-26 68h52v13h-52zM-13 68v13M0 68v13M13 68v13" />
      <Label x={20} y={32} text="Dirty water to foul drain" wrapped />
    </Part>
  );
}

/** Clean water falls into the tank from a hose that ends above its rim; a bottle of neutraliser or inhibitor beside it. */
export function Filling(position: Position) {
  return (
    <Part {...position}>
      <path d="M43.5-154v40M56.5-154v40" />
      <path d="M45-154h10v40h-10z" fill={clearWater} stroke="none" />
      <path fill={tokens.cold} d="M41-148h18l-18 22h18z" />
      <path d="M50-110v40" stroke={clearWater} strokeDasharray="6 3" strokeWidth="5" />
      <Label x={36} y={-163} text="Clean water in" />
      <path fill={tokens.cold} d="M78-150h28v24l-9 12h-10l-9-12z" />
      <path fill={white} stroke="none" d="M78-138h28v12l-9 12h-10l-9-12z" />
      <path d="M92-114v16" />
      <StepLabel x={112} y={-138} below wrapped step="dose" />
    </Part>
  );
}

/** The optional filter on the pipe back to the boiler, drawn dashed; `beside` an upright pipe, with ports to it. */
export function OptionalFilter({ beside = false, ...position }: Position & { readonly beside?: boolean }) {
  const label = beside ? { x: -16, y: 78 } : { x: 26, y: -55, wrapped: true };
  return (
    <Part {...position}>
      <path
        className="process-loop-option"
        fill={tokens.cold}
        d="M-18-26h36v52h-36zM-24-26h48M-6 26v8H6v-8"
        transform={beside ? "translate(28)" : undefined}
      />
      {beside && <path d="M0-14h10M0 14h10" />}
      <StepLabel {...label} end step="filter" />
    </Part>
  );
}
