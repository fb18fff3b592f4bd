import { PlainRadiator, PlainRadiatorDefinitions, Wall } from "../drawings/PlainRadiator.tsx";
import { Spot, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { FlowValve, ReturnValve } from "../drawings/Valves.tsx";

const box = { x: 13, y: 15, width: 74, height: 55 };

/**
 * A radiator that is cold all over, for a page without content, until the visitor points at the number. The camera's
 * cross shows the HTTP status instead of a temperature.
 */
export function ColdRadiator({ status }: { readonly status: number }) {
  return (
    <figure className="cold-radiator" aria-hidden="true">
      <div>
        <ThermalView>
          <PlainRadiatorDefinitions />
          <Wall />
          <PlainRadiator name="cold" {...box} top={30} foot={24}>
            <FlowValve pipe={17} head={19} />
            <ReturnValve pipe={17} cap={16} />
          </PlainRadiator>
          <g className="cold-radiator-warm" opacity="0">
            <PlainRadiator name="warm" {...box} top={62} foot={52}>
              <FlowValve pipe={63} head={44} />
              <ReturnValve pipe={52} cap={38} />
            </PlainRadiator>
          </g>
        </ThermalView>
        <Spots>
          <Spot x={50} y={42} reading={`${status}`} />
        </Spots>
      </div>
      <figcaption>Cold from top to bottom.</figcaption>
    </figure>
  );
}
