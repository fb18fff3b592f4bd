import type { ReactNode } from "react";
import { spotTemperatures } from "../data/illustration.ts";
import type { Value } from "../data/values.ts";
import { Panel, Wall } from "./Panel.tsx";
import { PanelDefinitions } from "./PanelDefinitions.tsx";
import { Spot, Spots } from "./Spot.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { grey } from "./thermal.ts";
import { FlowValve, ReturnValve } from "./Valves.tsx";

/**
 * What a value looks like to a thermal camera; the text below says the same. The first one holds what all share.
 * Each reading is what the drawing's colour stands for at its cross, the middle of a flute.
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

/** Hot water reaches the valve and no further: assessed first, and not flushed. */
const declined = (
  <>
    <Scene>
      <PanelDefinitions />
      <ellipse cx="18%" cy="60%" rx="9%" ry="32%" fill="url(#panel-glow)" opacity=".5" />
      <Panel name="declined" x={22} y={17} width={58} height={52} top={17} foot={15} blocked>
        <FlowValve pipe={63} head={44} />
        <ReturnValve pipe={19} cap={17} />
      </Panel>
    </Scene>
    <Spots>
      <Spot x={51} y={42} reading={`${spotTemperatures.declined} °C`} />
    </Spots>
  </>
);

/** Radiators of three sizes, each set at its lockshield valve to the same heat. */
const sizes = [
  { name: "small", x: 7, y: 29, width: 21, height: 40 },
  { name: "large", x: 36, y: 17, width: 30, height: 52 },
  { name: "medium", x: 74, y: 23, width: 19, height: 46 },
];
const balanced = (
  <>
    <Scene>
      <ellipse cx="50%" cy="34%" rx="50%" ry="42%" fill="url(#panel-glow)" />
      {sizes.map((size) => (
        <Panel key={size.name} {...size} top={59} foot={55}>
          <Lockshield />
        </Panel>
      ))}
    </Scene>
    <Spots>
      {sizes.map(({ name, x, width }) => (
        <Spot key={name} x={x + width / 2} y={43} reading={`${spotTemperatures.balanced} °C`} below />
      ))}
    </Spots>
  </>
);

/** Pipes that leave the panel downwards, and on the right one the valve that balances it. */
function Lockshield() {
  return (
    <>
      <path d="M8 0h9v900h-9z" fill={grey(62)} />
      <svg x="100%" y="100%" overflow="visible">
        <path d="M-17-40h9v400h-9z" fill={grey(56)} />
        <rect x="-21" y="12" width="17" height="18" rx="3" fill={grey(40)} />
      </svg>
    </>
  );
}

/** Hot from top to foot. */
const cleared = (
  <>
    <Scene>
      <ellipse cx="50%" cy="34%" rx="54%" ry="48%" fill="url(#panel-glow)" />
      <Panel name="cleared" x={20} y={17} width={58} height={52} top={64} foot={57}>
        <FlowValve pipe={64} head={44} />
        <ReturnValve pipe={57} cap={40} />
      </Panel>
    </Scene>
    <Spots>
      <Spot x={49} y={27} reading={`${spotTemperatures.clearedTop} °C`} />
      <Spot x={49} y={59} reading={`${spotTemperatures.clearedFoot} °C`} />
    </Spots>
  </>
);

const pictures: Readonly<Record<Value["name"], ReactNode>> = {
  Integrity: declined,
  "Expert Knowledge": balanced,
  Results: cleared,
};
