import { SludgedRadiator, SludgedRadiatorDefinitions, Wall } from "../drawings/SludgedRadiator.tsx";
import { Spot, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";

const box = { sludge: 0, large: true, x: "13%", y: "15%", width: "74%", height: "55%" };

/**
 * A radiator that is cold all over, for a page without content, until the visitor points at the number. The camera's
 * cross shows the HTTP status instead of a temperature.
 */
export function ColdRadiator({ status }: { readonly status: number }) {
  return (
    <div className="cold-radiator drawing" aria-hidden="true">
      <SludgedRadiatorDefinitions />
      <ThermalView>
        <Wall />
        <SludgedRadiator {...box} heat="cold" returns={17} />
        <g className="cold-radiator-warm" opacity="0">
          <SludgedRadiator {...box} returns={52} />
        </g>
      </ThermalView>
      <Spots>
        <Spot x={50} y={42} reading={`${status}`} />
      </Spots>
    </div>
  );
}
