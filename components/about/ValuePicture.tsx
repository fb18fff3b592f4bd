import { Fragment, type ReactNode } from "react";
import { flowShares, spotTemperatures } from "../../data/copy/illustration.ts";
import { microboreSizes, pencilSize } from "../../data/copy/limits.ts";
import type { Value } from "../../data/copy/values.ts";
import { Pencil } from "../drawings/Pencil.tsx";
import { TubeGradient } from "../drawings/Pipes.tsx";
import { PlainRadiator, PlainRadiatorDefinitions, Wall } from "../drawings/PlainRadiator.tsx";
import { Spot, SpotLabel, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";
import { FlowValve, ReturnValve } from "../drawings/Valves.tsx";

/**
 * A value as a thermal picture; the text below says the same. The first one contains the definitions for all. A reading
 * is the temperature of the drawing's colour at its cross, the middle of a flute.
 */
export function ValuePicture({ name }: Pick<Value, "name">) {
  return (
    <div className="value-picture" aria-hidden="true">
      {pictures[name]}
    </div>
  );
}

function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <ThermalView>
      <Wall />
      {children}
    </ThermalView>
  );
}

/** Pixels per millimetre in the close-up, and the thickness of its pipe in millimetres. */
const SCALE = 4;
const [, pipeSize] = microboreSizes;

/** A microbore pipe below its valve, and a pencil held beside it: hardly thinner. */
const microbore = (
  <>
    <Scene>
      <PlainRadiatorDefinitions />
      <ellipse cx="42%" cy="40%" rx="26%" ry="70%" fill="url(#plain-radiator-glow)" />
      <TubeGradient id="value-picture-tube" celsius={[26, 46, 35, 24]} />
      <svg x="42%" overflow="visible">
        <rect
          x={(-pipeSize / 2) * SCALE}
          width={pipeSize * SCALE}
          height="900"
          fill="url(#value-picture-tube)"
        />
        <path d="M-34 0h68v34l-10 12h-48l-10-12z" fill={grey(55)} />
        <path d="M-34 0h22v34h-22zM12 0h22v34H12z" opacity=".18" />
      </svg>
      <svg x="57%" y="22%" overflow="visible">
        <g transform={`scale(${SCALE})`}>
          <Pencil />
        </g>
      </svg>
    </Scene>
    <Spots>
      <SpotLabel x={42} y={66} from={-6} text={`${pipeSize} mm`} />
      <SpotLabel x={57} y={66} from={2.5} text={`${pencilSize} mm`} />
    </Spots>
  </>
);

/** Radiators of three sizes, each with its share of the flow: one arrow per tenth, up its flow pipe. */
const sizes = [
  { name: "small", x: 8, y: 36, width: 17, height: 33 },
  { name: "large", x: 37, y: 15, width: 26, height: 54 },
  { name: "medium", x: 75, y: 23, width: 18, height: 46 },
] as const;
const balanced = (
  <>
    <Scene>
      <ellipse cx="50%" cy="34%" rx="50%" ry="42%" fill="url(#plain-radiator-glow)" />
      {sizes.map((size) => (
        <PlainRadiator key={size.name} {...size} top={60} foot={52}>
          <FlowValve pipe={62} head={44} scale={0.5} />
          <ReturnValve pipe={52} cap={40} scale={0.5} />
        </PlainRadiator>
      ))}
    </Scene>
    <Spots>
      {sizes.map(({ name, x, y, width, height }) => (
        <Fragment key={name}>
          <SpotLabel x={x + width / 2} y={80} from={-2} text={`${flowShares[name]}%`} />
          <svg className="value-picture-flow" x={`${x}%`} y={`${y + height}%`} overflow="visible">
            <path d={arrows(flowShares[name] / 10)} />
          </svg>
        </Fragment>
      ))}
    </Spots>
  </>
);

/** Arrows up a flow pipe, one below another, starting at the bottom of the panel. */
function arrows(count: number): string {
  return Array.from({ length: count }, (_, index) => `M-20 ${8 + index * 13}l7.25-7 7.25 7`).join("");
}

/** Hot from top to bottom. */
const cleared = (
  <>
    <Scene>
      <ellipse cx="50%" cy="34%" rx="54%" ry="48%" fill="url(#plain-radiator-glow)" />
      <PlainRadiator name="cleared" x={20} y={17} width={58} height={52} top={62} foot={49}>
        <FlowValve pipe={63} head={44} />
        <ReturnValve pipe={52} cap={38} />
      </PlainRadiator>
    </Scene>
    <Spots>
      <Spot x={49} y={27} reading={`${spotTemperatures.clearedTop} °C`} />
      <Spot x={49} y={59} reading={`${spotTemperatures.clearedFoot} °C`} />
    </Spots>
  </>
);

const pictures: Readonly<Record<Value["name"], ReactNode>> = {
  Integrity: microbore,
  "Expert Knowledge": balanced,
  Results: cleared,
};
