import { ThermalView } from "./ThermalView.tsx";

/** The cold foot of the large radiator, cropped, for a ClosingCall. Needs RadiatorDefinitions on the page. */
export function RadiatorFoot() {
  return (
    <div className="radiator-foot" aria-hidden="true">
      <ThermalView>
        <use href="#radiator-scene" x="-60%" y="-200%" width="260%" height="390%" />
      </ThermalView>
    </div>
  );
}
