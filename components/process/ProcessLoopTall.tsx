import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Label, Part, StepLabel } from "./ProcessLabel.tsx";
import { Arrow, Boiler, ClosedValve, Pump, RadiatorValve } from "./ProcessMachines.tsx";
import type { Pipe } from "./ProcessPipes.tsx";
import { ProcessScene, radiators } from "./ProcessScene.tsx";
import { Drain, Filling, Magnet, OptionalFilter } from "./ProcessWater.tsx";

/** The pipe up from the pump, the pipe down to its tank, the height where that ends, and the pump. */
const riser = "24";
const drop = "91%";
const back = "632";
const pump = "690";
/** The magnet is beside the pipe; both its ports are on that side. */
const aside = "80%";
const inlet = "480";
const outlet = "520";

const rows = radiators.map(({ name, sludge }, index) => {
  const top = 36 + index * 88;
  return { name, water: sludge ? "black" : "clear", sludge, top: `${top}`, foot: `${top + 51}` } as const;
});
const panels = rows.map(({ name, sludge, top }) => (
  <SludgedRadiator key={name} sludge={sludge} x="26%" y={top} width="50%" height="64" />
));

const pipes: readonly Pipe[] = [
  { from: [riser, "356"], to: ["26%", "356"] },
  { from: ["26%", "396"], to: [drop, "396"] },
  { water: "filtered", from: [drop, back], to: ["110", back] },
  { water: "hot", from: [riser, pump], to: [riser, "87"] },
  { water: "clear", from: [drop, "87"], to: [drop, "175"] },
  { water: "black", from: [drop, "175"], to: [drop, inlet] },
  { water: "black", from: [drop, inlet], to: [aside, inlet] },
  { water: "filtered", from: [aside, outlet], to: [drop, outlet] },
  { water: "filtered", from: [drop, outlet], to: [drop, back] },
  ...rows.flatMap(({ water, foot }): Pipe[] => [
    { water: "hot", from: [riser, foot], to: ["27%", foot] },
    { water, from: ["75%", foot], to: [drop, foot] },
  ]),
];

/** The loop for narrow screens: the radiators on three floors, the return pipe on the right. */
export function ProcessLoopTall() {
  return (
    <ProcessScene className="process-loop-tall" height={770} panels={panels} pipes={pipes}>
      <Fittings />
      <Boiler x="15%" y="336" width="24%" height="80" />
      <OptionalFilter x="74%" y="396" />
      <ClosedValve x="11.5%" y="356" />
      <ClosedValve x="50%" y="396" />
      <Magnet x={aside} y="500" label="left" />
      <Drain x="60%" y={back} />
      <Pump x={riser} y={pump} />
      <Filling x={riser} y={pump} />
    </ProcessScene>
  );
}

/** Valves, arrows and labels on the pipes. */
function Fittings() {
  return (
    <>
      {rows.map(({ name, top, foot }) => (
        <g key={name}>
          <Part x="26%" y={top}>
            <Label x={0} y={-7} text={name} />
          </Part>
          <RadiatorValve x="18.5%" y={foot} />
          <RadiatorValve x="82%" y={foot} cap />
        </g>
      ))}
      <Part x="82%" y="263">
        <StepLabel x={11} y={34} step="valves" end wrapped />
      </Part>
      <Arrow x={riser} y="131" turn={-90} />
      <Arrow x={riser} y="219" turn={-90} />
      <Arrow x={riser} y="470" turn={-90} />
      <Arrow x={drop} y="131" turn={90} />
      <Arrow x={drop} y="219" turn={90} />
      <Arrow x="74%" y={back} turn={180} />
    </>
  );
}
