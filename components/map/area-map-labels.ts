import type { Point } from "./area-map.ts";

/** A box that keeps its size while the map grows: its offset from its point, and its size, in em. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A box and its point on the map. */
export type Mark = { readonly point: Point; readonly box: Box };

/** A text in the middle of its box. */
export type Label = Mark & { readonly text: string };

/** A text for a point, and its possible places, best first. */
export type Wanted = { readonly point: Point; readonly text: string; readonly places: readonly Box[] };

/** From a point to the label beside it, in em. */
const BESIDE = 0.5;
/** The least distance between two boxes, or between a box and the edge of the picture, in em. */
const CLEAR = 0.1;

/** A box around its point. */
export function around(width: number, height: number): Box {
  return { x: -width / 2, y: -height / 2, width, height };
}

/** The possible places for a label of this size beside its point, best first. */
export function beside(width: number, height: number): Box[] {
  const across = [-0.5, -0.15, -0.85].map((share) => share * width);
  const [right, left, above, below] = [BESIDE, -BESIDE - width, -BESIDE - height, BESIDE];
  return [
    ...[right, left].map((x) => ({ x, y: -height / 2, width, height })),
    ...[...across, right, left].flatMap((x) => [above, below].map((y) => ({ x, y, width, height }))),
  ];
}

/**
 * Chooses a place for each label so that no two boxes touch on a square map of `side` em or any larger one. If one finds
 * none, it tries again with that one first.
 * @param others already on the map; a label may cover those at its own point
 * @returns the labels with their boxes; undefined when the map is too small for them
 */
export function placeLabels(
  labels: readonly Wanted[],
  others: readonly Mark[],
  side: number,
  attempts = labels.length,
): readonly Label[] | undefined {
  const placed: Label[] = [];
  for (const label of labels) {
    const { point, text, places } = label;
    const taken = [...placed, ...others.filter((other) => other.point !== point)];
    const box = places.find((place) => isFree({ point, box: place }, taken, side));
    if (!box) {
      const rest = labels.filter((other) => other !== label);
      return attempts > 1 ? placeLabels([label, ...rest], others, side, attempts - 1) : undefined;
    }
    placed.push({ point, text, box });
  }
  return placed;
}

/** Whether a mark is inside the map and touches nothing, on maps of this side in em or larger. */
export function isFree(mark: Mark, others: readonly Mark[], side: number): boolean {
  const { point, box } = mark;
  const inside = (share: number, start: number, size: number) =>
    share * side + start >= CLEAR && share * side + start + size <= side - CLEAR;
  return (
    inside(point.x, box.x, box.width) &&
    inside(point.y, box.y, box.height) &&
    !others.some((other) => touchFrom(mark, other, side))
  );
}

/** Whether two marks touch on a map of this side in em or any larger one: marks that start apart can still meet. */
function touchFrom(one: Mark, other: Mark, side: number): boolean {
  const across = overlap("x", "width", one, other);
  const down = overlap("y", "height", one, other);
  return Math.max(across.from, down.from, side) < Math.min(across.to, down.to);
}

/** The range of sides in em in which two marks overlap along one axis: their distance grows with the side. */
function overlap(axis: "x" | "y", size: "width" | "height", one: Mark, other: Mark) {
  const apart = other.point[axis] - one.point[axis];
  const start = other.box[axis] - one.box[axis];
  const [low, high] = [-other.box[size] - CLEAR - start, one.box[size] + CLEAR - start];
  if (apart === 0) return low < 0 && high > 0 ? { from: 0, to: Infinity } : { from: Infinity, to: 0 };
  const ends = [low / apart, high / apart];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}
