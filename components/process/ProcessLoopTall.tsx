import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Label, Part, StepLabel } from "./ProcessLabel.tsx";
import { Arrow, Pump, Valve } from "./ProcessMachines.tsx";
import type { Pipe } from "./ProcessPipes.tsx";
import { ProcessScene, radiators } from "./ProcessScene.tsx";
import { Dose, Drain, Inlet, Magnet, OptionalFilter } from "./ProcessWater.tsx";

/** The pipe up from the pump, the pipe down to it, and the height where they meet. */
const riser = "42";
const drop = "91%";
const back = "602";
const magnet = "474";
const inlet = "42%";

const rows = radiators.map(({ name, sludge }, index) => {
  const top = 36 + index * 88;
  return {
    name,
    water: sludge ? "black" : "clear",
    sludge,
    top: `${top}`,
    inlet: `${top + 14}`,
    outlet: `${top + 51}`,
  };
});
const panels = rows.map(({ name, sludge, top }) => (
  <SludgedRadiator key={name} sludge={sludge} x="26%" y={top} width="50%" height="64" />
));

const pipes: readonly Pipe[] = [
  { water: "filtered", from: [drop, back], to: [inlet, back] },
  { water: "clear", from: [inlet, back], to: [riser, back] },
  { water: "hot", from: [riser, back], to: [riser, "50"] },
  { water: "clear", from: [drop, "87"], to: [drop, "175"] },
  { water: "black", from: [drop, "175"], to: [drop, magnet] },
  { water: "filtered", from: [drop, magnet], to: [drop, back] },
  ...rows.flatMap(({ sludge, inlet, outlet }): Pipe[] => [
    { water: "hot", from: [riser, inlet], to: ["27%", inlet] },
    { water: sludge ? "black" : "clear", from: ["75%", outlet], to: [drop, outlet] },
  ]),
];

/** The loop for narrow screens: the radiators on three floors, the return pipe on the right. */
export function ProcessLoopTall() {
  return (
    <ProcessScene className="process-loop-tall" height={680} panels={panels} pipes={pipes}>
      <Fittings />
      <Pump x={riser} y={back} />
      <Dose x="40%" y={back} label="above" />
      <Inlet x={inlet} y={back} />
      <Drain x="72.5%" y={back} />
      <Magnet x={drop} y={magnet} label="beside" />
      <OptionalFilter x={drop} y="366" label="beside" />
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
        <StepLabel x={11} y={34} step="valves" end wrapped />
      </Part>
      <Arrow x={riser} y="94" turn={-90} />
      <Arrow x={riser} y="182" turn={-90} />
      <Arrow x={riser} y="370" turn={-90} />
      <Arrow x={drop} y="131" turn={90} />
      <Arrow x={drop} y="219" turn={90} />
    </>
  );
}
