import { Glow } from "../drawings/definitions.tsx";
import { SludgedRadiatorDefinitions } from "../drawings/SludgedRadiator.tsx";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { ProcessLoopTall } from "./ProcessLoopTall.tsx";
import { ProcessLoopWide } from "./ProcessLoopWide.tsx";

/** The process as one loop of water, numbered like the steps, in two arrangements. CSS shows the one that fits. */
export function ProcessLoop() {
  return (
    <figure className="process-loop">
      <div className="process-loop-picture" role="img" aria-label={alternative}>
        <SludgedRadiatorDefinitions />
        <svg width="0" height="0">
          <ThermalFilter blur={0.9} />
          <Glow id="process-loop-glow" middle=".22" />
        </svg>
        <ProcessLoopWide />
        <ProcessLoopTall />
      </div>
      <figcaption>
        Blue shows sludge; amber shows heat. The numbers match the list below.{" "}
        <span className="soft">Illustration of the aim, not to scale.</span>
      </figcaption>
    </figure>
  );
}

const alternative =
  "The aim: the flush pump drives water round the heating system and its radiators, the first hot to the bottom, the last still cold with sludge. It comes back black, a magnet catches the iron, and samples taken in turn run from black to clear.";
