import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Label, Part } from "./ProcessLabel.tsx";
import { Arrow, Pump, Valve } from "./ProcessMachines.tsx";
import type { Pipe } from "./ProcessPipes.tsx";
import { ProcessScene, radiators } from "./ProcessScene.tsx";
import { Dose, Magnet, OptionalFilter, Samples } from "./ProcessWater.tsx";

/** The pipe up from the pump, the pipe down to it, and the height where they meet. */
const riser = "42";
const drop = "91%";
const back = "522";
const magnet = "446";

const rows = radiators.map(({ name, sludge }, index) => {
  const top = 36 + index * 88;
  return { name, sludge, top: `${top}`, inlet: `${top + 14}`, outlet: `${top + 51}` };
});
const panels = rows.map(({ name, sludge, top }) => (
  <SludgedRadiator key={name} sludge={sludge} x="26%" y={top} width="50%" height="64" />
));

const pipes: readonly Pipe[] = [
  { water: "cleaned", from: [drop, back], to: [riser, back] },
  { water: "hot", from: [riser, back], to: [riser, "50"] },
  { water: "black", from: [drop, "87"], to: [drop, magnet] },
  { water: "cleaned", from: [drop, magnet], to: [drop, back] },
  ...rows.flatMap(({ inlet, outlet }): Pipe[] => [
    { water: "hot", from: [riser, inlet], to: ["27%", inlet] },
    { water: "black", from: ["75%", outlet], to: [drop, outlet] },
  ]),
];

/** The loop for narrow screens: the radiators on three floors, the return pipe on the right. */
export function ProcessLoopTall() {
  return (
    <ProcessScene className="process-loop-tall" height={600} panels={panels} pipes={pipes}>
      <Fittings />
      <Pump x={riser} y={back} />
      <Dose x="40%" y={back} label="beside" />
      <Samples x="69%" y={back} />
      <Magnet x={drop} y={magnet} label="beside" />
      <OptionalFilter x={drop} y="338" label="beside" />
    </ProcessScene>
  );
}

/** Valves, arrows and labels on the pipes. */
function Fittings() {
  return (
    <>
      {rows.map(({ name, top, outlet }) => (
        <g key={name}>
          <Part x="26%" y={top}>
            <Label x={0} y={-7} text={name} />
          </Part>
          <Valve x="83.5%" y={outlet} turned />
        </g>
      ))}
      <Part x="83.5%" y="263">
        <Label x={11} y={34} text="Valves" step="valves" end />
      </Part>
      <Part x={drop} y="175">
        <text transform="rotate(90)" y="-17" textAnchor="middle">
          Black water back
        </text>
      </Part>
      <Arrow x={riser} y="94" turn={-90} />
      <Arrow x={riser} y="182" turn={-90} />
      <Arrow x={riser} y="370" turn={-90} />
      <Arrow x={drop} y="131" turn={90} />
      <Arrow x={drop} y="219" turn={90} />
    </>
  );
}
