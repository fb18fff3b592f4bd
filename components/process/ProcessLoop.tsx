import type { ReactNode } from "react";
import { Glow } from "../drawings/gradients-and-filters.tsx";
import { SludgedRadiator, SludgedRadiatorDefinitions } from "../drawings/SludgedRadiator.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { wall } from "../drawings/thermal.ts";
import { ProcessParts } from "./ProcessParts.tsx";
import { ProcessPipes } from "./ProcessPipes.tsx";

const box = { width: "412", height: "612", viewBox: "-6 -4 412 612" };

const panel = { x: "66", width: "258", height: "66" };

/** In the order of flushing: the first is clear before the last begins. */
const radiators = [
  { y: "48", sludge: 0 },
  { y: "130", sludge: 0.45 },
  { y: "212", sludge: 0.95 },
];

/**
 * The process as one loop of water, numbered like the steps, beside their text. On a narrow screen, only its radiators,
 * above the text.
 */
export function ProcessLoop({ children }: { readonly children: ReactNode }) {
  return (
    <div className="process">
      <div className="process-loop screen-only" role="img" aria-label={alternative}>
        <div className="process-loop-picture drawing" aria-hidden="true">
          <div className="process-loop-drawing">
            <Radiators />
            <svg {...box} className="process-loop-lines" fill="none">
              <ProcessPipes />
              <ProcessParts />
            </svg>
          </div>
        </div>
        <p aria-hidden="true">
          Pipes: black is dirty water, grey is clearer. Radiators: amber is warm, blue is cold.{" "}
          <span className="wide-only">Dashed parts are shut off or optional.</span>{" "}
          <span className="process-loop-note">An example, not to scale.</span>
        </p>
      </div>
      {children}
    </div>
  );
}

const alternative =
  "Example: a pump drives water through three radiators and a magnet to a tank. Clean water comes in, dirty water leaves to a foul drain.";

/** In thermal colours, below the lines of pipes and machines. */
function Radiators() {
  return (
    <>
      <SludgedRadiatorDefinitions />
      <ThermalView {...box}>
        <Glow id="process-loop-glow" middle=".3" />
        <rect x="-100%" y="-100%" width="300%" height="300%" fill={wall} />
        <ellipse cx="196" cy="150" rx="330" ry="260" fill="url(#process-loop-glow)" />
        {radiators.map(({ y, sludge }) => (
          <SludgedRadiator key={y} sludge={sludge} {...panel} y={y} />
        ))}
      </ThermalView>
    </>
  );
}
