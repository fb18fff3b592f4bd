import { expect, test } from "vitest";
import { type Point, pointOf } from "../../components/map/area-map.ts";
import { type Place, placeNames, ringLabels, spread } from "../../components/map/area-map-marks.ts";
import { direction } from "../../data/model/miles.ts";
import { radiusMiles } from "../../data/model/towns.ts";

/** A disc, or a text with round ends, in em of the map's text. */
type Mark = Point & { readonly width: number; readonly height: number };

/** The side of the smallest map in em of its text. */
const SIDE = 26;

const markAt = ({ x, y }: Point, width: number, height: number): Mark => ({
  x: SIDE * x,
  y: SIDE * y,
  width,
  height,
});

function touch(one: Mark, other: Mark): boolean {
  const straight = (one.width - one.height + other.width - other.height) / 2;
  const across = Math.max(0, Math.abs(one.x - other.x) - straight);
  return Math.hypot(across, one.y - other.y) < (one.height + other.height) / 2;
}

function distance({ x, y }: Point, { left, right, y: middle }: Place): number {
  return Math.hypot(Math.max(0, left - x, x - right), y - middle);
}

/** How far each of 38 towns is from Reading, as a share of the radius, and in which direction. */
test.each<[where: string, share: (town: number) => number, bearing: (town: number) => number]>([
  ["everywhere", (town) => town / 38, (town) => town * 137.5],
  ["in one quarter", (town) => town / 38, (town) => (town * 137.5) % 90],
  ["all along the edge", () => 0.999, (town) => town * 9.5],
  ["around Reading", (town) => town / 999, (town) => town * 100],
  ["on one road", (town) => town / 38, () => 315],
  ["beside the miles", (town) => town / 38, (town) => 175 + (town % 10)],
])(
  "38 towns %s, their names and the rings' miles don't touch, and each name is nearest to its own disc",
  (_, share, bearing) => {
    const towns = Array.from({ length: 38 }, (_, town) =>
      pointOf({ miles: share(town) * radiusMiles, bearing: bearing(town) }),
    );
    const names = towns.map((_, town) => "Stratfield Mortimer".slice(0, 5 + (town % 15)));
    const discs = spread(towns);
    const places = placeNames(discs, names);
    const placed = places.flatMap((name) => name ?? []);
    const marks = [
      ...discs.map((disc) => markAt(disc, 1.4, 1.4)),
      ...ringLabels.map((label) => markAt(label, 2.5, 0.8)),
      ...placed.map(({ left, right, y }) => markAt({ x: (left + right) / 2, y }, SIDE * (right - left), 0.8)),
    ];
    const touching = marks.flatMap((one, index) =>
      marks.slice(0, index).filter((other) => touch(one, other)),
    );
    expect(touching).toEqual([]);

    const misleading = places.filter((place, own) => {
      if (!place) return false;
      const distances = discs.map((disc) => distance(disc, place));
      return distances.indexOf(Math.min(...distances)) !== own;
    });
    expect(misleading).toEqual([]);
  },
);

test.each([
  [0, "north"],
  [22, "north"],
  [23, "north-east"],
  [90, "east"],
  [-45, "north-west"],
  [-180, "south"],
  [180, "south"],
])("a bearing of %i° is %s", (bearing, name) => {
  expect(direction(bearing)).toBe(name);
});
