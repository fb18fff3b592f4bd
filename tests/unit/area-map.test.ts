import { expect, test } from "vitest";
import { pointOf } from "../../components/map/area-map.ts";
import { ringPoints, spread } from "../../components/map/area-map-marks.ts";
import { direction } from "../../data/model/miles.ts";
import { radiusMiles } from "../../data/model/towns.ts";

/** On the smallest map, in em of its text: what touches is nearer than this. */
const [SIDE, DISC, LABEL] = [26, 1.4, { width: 3.2, height: 1.3 }];

/** How far each of 38 towns is from Reading, as a share of the radius, and in which direction. */
test.each<[where: string, share: (town: number) => number, bearing: (town: number) => number]>([
  ["everywhere", (town) => town / 38, (town) => town * 137.5],
  ["in one quarter", (town) => town / 38, (town) => (town * 137.5) % 90],
  ["all along the edge", () => 0.999, (town) => town * 9.5],
  ["around Reading", (town) => town / 999, (town) => town * 100],
  ["on one road", (town) => town / 38, () => 315],
])("38 towns %s touch neither one another nor a ring's miles", (_, share, bearing) => {
  const towns = Array.from({ length: 38 }, (_, town) =>
    pointOf({ miles: share(town) * radiusMiles, bearing: bearing(town) }),
  );
  const labels = ringPoints(towns);
  const discs = spread(towns, labels);
  const touching = discs.flatMap((disc, index) => [
    ...discs.slice(0, index).filter(({ x, y }) => SIDE * Math.hypot(x - disc.x, y - disc.y) < DISC),
    ...labels.filter(({ x, y }) => {
      const beside = SIDE * Math.abs(x - disc.x) - (LABEL.width - LABEL.height) / 2;
      return Math.hypot(Math.max(0, beside), SIDE * (y - disc.y)) < (DISC + LABEL.height) / 2;
    }),
  ]);
  expect(touching).toEqual([]);
});

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
