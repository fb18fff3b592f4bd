import type { ReactNode, SVGProps } from "react";

type PanelProps = {
  /** Ids of the definitions that fill it: a HeatGradient and Flutes. */
  readonly steel: string;
  readonly flutes: string;
  /** Where the flutes are on the panel, in percent. They count from x, or from the left. */
  readonly fluted: { readonly x?: string; readonly y: string; readonly height: string };
  /** The radius of the panel's corners in pixels, and how far it reaches past its box above and below in percent. */
  readonly corner: number;
  readonly overhang?: number;
  /** How clearly the flutes show through what covers them, as an opacity. */
  readonly relief?: string;
  /** What covers the flutes: sludge, air, the little heat that gets in. */
  readonly children?: ReactNode;
};

/** The panel of a radiator in grey, for a ThermalView, as large as its SVG. */
export function Panel({ steel, flutes, fluted, corner, overhang, relief, children }: PanelProps) {
  const { x, y, height } = fluted;
  // Opacity is set on the SVG, because engines round the opacity of a group differently.
  const surface = (opacity?: string) => (
    <svg x={x} overflow="visible" opacity={opacity}>
      <rect x={x && `-${x}`} y={y} width="100%" height={height} fill={`url(#${flutes})`} />
    </svg>
  );
  return (
    <>
      <rect width="100%" {...reaching(overhang)} rx={corner} fill={`url(#${steel})`} />
      {surface()}
      {children}
      {relief && surface(relief)}
    </>
  );
}

/** Attributes of a shape that extends past its box by this percentage above and below. */
export function reaching(overhang = 0) {
  return { ...(overhang && { y: `-${overhang}%` }), height: `${100 + 2 * overhang}%` };
}

/** Paths in a box of 100 × 100, stretched over all of a panel. */
export function Patch(props: SVGProps<SVGSVGElement>) {
  return <svg viewBox="0 0 100 100" preserveAspectRatio="none" {...props} />;
}

/**
 * The ragged outline of sludge in a Patch, starting at `left`.
 * @param heights of its steps in percent of the panel
 * @param widths of the steps in turn
 * @param foot is below the Patch, so that the blur doesn't lighten its lower edge
 */
export function sludgeOutline(left: number, heights: readonly number[], widths: number[], foot: number) {
  const steps = heights.map(
    (height, index) => `V${Math.round(100 - height)}h${widths[index % widths.length]}`,
  );
  return `M${left} ${foot}${steps.join("")}V${foot}z`;
}
