import type { ReactNode } from "react";
import { white } from "../styles/colours.ts";
import { HeatGradient } from "./HeatGradient.tsx";

type PanelProps = {
  /** Unique on the page: the panel's gradient is named after it. */
  readonly name: string;
  /** Place and size in the drawing, in percent of it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Surface temperatures in °C along the top and along the foot. */
  readonly top: number;
  readonly foot: number;
  /** Hot water comes as far as the left foot, where the valve is, and no further. */
  readonly blocked?: boolean;
  /** What is drawn behind the steel, with the panel's box for its own: pipes and valves. */
  readonly children?: ReactNode;
};

/**
 * A panel radiator in grey, for a ThermalView. Flutes have a pitch in pixels, so that a
 * wider panel has more of them and nothing is stretched.
 */
export function Panel({ name, x, y, width, height, top, foot, blocked, children }: PanelProps) {
  return (
    <svg x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} overflow="visible">
      {children}
      <HeatGradient id={`panel-${name}`} top={top} foot={foot} />
      <rect width="100%" height="100%" rx="5" fill={`url(#panel-${name})`} />
      {/* Centred, so that both ends cut the flutes alike. */}
      <svg x="50%" overflow="visible">
        <rect x="-50%" y="9%" width="100%" height="82%" fill="url(#panel-flutes)" />
      </svg>
      {blocked && <Seep />}
      <rect width="100%" height="6" rx="3" fill={white} opacity=".12" />
      <rect y="100%" width="100%" height="5" opacity=".3" />
    </svg>
  );
}

/** The little heat that gets into a blocked panel, within its box. */
function Seep() {
  return (
    <svg width="100%" height="100%">
      <ellipse cy="96%" rx="110" ry="60%" fill="url(#panel-glow)" />
      <ellipse cy="92%" rx="50" ry="36%" fill="url(#panel-glow)" />
    </svg>
  );
}

/** The wall of a room and its floor, a little wider than the drawing: the lens would soften its ends. */
export function Wall() {
  return (
    <>
      <rect x="-2%" width="104%" height="100%" fill="url(#panel-wall)" />
      <rect x="-2%" y="88%" width="104%" height="12%" opacity=".35" />
    </>
  );
}
