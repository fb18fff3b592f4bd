import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Label, Part, StepLabel } from "./ProcessLabel.tsx";
import { Arrow, Boiler, ClosedValve, Pump, RadiatorValve } from "./ProcessMachines.tsx";
import type { Pipe } from "./ProcessPipes.tsx";
import { ProcessScene, radiators } from "./ProcessScene.tsx";
import { Drain, Filling, Magnet, OptionalFilter } from "./ProcessWater.tsx";

/** Heights: where pipes turn into the radiators, the pipes to and from them, the pipe back to the tank, and the pump. */
const tapping = "29%";
const flow = "41%";
const collected = "50%";
const back = "73%";
const pump = "84%";
/** The pipe up from the pump and the pipe down to its tank. */
const riser = "44";
const drop = "97%";
const magnet = "56%";

const columns = radiators.map(({ name, sludge }, index) => {
  const left = 15 + index * 26;
  const water = sludge ? "black" : "clear";
  return {
    name,
    water,
    sludge,
    left: `${left}%`,
    inlet: `${left - 2.2}%`,
    outlet: `${left + 20.2}%`,
  } as const;
});
const panels = columns.map(({ name, sludge, left }) => (
  <SludgedRadiator key={name} sludge={sludge} x={left} y="7%" width="18%" height="25%" />
));

const pipes: readonly Pipe[] = [
  { from: ["64.8%", flow], to: ["92.4%", flow] },
  { from: ["92.4%", flow], to: ["92.4%", "20%"] },
  { from: [drop, collected], to: [drop, "20%"] },
  { water: "hot", from: [riser, pump], to: [riser, flow] },
  { water: "hot", from: [riser, flow], to: ["64.8%", flow] },
  { water: "clear", from: ["35.2%", collected], to: ["61.2%", collected] },
  { water: "black", from: ["61.2%", collected], to: [drop, collected] },
  { water: "black", from: [drop, collected], to: [drop, back] },
  { water: "black", from: [drop, back], to: [magnet, back] },
  { water: "filtered", from: [magnet, back], to: ["110", back] },
  ...columns.flatMap(({ water, left, inlet, outlet }): Pipe[] => [
    { water: "hot", from: [inlet, flow], to: [inlet, tapping] },
    { water: "hot", from: [inlet, tapping], to: [left, tapping] },
    { water, from: [`${Number.parseFloat(left) + 18}%`, tapping], to: [outlet, tapping] },
    { water, from: [outlet, tapping], to: [outlet, collected] },
  ]),
];

/** The loop for wide screens: the radiators above, the return pipe below them. */
export function ProcessLoopWide() {
  return (
    <ProcessScene className="process-loop-wide" height={512} panels={panels} pipes={pipes}>
      <Fittings />
      <Boiler x="90.7%" y="7%" width="8%" height="19%" />
      <OptionalFilter x={drop} y="41%" beside />
      <ClosedValve x="82%" y={flow} />
      <ClosedValve x={drop} y="30%" upright />
      <Magnet x={magnet} y={back} label="right" />
      <Drain x="34%" y={back} />
      <Pump x={riser} y={pump} />
      <Filling x={riser} y={pump} />
    </ProcessScene>
  );
}

/** Valves, arrows and labels on the pipes. */
function Fittings() {
  return (
    <>
      {columns.map(({ name, left, inlet, outlet }) => (
        <g key={name}>
          <Part x={left} y="7%">
            <Label x={0} y={-7} text={name} />
          </Part>
          <RadiatorValve x={inlet} y={tapping} />
          <RadiatorValve x={outlet} y={tapping} cap />
        </g>
      ))}
      <Part x="35.2%" y={collected}>
        <StepLabel x={-11} y={32} step="valves" />
      </Part>
      <Arrow x={riser} y="55%" turn={-90} />
      <Arrow x="24%" y={flow} turn={0} />
      <Arrow x="50%" y={flow} turn={0} />
      <Arrow x="50%" y={collected} turn={0} />
      <Arrow x="76%" y={collected} turn={0} />
      <Arrow x="78%" y={back} turn={180} />
      <Arrow x="45%" y={back} turn={180} />
    </>
  );
}
