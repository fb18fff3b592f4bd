import { Label, Part, type Place } from "./ProcessLabel.tsx";

/** A point, and whether the label is below or beside it. */
type LabelledPlace = Place & { readonly label: "below" | "beside" };

/** A magnet catches iron from black water: a cylinder cut open, its rod bristling with magnetite. */
export function Magnet({ label, ...place }: LabelledPlace) {
  return (
    <Part {...place}>
      <path className="process-loop-glass" d="M-26-50h52V50h-52z" />
      <path className="process-loop-dirt" opacity=".45" d="M0-50h26V50H0z" />
      <path className="process-loop-dirt" d={`M-4-37${bristles(1)}h8${bristles(-1)}z`} />
      <path className="process-loop-rod" d="M-4-50h8v88h-8z" />
      <path d="M-26-50h52V50h-52zM-32-50h64M-8-50v-9H8v9M-6 50v10H6V50" />
      <Label
        {...(label === "below" ? { x: -26, y: 128 } : { x: -40, y: 5, end: true })}
        text="Magnet"
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

/** An upended bottle from which neutraliser and inhibitor go in. */
export function Dose({ label, ...place }: LabelledPlace) {
  return (
    <Part {...place}>
      <path className="process-loop-body" d="M-14-62h28v24l-9 12h-10l-9-12z" />
      <path className="process-loop-solid" d="M-14-50h28v12l-9 12h-10l-9-12z" />
      <path d="M0-8v-18M-8-17H8" />
      <Label {...(label === "below" ? { x: -16, y: 128 } : { x: 20, y: -38 })} text="Inhibitor" step="dose" />
    </Part>
  );
}

/** The darkness of the samples, from first to last. */
const samples = [1, 0.72, 0.36, 0.1];

/** Jars filled in turn at one tap. The cross behind each shows once the water is clear. */
export function Samples(place: Place) {
  return (
    <Part {...place}>
      <path d="M0 8v18M-8 17H8" />
      {samples.map((dirt, index) => (
        <g key={dirt} transform={`translate(${index * 36 - 54})`}>
          <path className="process-loop-glass" d="M-13 34h26v68h-26z" />
          <path className="process-loop-rod" d="M-8 78H8M0 70v16" />
          <path className="process-loop-dirt" opacity={dirt} d="M-13 50h26v52h-26z" />
          <path d="M-13 34v68h26V34M-16 34h32" />
        </g>
      ))}
      <Label x={-67} y={128} text="Samples, in turn" />
    </Part>
  );
}

/** The optional filter on the system, drawn dashed. */
export function OptionalFilter({ label, ...place }: LabelledPlace) {
  return (
    <Part {...place}>
      <path className="process-loop-option" d="M-20-30h40v60h-40zM-26-30h52M-6 30v10H6V30" />
      <Label
        {...(label === "below" ? { x: -20, y: 128 } : { x: -34, y: 5, end: true })}
        text="Optional filter"
        step="filter"
      />
    </Part>
  );
}
