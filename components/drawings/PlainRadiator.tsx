import type { ReactNode } from "react";
import { white } from "../styles/colours.ts";
import { Flutes, Glow, HeatGradient } from "./definitions.tsx";
import { Panel } from "./Panel.tsx";
import { ThermalFilter } from "./ThermalFilter.tsx";

type PlainRadiatorProps = {
  /** Position and size in percent of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Unique on the page: the steel's gradient is named after it. */
  readonly name: string;
  /** Surface temperatures in °C along the top and the bottom. */
  readonly top: number;
  readonly foot: number;
  /** Pipes and valves. */
  readonly children?: ReactNode;
};

/** A radiator without sludge. Needs PlainRadiatorDefinitions in the page's first drawing. */
export function PlainRadiator({ name, top, foot, children, ...box }: PlainRadiatorProps) {
  const { x, y, width, height } = box;
  const steel = `plain-radiator-steel-${name}`;
  return (
    <svg x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} overflow="visible">
      {children}
      <HeatGradient id={steel} top={top} foot={foot} />
      <Panel
        steel={steel}
        flutes="plain-radiator-flutes"
        fluted={{ x: "50%", y: "9%", height: "82%" }}
        corner={5}
      />
      <rect width="100%" height="6" rx="3" fill={white} opacity=".12" />
      <rect y="100%" width="100%" height="5" opacity=".3" />
    </svg>
  );
}

/** A wall and floor, slightly wider than the drawing, because the blur fades their ends. */
export function Wall() {
  return (
    <>
      <rect x="-2%" width="104%" height="100%" fill="url(#plain-radiator-wall)" />
      <rect x="-2%" y="88%" width="104%" height="12%" opacity=".35" />
    </>
  );
}

/** What PlainRadiators and Walls share, once per page. */
export function PlainRadiatorDefinitions() {
  return (
    <>
      <ThermalFilter blur={1.1} />
      <Flutes id="plain-radiator-flutes" pitch={20} start={-10} shade=".2" sheen=".11" />
      <Glow id="plain-radiator-glow" middle=".36" halfway=".12" />
      <HeatGradient id="plain-radiator-wall" top={22} foot={18} />
    </>
  );
}
