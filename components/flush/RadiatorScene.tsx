import { Blur, Flutes, Glow, HeatGradient } from "../drawings/gradients-and-filters.tsx";
import { Panel, Patch, reaching, sludgeOutline } from "../drawings/Panel.tsx";
import { grey, wall } from "../drawings/thermal.ts";
import { Valves } from "../drawings/Valves.tsx";
import { white } from "../styles/colours.ts";

/**
 * The scene that pictures of the large radiator use. Layout is in percent, flutes and valves in pixels,
 * so that a wider picture shows a longer radiator and stretches nothing. The custom property --sludge, 1 to 0, sets how
 * much sludge it shows.
 */
export function RadiatorDefinitions() {
  return (
    <svg width="0" height="0">
      <Blur id="radiator-soft" by="1.5 6" reach={30} />
      <Glow id="radiator-glow" middle=".6" halfway=".3" />
      <HeatGradient id="radiator-steel" top={62.5} foot={48} end=".9" />
      <Flutes id="radiator-flutes" pitch={20} start={-10} shade=".12" fade={grey(38)} sheen=".18" />
      <symbol id="radiator-scene" overflow="visible">
        <rect x="-50%" width="200%" height="100%" fill={wall} />
        <ellipse className="radiator-warmth" cx="50%" cy="42%" rx="48%" ry="62%" fill="url(#radiator-glow)" />
        <rect x="-50%" y="87%" width="200%" height="14%" opacity=".3" />
        <rect x="-50%" y="87%" width="200%" height="2" fill={white} opacity=".16" />
        <svg x="13%" y="15%" width="74%" height="62%" overflow="visible">
          <Valves returns={48} />
          <LargePanel />
        </svg>
      </symbol>
    </svg>
  );
}

/** The panel with its sludge, its edges and the end of its air vent. */
function LargePanel() {
  return (
    <>
      <Panel
        steel="radiator-steel"
        flutes="radiator-flutes"
        fluted={{ x: "50%", y: "9%", height: "82%" }}
        corner={6}
        overhang={1}
        relief=".34"
      >
        <Patch className="radiator-sludge" {...reaching(1)}>
          <path filter="url(#radiator-soft)" fill={grey(35)} d={sludgeOutline(4, softHeights, [4, 5], 112)} />
          <path
            filter="url(#radiator-soft)"
            fill={grey(24)}
            d={sludgeOutline(12, coreHeights, [4, 5], 112)}
          />
        </Patch>
      </Panel>
      <rect y="-1%" width="100%" height="7" fill={white} opacity=".4" />
      <rect y="99%" width="100%" height="5" opacity=".3" />
      <rect width="7" {...reaching(1)} opacity=".22" />
      <svg x="100%" overflow="visible">
        <rect x="-7" width="7" {...reaching(1)} opacity=".22" />
        <circle cx="2" cy="13" r="6" fill={grey(43)} />
      </svg>
    </>
  );
}

/** Heights of the sludge's two layers in percent of the panel, flute by flute in steps of about two. */
const softHeights = [8, 20, 14, 34, 28, 44, 36, 52, 56, 48, 61, 57, 44, 52, 38, 46, 26, 34, 18, 24, 10];
const coreHeights = [6, 16, 10, 26, 34, 24, 42, 46, 36, 50, 46, 34, 42, 26, 34, 16, 22, 6];
