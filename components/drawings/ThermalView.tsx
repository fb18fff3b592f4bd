import type { SVGProps } from "react";

/**
 * A drawing in grey, seen by a thermal camera: it fills its parent, which has a size and clips it. Needs ThermalFilter
 * on the page. The filter is on an HTML box, because WebKit blends what is translucent too light under a filter that
 * is on SVG.
 */
export function ThermalView(drawing: SVGProps<SVGSVGElement>) {
  return (
    <div className="thermal-view">
      <svg width="100%" height="256" {...drawing} />
    </div>
  );
}
