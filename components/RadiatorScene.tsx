import { ThermalFilter } from "./ThermalFilter.tsx";
import { grey } from "./thermal.ts";

/**
 * What the pictures of the radiator share, defined once: the filter and the scene, a panel radiator on a wall. Grey is
 * temperature; lengths are percentages for the layout and pixels for flutes and valves, so that a wider picture
 * shows a longer radiator with more flutes and nothing is stretched. How much sludge it shows is the custom property
 * --sludge of whatever uses it, 1 to 0.
 */
export function RadiatorDefinitions() {
  return (
    <svg width="0" height="0">
      <ThermalFilter id="radiator-thermal" blur={1.1} />
      <filter id="radiator-soft" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="1.7 8" />
      </filter>
      <filter id="radiator-core" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="1 5" />
      </filter>
      <Gradients />
      <pattern id="radiator-flutes" x="-10" width="20" height="20" patternUnits="userSpaceOnUse">
        <rect width="20" height="20" fill="url(#radiator-flute)" />
      </pattern>
      <symbol id="radiator-scene">
        <rect width="100%" height="100%" fill="url(#radiator-wall)" />
        <ellipse cx="50%" cy="46%" rx="47%" ry="52%" fill="url(#radiator-glow)" />
        <rect y="87%" width="100%" height="14%" opacity=".3" />
        <rect y="87%" width="100%" height="2" fill="#fff" opacity=".16" />
        <svg x="13%" y="15%" width="74%" height="62%" overflow="visible">
          <Pipes />
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
      <rect y="-1%" width="100%" height="7" fill="#fff" opacity=".4" />
      <rect y="99%" width="100%" height="5" opacity=".3" />
      <rect y="-1%" width="7" height="102%" opacity=".22" />
      <svg x="100%" overflow="visible">
        <rect x="-7" y="-1%" width="7" height="102%" opacity=".22" />
        <circle cx="2" cy="13" r="6" fill={grey(43)} />
      </svg>
    </>
  );
}

/** The flow with its valve on the left, always hot; the return on the right. */
function Pipes() {
  return (
    <>
      <svg y="100%" overflow="visible">
        <path d="M-32-24h13v400h-13zM-32-27h40v12h-40z" fill={grey(64)} />
        <rect x="-39" y="-84" width="27" height="50" rx="6" fill={grey(40)} />
        <path d="M-35-78v38M-28.5-78v38M-22-78v38M-16-78v38" stroke={grey(47)} strokeWidth="2.5" />
        <rect x="-34" y="-37" width="17" height="15" fill={grey(59)} />
      </svg>
      <svg x="100%" y="100%" overflow="visible">
        <path d="M19-24h13V400H19zM-8-27h40v12H-8z" fill={grey(57)} />
        <rect x="16" y="-52" width="19" height="27" rx="4" fill={grey(38)} />
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

function Gradients() {
  return (
    <>
      <linearGradient id="radiator-wall" x2="0" y2="1">
        <stop stopColor={grey(20.4)} />
        <stop offset="1" stopColor={grey(16.6)} />
      </linearGradient>
      <radialGradient id="radiator-glow">
        <stop stopColor="#fff" stopOpacity=".4" />
        <stop offset=".55" stopColor="#fff" stopOpacity=".13" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="radiator-steel" x2="0" y2="1">
        <stop stopColor={grey(63)} />
        <stop offset="1" stopColor={grey(54)} />
      </linearGradient>
      <linearGradient id="radiator-flute" x2=".5" spreadMethod="reflect">
        <stop stopOpacity=".165" />
        <stop offset=".6" stopColor="#555" stopOpacity="0" />
        <stop offset=".6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".3" />
      </linearGradient>
    </>
  );
}
