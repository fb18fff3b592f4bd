import { radiusMiles } from "../../data/model/towns.ts";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { grey } from "../drawings/thermal.ts";
import { percent } from "../styles/lengths.ts";
import { reach, ringMiles, temperatureAt, temperatureInside } from "./area-map.ts";

/** How far the glow beyond the outer ring reaches, as a share of the picture's side. */
const GLOW = 0.7;

/** The background of the area map: hottest in the middle, a step cooler at each ring, and a glow beyond the last. */
export function HeatRings() {
  return (
    <>
      <ThermalFilter blur={1.2} />
      <radialGradient id="heat-rings" gradientUnits="userSpaceOnUse" r={percent(GLOW)}>
        {ringMiles.map((miles, index) => (
          <Ring key={miles} from={ringMiles[index - 1] ?? 0} to={miles} />
        ))}
        <stop offset={offset(radiusMiles)} stopColor={grey(32)} stopOpacity=".7" />
        <stop offset=".8" stopColor={grey(26)} stopOpacity=".35" />
        <stop offset="1" stopColor={grey(22)} stopOpacity="0" />
      </radialGradient>
      <circle
        className="heat-rings-ground"
        cx="50%"
        cy="50%"
        r={percent(GLOW)}
        fill="url(#heat-rings)"
        filter="url(#thermal)"
      />
      <g className="heat-rings" fill="none">
        {ringMiles.map((miles) => (
          <circle
            key={miles}
            className={miles === radiusMiles ? "heat-rings-edge" : undefined}
            cx="50%"
            cy="50%"
            r={percent(reach(miles))}
          />
        ))}
      </g>
    </>
  );
}

/** One ring of the gradient, from its inner to its outer edge. */
function Ring({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <>
      <stop offset={offset(from)} stopColor={grey(temperatureAt(from))} />
      <stop offset={offset(to)} stopColor={grey(temperatureInside(to))} />
    </>
  );
}

function offset(miles: number): string {
  return (reach(miles) / GLOW).toFixed(3);
}
