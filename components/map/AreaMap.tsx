import { radiusMiles, towns } from "../../data/model/towns.ts";
import { white } from "../styles/colours.ts";
import { em, percent } from "../styles/lengths.ts";
import type { Label } from "./area-map-labels.ts";
import { layOut } from "./area-map-layout.ts";
import { HeatRings } from "./HeatRings.tsx";

export const layout = layOut(towns);
const { dots, rings, numbers, names } = layout;

/**
 * The towns by bearing and distance on rings of heat. Points are percentages and labels have the size of the text, so
 * that the map can have any size. A small map shows the towns' numbers in the list instead of their names.
 */
export function AreaMap() {
  const label = `Map of the ${towns.length} towns by direction and distance, with Reading in the middle and rings out to ${radiusMiles} miles.`;
  return (
    <div className="area-map">
      <svg role="img" aria-label={label} width="560" height="560">
        <HeatRings />
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="area-map-dot" cx={percent(x)} cy={percent(y)} r=".32em" />
        ))}
        <MapLabels className="area-map-miles" labels={rings} corner={0.59} />
        <MapLabels className="area-map-numbers" labels={numbers.labels} corner={0.675} />
        <MapLabels className="area-map-names" labels={names?.labels ?? []} corner={0} />
      </svg>
    </div>
  );
}

type MapLabelsProps = {
  readonly className: string;
  readonly labels: readonly Label[];
  /** The radius of the boxes' corners, in em. */
  readonly corner: number;
};

function MapLabels({ className, labels, corner }: MapLabelsProps) {
  return (
    <g className={className}>
      {labels.map(({ point, text, box }) => (
        <svg key={text} x={percent(point.x)} y={percent(point.y)} overflow="visible">
          <rect
            x={em(box.x)}
            y={em(box.y)}
            width={em(box.width)}
            height={em(box.height)}
            rx={corner === 0 ? undefined : em(corner)}
          />
          <text fill={white} x={em(box.x + box.width / 2)} y={em(box.y + box.height / 2 + 0.36)}>
            {text}
          </text>
        </svg>
      ))}
    </g>
  );
}
