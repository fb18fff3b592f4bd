import { type Point, pointOf, ringMiles } from "./area-map.ts";

/** The side of the smallest map in em of its text: 12 px in a window of 312 px. Lengths below are shares of it. */
const SIDE = 26;
/** The least distance between the middles of two towns' discs, or of a disc and a label above it. */
const APART = 1.5 / SIDE;
/** Labels of rings have the shape of two discs side by side, this far left and right of their middle. */
const HALF = 0.95 / SIDE;
/** The least distance from a disc's middle to the edge of the map. */
const EDGE = 0.75 / SIDE;

/** Where the rings' miles are: on a line from the centre, straight or curved, that is the farthest from all towns. */
export function ringPoints(towns: readonly Point[]): readonly Point[] {
  const bearings = Array.from({ length: 72 }, (_, index) => 5 * index);
  const lines = [0, 4, -4, 8, -8, 12, -12].flatMap((curve) =>
    bearings.map((bearing) =>
      ringMiles.map((miles, index) => pointOf({ miles, bearing: bearing + curve * index })),
    ),
  );
  const space = (line: readonly Point[]) =>
    Math.min(
      ...line.flatMap(({ x, y }, index) => [
        ...towns.map((town) => distance(town, { x, y }, HALF)),
        ...line.slice(0, index).map((label) => distance(label, { x, y }, 2 * HALF)),
        Math.min(x - HALF, 1 - x - HALF, y, 1 - y) + APART - EDGE,
      ]),
    );
  return lines.reduce((best, line) => (space(line) > space(best) ? line : best));
}

/** Moves towns that would touch one another or a ring's label apart, as little as possible. */
export function spread(towns: readonly Point[], labels: readonly Point[]): readonly Point[] {
  let points = towns;
  for (let round = 0; round < 100; round++) {
    points = points.map((point) => {
      const others = points.filter((other) => other !== point);
      const pushes = [
        ...others.map((other) => push(point, other, 0)),
        ...labels.map((label) => push(point, label, HALF)),
      ];
      return {
        x: within(pushes.reduce((sum, { x }) => sum + x, point.x)),
        y: within(pushes.reduce((sum, { y }) => sum + y, point.y)),
      };
    });
  }
  return points;
}

/** How far a point is from a line that reaches this far left and right of another. */
function distance(point: Point, other: Point, half: number): number {
  return Math.hypot(Math.max(0, Math.abs(point.x - other.x) - half), point.y - other.y);
}

/** Half of the way from a point to where it doesn't touch another. */
function push(point: Point, other: Point, half: number): Point {
  const lack = Math.max(0, APART - distance(point, other, half));
  const [across, down] = [point.x - other.x, point.y - other.y];
  const share = lack / 2 / (Math.hypot(across, down) || 1);
  return { x: share * across, y: share * down };
}

function within(share: number): number {
  return Math.min(1 - EDGE, Math.max(EDGE, share));
}
