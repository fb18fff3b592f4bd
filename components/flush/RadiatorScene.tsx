import { Flutes } from "../drawings/Flutes.tsx";
import { HeatGradient } from "../drawings/HeatGradient.tsx";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { grey } from "../drawings/thermal.ts";
import { FlowValve, ReturnValve } from "../process/Valves.tsx";
import { white } from "../styles/colours.ts";

/**
 * What the pictures of the radiator share, defined once: the filter and the scene, a panel radiator on a wall. Grey is
 * temperature; lengths are percentages for the layout and pixels for flutes and valves, so that a wider picture
 * shows a longer radiator with more flutes and nothing is stretched. How much sludge it shows is the custom property
 * --sludge of whatever uses it, 1 to 0.
 */
export function RadiatorDefinitions() {
  return (
    <svg width="0" height="0">
      <ThermalFilter blur={1.1} />
      <filter id="radiator-soft" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="1.7 8" />
      </filter>
      <filter id="radiator-core" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="1 5" />
      </filter>
      <HeatGradient id="radiator-wall" top={20.4} foot={16.6} />
      <radialGradient id="radiator-glow">
        <stop stopColor={white} stopOpacity=".4" />
        <stop offset=".55" stopColor={white} stopOpacity=".13" />
        <stop offset="1" stopColor={white} stopOpacity="0" />
      </radialGradient>
      <HeatGradient id="radiator-steel" top={62.5} foot={48} end={0.9} />
      <Flutes id="radiator-flutes" pitch={20} start={-10} shade={0.12} fade={grey(38)} sheen={0.18} />
      <symbol id="radiator-scene">
        <rect width="100%" height="100%" fill="url(#radiator-wall)" />
        <ellipse cx="50%" cy="46%" rx="47%" ry="52%" fill="url(#radiator-glow)" />
        <rect y="87%" width="100%" height="14%" opacity=".3" />
        <rect y="87%" width="100%" height="2" fill={white} opacity=".16" />
        <svg x="13%" y="15%" width="74%" height="62%" overflow="visible">
          <FlowValve pipe={63} head={40} ridges={47} nut={58} />
          <ReturnValve pipe={52} cap={36} />
          <Panel />
        </svg>
      </symbol>
    </svg>
  );
}

/** The panel from back to front: steel, flutes, sludge, the flutes' sheen, edges. */
function Panel() {
  const flutes = <rect x="-50%" y="9%" width="100%" height="82%" fill="url(#radiator-flutes)" />;
  return (
    <>
      <rect y="-1%" width="100%" height="102%" rx="6" fill="url(#radiator-steel)" />
      <svg x="50%" overflow="visible">
        {flutes}
      </svg>
      <svg
        className="radiator-sludge"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        y="-1%"
        width="100%"
        height="102%"
      >
        <path filter="url(#radiator-soft)" fill={grey(35)} d={skyline(4, softHeights, 112)} />
        <path filter="url(#radiator-core)" fill={grey(24)} d={skyline(12, coreHeights, 112)} />
      </svg>
      <svg x="50%" overflow="visible" opacity=".34">
        {flutes}
      </svg>
      <rect y="-1%" width="100%" height="7" fill={white} opacity=".4" />
      <rect y="99%" width="100%" height="5" opacity=".3" />
      <rect y="-1%" width="7" height="102%" opacity=".22" />
      <svg x="100%" overflow="visible">
        <rect x="-7" y="-1%" width="7" height="102%" opacity=".22" />
        <circle cx="2" cy="13" r="6" fill={grey(43)} />
      </svg>
    </>
  );
}

/** Heights of the sludge's two layers in percent of the panel, flute by flute in steps of about two. */
const softHeights = [8, 20, 14, 34, 28, 44, 36, 52, 56, 48, 61, 57, 44, 52, 38, 46, 26, 34, 18, 24, 10];
const coreHeights = [6, 16, 10, 26, 34, 24, 42, 46, 36, 50, 46, 34, 42, 26, 34, 16, 22, 6];

/** A stepped hump as a path in a box of 100 × 100: it starts at `left` and each step is four or five wide. */
function skyline(left: number, heights: readonly number[], bottom: number): string {
  const steps = heights.map((height, index) => `V${100 - height}h${index % 2 === 0 ? 4 : 5}`);
  return `M${left} ${bottom}${steps.join("")}V${bottom}z`;
}
