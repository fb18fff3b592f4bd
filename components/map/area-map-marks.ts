import { type Point, pointOf, ringMiles } from "./area-map.ts";

/** The side of the smallest map in em of its text: 12 px in a window of 312 px. Lengths below are shares of it. */
const SIDE = 26;
/** The least distance between the middles of two towns' discs, or of a disc and a label above it. */
const APART = 1.5 / SIDE;
/** Labels of rings have the shape of two discs side by side, this far left and right of their middle. */
const HALF = 0.95 / SIDE;
/** The least distance from a disc's middle to the edge of the map. */
const EDGE = 0.75 / SIDE;
/** How wide a letter of a name is with the widest spacing that a reader may set. */
const LETTER = 0.56 / SIDE;
/** From a disc's middle to the beginning of a name beside it. */
const BESIDE = 1 / SIDE;
/** From a disc's middle to the middle of a name below or above it. */
const BELOW = 1.25 / SIDE;
/** The least distance from the middle of a name to that of a text above or below it. */
const LINE = 0.99 * BELOW;
/** The least distance from the middle of a name to that of another town's disc above or below it. */
const AWAY = 1.6 / SIDE;

/** Where the rings' miles are: due south, just inside their ring. */
export const ringLabels: readonly Point[] = ringMiles.map((miles) => {
  const { x, y } = pointOf({ miles, bearing: 180 });
  return { x, y: y - EDGE };
});

/** Moves towns that would touch one another or a ring's label apart, as little as possible. */
export function spread(towns: readonly Point[]): readonly Point[] {
  let points = towns;
  for (let round = 0; round < 100; round++) {
    const moved = points.map((point) => moveAway(point, points));
    const isSettled = moved.every(({ x, y }, index) => x === points[index]?.x && y === points[index]?.y);
    if (isSettled) break;
    points = moved;
  }
  return points;
}

function moveAway(point: Point, points: readonly Point[]): Point {
  const pushes = [
    ...points.map((other) => push(point, other, 0)), // a point doesn't push itself
    ...ringLabels.map((label) => push(point, label, HALF)),
  ];
  return {
    x: within(pushes.reduce((sum, { x }) => sum + x, point.x)),
    y: within(pushes.reduce((sum, { y }) => sum + y, point.y)),
  };
}

/** Half of the way from a point to where it doesn't touch another. */
function push(point: Point, other: Point, half: number): Point {
  const [across, down] = [point.x - other.x, point.y - other.y];
  const lack = Math.max(0, APART - Math.hypot(Math.max(0, Math.abs(across) - half), down));
  const share = lack / 2 / (Math.hypot(across, down) || 1);
  return { x: share * across, y: share * down };
}

function within(share: number): number {
  return Math.min(1 - EDGE, Math.max(EDGE, share));
}

type Box = { readonly left: number; readonly right: number; readonly y: number };

/** The box of a name, and which part of it is at x. */
export type Place = Box & { readonly x: number; readonly anchor: "start" | "end" | "middle" };

/** Where names stand that have room beside, below or above their discs; undefined for the others. */
export function placeNames(
  discs: readonly Point[],
  names: readonly string[],
): readonly (Place | undefined)[] {
  const texts: Box[] = ringLabels.map((label) => boxAround(label, 2 * HALF));
  return discs.map((disc, index) => {
    // As wide as this, so that no name is nearer to them than to its own disc.
    const others = discs.filter((other) => other !== disc).map((other) => boxAround(other, BELOW));
    const place = placesAt(disc, (names[index]?.length ?? 0) * LETTER).find(
      (each) =>
        each.left > 0 &&
        each.right < 1 &&
        !texts.some((text) => meet(each, text, LINE)) &&
        !others.some((other) => meet(each, other, AWAY)),
    );
    if (place) texts.push(place);
    return place;
  });
}

function boxAround({ x, y }: Point, half: number): Box {
  return { left: x - half, right: x + half, y };
}

function placesAt({ x, y }: Point, width: number): readonly Place[] {
  const centred = { x, left: x - width / 2, right: x + width / 2, anchor: "middle" } as const;
  const [right, left] = [x + BESIDE, x - BESIDE];
  return [
    { x: right, left: right, right: right + width, y, anchor: "start" },
    { x: left, left: left - width, right: left, y, anchor: "end" },
    { ...centred, y: y + BELOW },
    { ...centred, y: y - BELOW },
  ];
}

function meet(one: Box, other: Box, distance: number): boolean {
  return one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < distance;
}
