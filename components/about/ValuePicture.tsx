import type { ReactNode } from "react";
import { flowShares, spotTemperatures } from "../../data/copy/illustration.ts";
import type { Value } from "../../data/copy/values.ts";
import { microboreSizes, pencilSize } from "../../data/model/pipe-sizes.ts";
import { Pencil } from "../drawings/Pencil.tsx";
import { coolTube, TubeGradient } from "../drawings/Pipes.tsx";
import { SludgedRadiator, Wall } from "../drawings/SludgedRadiator.tsx";
import { Spot, SpotLabel, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";

/**
 * A value as a thermal picture; the text below says the same. A reading is the temperature of the drawing's colour at its
 * cross, the middle of a flute. Needs SludgedRadiatorDefinitions on the page.
 */
export function ValuePicture({ name }: Pick<Value, "name">) {
  const { drawing, marks } = pictures[name];
  return (
    <div className="value-picture drawing" aria-hidden="true">
      <ThermalView>
        <Wall />
        {drawing}
      </ThermalView>
      <Spots>{marks}</Spots>
    </div>
  );
}

/** Pixels per millimetre in the close-up, and the thickness of its pipe in millimetres. */
const SCALE = 4;
const [, pipeSize] = microboreSizes;

/** A microbore pipe, cool, and a pencil held beside it: hardly thinner. */
const microbore = {
  drawing: (
    <>
      <TubeGradient id="value-picture-tube" celsius={coolTube} />
      <svg x="42%" overflow="visible">
        <rect
          x={(-pipeSize / 2) * SCALE}
          width={pipeSize * SCALE}
          height="900"
          fill="url(#value-picture-tube)"
        />
      </svg>
      <svg x="57%" y="22%" overflow="visible">
        <g transform={`scale(${SCALE})`}>
          <Pencil />
        </g>
      </svg>
    </>
  ),
  marks: (
    <>
      <SpotLabel x={42} y={66} from={-6} text={`${pipeSize} mm`} />
      <SpotLabel x={57} y={66} from={2.5} text={`${pencilSize} mm`} />
    </>
  ),
};

/** Radiators of three sizes, each with its share of the flow. */
const sizes = [
  { name: "small", x: 8, y: 36, width: 17, height: 33 },
  { name: "large", x: 37, y: 15, width: 26, height: 54 },
  { name: "medium", x: 75, y: 23, width: 18, height: 46 },
] as const;
const balanced = {
  drawing: sizes.map(({ name, x, y, width, height }) => (
    <SludgedRadiator
      key={name}
      sludge={0}
      returns={52}
      x={`${x}%`}
      y={`${y}%`}
      width={`${width}%`}
      height={`${height}%`}
    />
  )),
  marks: sizes.map(({ name, x, width }) => (
    <SpotLabel key={name} x={x + width / 2} y={80} from={-2} text={`${flowShares[name]}%`} />
  )),
};

/** Hot from top to bottom. */
const cleared = {
  drawing: <SludgedRadiator sludge={0} returns={52} large x="20%" y="17%" width="58%" height="52%" />,
  marks: (
    <>
      <Spot x={49} y={27} reading={`${spotTemperatures.clearedTop} °C`} />
      <Spot x={49} y={59} reading={`${spotTemperatures.clearedFoot} °C`} />
    </>
  ),
};

type Picture = { readonly drawing: ReactNode; readonly marks: ReactNode };

const pictures: Readonly<Record<Value["name"], Picture>> = {
  Integrity: microbore,
  "Expert Knowledge": balanced,
  Results: cleared,
};
