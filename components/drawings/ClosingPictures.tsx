import { pencilSize, usualPipeSize } from "../../data/copy/limits.ts";
import { Pencil } from "./Pencil.tsx";
import { TubeGradient } from "./Pipes.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { wall } from "./thermal.ts";

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
