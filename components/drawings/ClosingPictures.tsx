import { pencilSize, usualPipeSize } from "../../data/model/limits.ts";
import { Pencil } from "./Pencil.tsx";
import { TubeGradient } from "./Pipes.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { grey, wall } from "./thermal.ts";

/** Pictures for a ClosingCall, whose number warms what is cold in them. */

/** The cold end of the large radiator. Needs RadiatorDefinitions on the page. */
export function RadiatorEnd() {
  return (
    <div className="closing-picture" aria-hidden="true">
      <ThermalView>
        <use href="#radiator-scene" x="-12%" width="240%" height="100%" />
      </ThermalView>
    </div>
  );
}

/** Radiators to count, one of them cold. Needs RulerDefinitions on the page. */
export function CountedRadiators() {
  return (
    <div className="closing-picture" aria-hidden="true">
      <ThermalView>
        <pattern id="counted-radiators" width="104" height="150" patternUnits="userSpaceOnUse">
          <g transform="scale(2)">
            <rect width="52" height="75" fill={wall} />
            <rect y="68" width="52" height="2" fill={grey(62)} />
            <use href="#ruler-radiator" width="52" height="69" />
          </g>
        </pattern>
        <rect width="100%" height="100%" fill="url(#counted-radiators)" />
        <rect
          className="closing-picture-cold"
          x="106"
          width="100"
          height="116"
          fill={wall}
          fillOpacity=".85"
        />
      </ThermalView>
    </div>
  );
}

/** A pipe that we flush and a pencil, to scale: in millimetres. Needs ThermalFilter on the page. */
export function PencilTest() {
  const pipe = { x: 11, width: usualPipeSize, height: 900 };
  return (
    <div className="closing-picture" aria-hidden="true">
      <ThermalView viewBox="0 0 52 76" preserveAspectRatio="xMidYMin slice">
        <rect x="-200" width="400" height="900" fill={wall} />
        <TubeGradient id="closing-hot" celsius={[36, 64, 52, 40]} />
        <TubeGradient id="closing-cold" celsius={[12, 34, 20, 13]} />
        <rect {...pipe} fill="url(#closing-hot)" />
        <rect {...pipe} fill="url(#closing-cold)" className="closing-picture-cold" />
        <g transform={`translate(${52 - 11 - pencilSize} 12)`}>
          <Pencil />
        </g>
      </ThermalView>
    </div>
  );
}
