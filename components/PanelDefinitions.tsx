import { ThermalFilter } from "./ThermalFilter.tsx";
import { grey } from "./thermal.ts";

/** What every panel of a page shares: the filter, the flutes and the glow on a wall. Once in the page's first drawing. */
export function PanelDefinitions() {
  return (
    <defs>
      <ThermalFilter id="panel-thermal" blur={1.1} />
      <linearGradient id="panel-flute">
        <stop stopOpacity=".2" />
        <stop offset=".3" stopOpacity="0" />
        <stop offset=".3" stopColor="#fff" stopOpacity="0" />
        <stop offset=".5" stopColor="#fff" stopOpacity=".11" />
        <stop offset=".7" stopColor="#fff" stopOpacity="0" />
        <stop offset=".7" stopOpacity="0" />
        <stop offset="1" stopOpacity=".2" />
      </linearGradient>
      <pattern id="panel-flutes" x="-10" width="20" height="20" patternUnits="userSpaceOnUse">
        <rect width="20" height="20" fill="url(#panel-flute)" />
      </pattern>
      <radialGradient id="panel-glow">
        <stop stopColor="#fff" stopOpacity=".36" />
        <stop offset=".55" stopColor="#fff" stopOpacity=".12" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="panel-wall" x2="0" y2="1">
        <stop stopColor={grey(22)} />
        <stop offset="1" stopColor={grey(18)} />
      </linearGradient>
    </defs>
  );
}
