import { pencilSize, usualPipeSize } from "../../data/model/pipe-sizes.ts";
import { white } from "../styles/colours.ts";
import { Pencil } from "./Pencil.tsx";
import { TubeGradient } from "./Pipes.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { grey, wall } from "./thermal.ts";

/** Pictures for a ClosingCall, whose number warms what is cold in them. */

/** The cold end of the large radiator. Needs RadiatorDefinitions on the page. */
export function RadiatorEnd() {
  return (
    <ThermalView>
      <use href="#radiator-scene" x="-12%" width="240%" height="100%" />
    </ThermalView>
  );
}

/** Radiators to count, one of them cold. Needs RulerDefinitions on the page. */
export function CountedRadiators() {
  return (
    <ThermalView>
      <pattern id="counted-radiators" width="104" height="150" patternUnits="userSpaceOnUse">
        <g transform="scale(2)">
          <rect width="52" height="75" fill={wall} />
          <rect y="68" width="52" height="2" fill={grey(62)} />
          <use href="#ruler-radiator" width="52" height="69" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="url(#counted-radiators)" />
      <rect className="closing-call-cold" x="106" width="100" height="116" fill={wall} fillOpacity=".85" />
    </ThermalView>
  );
}

/** A pipe from edge to edge, in which the cold sludge gives way. Needs ThermalFilter on the page. */
export function ClearingPipe() {
  const pipe = { y: "30%", width: "100%", height: "44%" };
  const across = { x2: "0", y2: "1" };
  return (
    <ThermalView>
      <rect width="100%" height="100%" fill={wall} />
      <TubeGradient id="clearing-hot" celsius={[36, 66, 54, 38]} {...across} />
      <TubeGradient id="clearing-cold" celsius={[12, 32, 20, 11]} {...across} />
      <TubeGradient id="clearing-joint" celsius={[30, 50, 42, 28]} {...across} />
      <linearGradient id="clearing-reach">
        <stop offset=".2" stopOpacity="0" />
        <stop offset=".55" stopColor={white} />
      </linearGradient>
      <mask id="clearing-mask">
        <rect width="100%" height="100%" fill="url(#clearing-reach)" />
      </mask>
      <rect {...pipe} fill="url(#clearing-hot)" />
      <g className="closing-call-cold">
        <rect {...pipe} fill="url(#clearing-cold)" mask="url(#clearing-mask)" />
      </g>
      {["12%", "86%"].map((x) => (
        <rect key={x} x={x} y="22%" width="2.5%" height="60%" rx="3" fill="url(#clearing-joint)" />
      ))}
    </ThermalView>
  );
}

/** A pipe that we flush and a pencil, to scale: in millimetres. Needs ThermalFilter on the page. */
export function PencilTest() {
  const pipe = { x: 11, width: usualPipeSize, height: 900 };
  return (
    <ThermalView viewBox="0 0 52 76" preserveAspectRatio="xMidYMin slice">
      <rect x="-200" width="400" height="900" fill={wall} />
      <TubeGradient id="closing-hot" celsius={[36, 64, 52, 40]} />
      <TubeGradient id="closing-cold" celsius={[12, 34, 20, 13]} />
      <rect {...pipe} fill="url(#closing-hot)" />
      <rect {...pipe} fill="url(#closing-cold)" className="closing-call-cold" />
      <g transform={`translate(${52 - 11 - pencilSize} 12)`}>
        <Pencil />
      </g>
    </ThermalView>
  );
}
