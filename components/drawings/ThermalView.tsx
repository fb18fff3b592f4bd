import type { ReactNode, SVGProps } from "react";

/** Shows a drawing in grey as a thermal camera would. */
export function ThermalView(drawing: SVGProps<SVGSVGElement>) {
  return (
    <ThermalBox>
      <svg width="480" height="256" {...drawing} />
    </ThermalBox>
  );
}

/**
 * Fills its parent, which has a size and clips it. Needs ThermalFilter on the page. The filter is on an HTML box because
 * WebKit makes translucent shapes too light under a filter on SVG.
 */
export function ThermalBox({ children }: { readonly children: ReactNode }) {
  return <div className="thermal-view">{children}</div>;
}
