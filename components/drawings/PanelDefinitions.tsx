import { white } from "../styles/colours.ts";
import { Flutes } from "./Flutes.tsx";
import { HeatGradient } from "./HeatGradient.tsx";
import { ThermalFilter } from "./ThermalFilter.tsx";

/** What every panel of a page shares: the filter, the flutes and the glow on a wall. Once in the page's first drawing. */
export function PanelDefinitions() {
  return (
    <>
      <ThermalFilter blur={1.1} />
      <Flutes id="panel-flutes" pitch={20} start={-10} shade={0.2} sheen={0.11} />
      <radialGradient id="panel-glow">
        <stop stopColor={white} stopOpacity=".36" />
        <stop offset=".55" stopColor={white} stopOpacity=".12" />
        <stop offset="1" stopColor={white} stopOpacity="0" />
      </radialGradient>
      <HeatGradient id="panel-wall" top={22} foot={18} />
    </>
  );
}
