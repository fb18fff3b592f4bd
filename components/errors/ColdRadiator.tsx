import { PlainRadiator, PlainRadiatorDefinitions, Wall } from "../drawings/PlainRadiator.tsx";
import { Spot, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { FlowValve, ReturnValve } from "../process/Valves.tsx";

type ColdRadiatorProps = {
  /** "cold" all over, or "blocked": hot water reaches only the valve. */
  readonly state: keyof typeof states;
  /** The HTTP status, which the camera's spot shows instead of a temperature. */
  readonly status?: number | undefined;
};

/** A cold radiator under a thermal camera, for a page without content; the caption says so too. */
export function ColdRadiator({ state, status }: ColdRadiatorProps) {
  const { pipe, head, caption } = states[state];
  return (
    <figure className="cold-radiator">
      <div aria-hidden="true">
        <ThermalView>
          <PlainRadiatorDefinitions />
          <Wall />
          <PlainRadiator
            name="cold"
            x={13}
            y={15}
            width={74}
            height={55}
            top={17}
            foot={14}
            blocked={state === "blocked"}
          >
            <FlowValve pipe={pipe} head={head} />
            <ReturnValve pipe={17} cap={16} />
          </PlainRadiator>
        </ThermalView>
        {status && (
          <Spots>
            <Spot x={50} y={42} reading={`${status}`} />
          </Spots>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Temperatures in °C of the radiator's feed pipe and the valve's head. */
const states = {
  cold: { pipe: 17, head: 19, caption: "Cold from top to bottom. Nothing comes through here." },
  blocked: { pipe: 63, head: 44, caption: "Something is stuck. This page didn’t get through." },
};
