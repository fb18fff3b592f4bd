import { Glow } from "../drawings/gradients-and-filters.tsx";
import { SludgedRadiatorDefinitions } from "../drawings/SludgedRadiator.tsx";
import { ProcessLoopTall } from "./ProcessLoopTall.tsx";
import { ProcessLoopWide } from "./ProcessLoopWide.tsx";

/** The process as one loop of water, numbered like the steps, in two arrangements. CSS shows the one that fits. */
export function ProcessLoop() {
  return (
    <figure className="process-loop screen-only">
      <div className="process-loop-picture" role="img" aria-label={alternative}>
        <SludgedRadiatorDefinitions />
        <svg width="0" height="0" aria-hidden="true">
          <Glow id="process-loop-glow" middle=".22" />
        </svg>
        <ProcessLoopWide />
        <ProcessLoopTall />
      </div>
      <figcaption>
        Amber is heat, blue is cold; black is dirty water, grey is clearer. Dashed parts are shut off. Numbers
        match the list below. <span className="soft">An example, not to scale.</span>
      </figcaption>
    </figure>
  );
}

const alternative =
  "The aim: the flush pump drives water through the radiators and back, past the boiler. The first is hot to the bottom, the last still cold where sludge sits. A magnet catches iron; dirty water leaves to a foul drain; clean water falls into the open tank from above.";
