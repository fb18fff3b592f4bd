import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Label, Part, StepLabel } from "./ProcessLabel.tsx";
import { Arrow, Pump, Valve } from "./ProcessMachines.tsx";
import type { Pipe } from "./ProcessPipes.tsx";
import { ProcessScene, radiators } from "./ProcessScene.tsx";
import { Dose, Drain, Inlet, Magnet, OptionalFilter } from "./ProcessWater.tsx";

/** Heights of the pipes: to the radiators, from them, and back to the pump. */
const flow = "8%";
const collected = "50%";
const back = "68%";
/** The pipe up from the pump and the pipe down to it. */
const riser = "44";
const drop = "98%";
const magnet = "58%";
const inlet = "25%";

const columns = radiators.map(({ name, sludge }, index) => {
  const left = 20 + index * 28;
  return { name, sludge, left: `${left}%`, inlet: `${left + 2}%`, outlet: `${left + 22}%` };
});
const panels = columns.map(({ name, sludge, left }) => (
  <SludgedRadiator key={name} sludge={sludge} x={left} y="17%" width="24%" height="24%" />
));

const pipes: readonly Pipe[] = [
  { water: "filtered", from: [magnet, back], to: [inlet, back] },
  { water: "clear", from: [inlet, back], to: [riser, back] },
  { water: "hot", from: [riser, back], to: [riser, flow] },
  { water: "hot", from: [riser, flow], to: ["78%", flow] },
  { water: "clear", from: ["42%", collected], to: ["70%", collected] },
  { water: "black", from: ["70%", collected], to: [drop, collected] },
  { water: "black", from: [drop, collected], to: [drop, back] },
  { water: "black", from: [drop, back], to: [magnet, back] },
  ...columns.flatMap(({ sludge, inlet, outlet }): Pipe[] => [
    { water: "hot", from: [inlet, flow], to: [inlet, "18%"] },
    { water: sludge ? "black" : "clear", from: [outlet, "40.5%"], to: [outlet, collected] },
  ]),
];

/** The loop for wide screens: the radiators above, the return pipe below them. */
export function ProcessLoopWide() {
  return (
    <ProcessScene className="process-loop-wide" height={512} panels={panels} pipes={pipes}>
      <Fittings />
      <Pump x={riser} y={back} />
      <Dose x="18%" y={back} label="beside" />
      <Inlet x={inlet} y={back} />
      <Drain x="40%" y={back} />
      <Magnet x={magnet} y={back} label="below" />
      <OptionalFilter x="83%" y={back} label="below" />
    </ProcessScene>
  );
}

/** Valves, arrows and labels on the pipes. */
function Fittings() {
  return (
    <>
      {columns.map(({ name, inlet, outlet }) => (
        <g key={name}>
          <Part x={inlet} y="17%">
            <Label x={16} y={-9} text={name} />
          </Part>
          <Valve x={outlet} y="45.6%" />
        </g>
      ))}
      <Part x={drop} y={collected}>
        <StepLabel x={-18} y={30} step="valves" end />
      </Part>
      <Arrow x={riser} y="34%" turn={-90} />
      <Arrow x="36%" y={flow} turn={0} />
      <Arrow x="64%" y={flow} turn={0} />
      <Arrow x="56%" y={collected} turn={0} />
      <Arrow x="84%" y={collected} turn={0} />
      <Arrow x="70%" y={back} turn={180} />
      <Arrow x="49%" y={back} turn={180} />
    </>
  );
}
