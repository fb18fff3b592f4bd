import { direction } from "../../data/model/miles.ts";
import { shownMiles, type Town } from "../../data/model/towns.ts";
import { colour } from "../drawings/thermal.ts";
import { temperatureAt } from "./area-map.ts";

/** The towns by distance, with their numbers and colours on the map. The footer links to each. */
export function TownList({ towns }: { readonly towns: readonly Town[] }) {
  return (
    <ol className="town-list">
      {towns.map(({ id, name, county, miles, bearing }, index) => (
        <li key={id} id={id}>
          <div>
            <svg className="drawing" width="30" height="30" aria-hidden="true">
              <circle cx="50%" cy="50%" r="43%" stroke={colour(temperatureAt(miles))} strokeWidth="4" />
              <text x="50%" y="50%" dy=".36em" textAnchor="middle">
                {index + 1}
              </text>
            </svg>
            <p>
              <span>
                {name}
                {county && <small>, {county}</small>}
              </span>{" "}
              <span className="town-list-miles">
                {miles === 0 ? "centre" : `${shownMiles(miles)} ${direction(bearing)}`}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
