import { radiusMiles, type Town } from "../../data/model/towns.ts";

/** A point of the picture, as shares of its side from its left and top edge. */
export type Point = { readonly x: number; readonly y: number };

/** A phone has room for the labels of five rings. */
const ringSpacing = 5 * Math.ceil(radiusMiles / 25);

/** The miles of the map's rings, inner ring first; the last is at the radius, and none is so near that it has no room. */
export const ringMiles = Array.from({ length: 4 }, (_, index) => (index + 1) * ringSpacing)
  .filter((miles) => miles <= 0.8 * radiusMiles)
  .concat(radiusMiles);

/** How far the outer ring is from the centre, as a share of the picture's side. */
const OUTER_RING = 0.49;

/**
 * How far from the centre a distance appears, as a share of the picture's side. It grows with the square root of the
 * miles: half of the towns are in the innermost fifth of the radius, and their names must fit.
 */
export function reach(miles: number): number {
  return OUTER_RING * Math.sqrt(miles / radiusMiles);
}

/** The point of a place in the picture; north is up. */
export function pointOf({ miles, bearing }: Pick<Town, "miles" | "bearing">): Point {
  const turn = bearing * (Math.PI / 180);
  return { x: 0.5 + reach(miles) * Math.sin(turn), y: 0.5 - reach(miles) * Math.cos(turn) };
}

/** The temperature in °C for a distance from Reading: it falls with every mile, and by a step at each ring. */
export function temperatureAt(miles: number): number {
  return heat(miles, Math.floor(miles / ringSpacing));
}

/** The temperature just inside a ring, before the step. */
export function temperatureInside(miles: number): number {
  return heat(miles, Math.ceil(miles / ringSpacing) - 1);
}

function heat(miles: number, ringsPassed: number): number {
  return 70 - 16 * Math.sqrt(miles / radiusMiles) - 4 * ringsPassed;
}
