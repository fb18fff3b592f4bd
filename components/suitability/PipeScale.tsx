import { microboreSizes, pencilSize, usualPipeSize } from "../../data/model/pipe-sizes.ts";
import { pipes, WIDTH } from "../drawings/Pipes.tsx";
import { pipesFile } from "../drawings/pipes-file.ts";
import { ThermalBox } from "../drawings/ThermalView.tsx";
import { percent } from "../styles/lengths.ts";

/** Pipes too narrow to flush, a usual one and a pencil, all to scale. Needs ThermalFilter on the page. */
export function PipeScale() {
  return (
    <div className="pipe-scale" role="img" aria-label={alternative}>
      <div className="pipe-scale-picture drawing" aria-hidden="true">
        <svg className="pipe-scale-labels" width="480" height="256" textAnchor="middle" overflow="visible">
          {pipes.map(({ size, left }) => (
            <text key={size} x={percent((left + size / 2) / WIDTH)} y="75%">
              {size} mm
            </text>
          ))}
          <text x={percent(1 - pencilSize / 2 / WIDTH)} y="75%">
            {pencilSize} mm
          </text>
        </svg>
        <ThermalBox>
          {/* React preloads other images, before the page's text. */}
          <img src={pipesFile} alt="" width={WIDTH} height="900" fetchPriority="low" />
        </ThermalBox>
      </div>
    </div>
  );
}

const alternative = `Pipes of ${microboreSizes.slice(0, -1).join(", ")} and ${microboreSizes.at(-1)} mm, a usual one of ${usualPipeSize} mm, and a pencil of about ${pencilSize} mm, to scale.`;
