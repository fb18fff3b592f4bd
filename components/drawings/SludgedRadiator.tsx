import type { SVGProps } from "react";
import { white } from "../styles/colours.ts";
import { Blur, Flutes, HeatGradient } from "./gradients-and-filters.tsx";
import { Panel, Patch } from "./Panel.tsx";
import { ThermalFilter } from "./ThermalFilter.tsx";
import { grey, wall } from "./thermal.ts";
import { Valves } from "./Valves.tsx";

type RadiatorState = {
  /** From 1, cold almost to the top, to 0, hot to the bottom. */
  readonly sludge: number;
  /** Air in the radiator keeps it cold along the top. */
  readonly air?: boolean;
  /** Its steel is as cool as this, instead of hot. */
  readonly heat?: "lukewarm" | "cold";
  /** How hot its return pipe is, in °C; without it, there are no pipes and valves. */
  readonly returns?: number;
  /** Which of its valves there is, unless both. */
  readonly only?: "flow" | "return";
  /** Its valves have the size of the large radiator's. */
  readonly large?: boolean;
};

type SludgedRadiatorProps = RadiatorState & SVGProps<SVGSVGElement>;

/** A small radiator with what keeps it cold. Needs SludgedRadiatorDefinitions on the page. */
export function SludgedRadiator({ sludge, air, heat, returns, only, large, ...box }: SludgedRadiatorProps) {
  return (
    <svg {...box} overflow="visible">
      {returns && <Valves returns={returns} only={only} scale={large ? undefined : 0.5} />}
      <Panel
        steel={heat ? `sludged-radiator-${heat}` : "sludged-radiator-steel"}
        flutes="sludged-radiator-flutes"
        fluted={{ y: "11%", height: "79%" }}
        corner={4}
      >
        {sludge > 0 && (
          <Patch>
            <g transform={`translate(0 ${BELOW}) scale(1 ${sludge})`}>
              <use href="#sludged-radiator-hump" fill={grey(34)} />
              <use href="#sludged-radiator-hump" y="8" fill={grey(22)} />
            </g>
          </Patch>
        )}
        {air && (
          <Patch>
            <path filter="url(#sludged-radiator-soft)" fill={grey(38)} d="M-9-9H109V38H-9z" />
            <path filter="url(#sludged-radiator-soft)" fill={grey(24)} d="M-9-9H109V22H-9z" />
          </Patch>
        )}
      </Panel>
      {!air && !heat && <rect width="100%" height="4" fill={white} opacity=".4" />}
    </svg>
  );
}

/** Where the sludge ends, in percent of the panel's height: so far below that the blur doesn't lighten its edge. */
const BELOW = 115;
const hump = "M2 0V-31C8-33 10-45 18-49S26-67 36-70 44-81 54-79 62-85 70-75 80-67 84-55 92-45 98-39V0z";

/** A wall and floor behind them. */
export function Wall() {
  return (
    <>
      <rect width="100%" height="100%" fill={wall} />
      <rect y="88%" width="100%" height="12%" opacity=".35" />
    </>
  );
}

/** The filter, and what all SludgedRadiators share, once per page. */
export function SludgedRadiatorDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <ThermalFilter blur={1.1} />
      <Blur id="sludged-radiator-soft" by="3 5" />
      <path id="sludged-radiator-hump" filter="url(#sludged-radiator-soft)" d={hump} />
      <HeatGradient id="sludged-radiator-steel" top={64} foot={56} />
      <HeatGradient id="sludged-radiator-lukewarm" top={40} foot={35} />
      <HeatGradient id="sludged-radiator-cold" top={23} foot={20} />
      <Flutes id="sludged-radiator-flutes" pitch={13} shade=".2" sheen=".3" />
    </svg>
  );
}
