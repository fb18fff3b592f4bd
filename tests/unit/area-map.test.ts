import { describe, expect, test } from "vitest";
import {
  emptiestBearing,
  pointOf,
  reach,
  ringMiles,
  temperatureAt,
  temperatureInside,
} from "../../components/area-map.ts";
import { type Mark, placeLabels } from "../../components/area-map-labels.ts";
import { layOut } from "../../components/area-map-layout.ts";
import { type LocatedTown, located, towns } from "../../data/towns.ts";

const rounded = ({ x, y }: { x: number; y: number }) => [x, y].map((share) => Number(share.toFixed(3)));

describe("a place on the map", () => {
  test("lies in its true direction, north up, at the square root of its distance", () => {
    expect(rounded(pointOf({ miles: 0, bearing: 0 }))).toEqual([0.5, 0.5]);
    expect(rounded(pointOf({ miles: 25, bearing: 0 }))).toEqual([0.5, 0.01]);
    expect(rounded(pointOf({ miles: 25, bearing: 90 }))).toEqual([0.99, 0.5]);
    expect(rounded(pointOf({ miles: 6.25, bearing: 180 }))).toEqual([0.5, 0.745]);
    expect(rounded(pointOf({ miles: 6.25, bearing: 270 }))).toEqual([0.255, 0.5]);
  });

  test("of a town agrees with its latitude and longitude", () => {
    for (const town of towns.slice(1)) {
      const { x, y } = pointOf(town);
      expect(Math.sign(x - 0.5)).toBe(Math.sign(town.longitude - -0.9711));
      expect(Math.hypot(x - 0.5, y - 0.5)).toBeCloseTo(reach(town.miles), 10);
    }
  });

  test("is cooler the farther away it is, with a step at each ring", () => {
    expect(ringMiles).toEqual([5, 10, 15, 20, 25]);
    const heat = [0, 4.9, 5, 9.9, 10, 14.9, 15, 19.9, 20, 24.9].map(temperatureAt);
    expect(heat).toEqual([...heat].sort((one, other) => other - one));
    for (const miles of [5, 10, 15, 20])
      expect(temperatureInside(miles) - temperatureAt(miles)).toBeCloseTo(4, 10);
  });
});

test("the widest gap between the towns may lie across north", () => {
  const at = (bearing: number) => ({ bearing, miles: 10 }) as LocatedTown;
  expect(emptiestBearing([at(20), at(100), at(180), at(250)])).toBe(315);
  expect(emptiestBearing([at(90), at(350)])).toBe(220);
});

describe("a label", () => {
  const box = (x: number) => ({ x, y: -1, width: 4, height: 2 });
  const label = (x: number, ...places: number[]) => ({
    point: { x, y: 0.5 },
    text: `${x}`,
    places: places.map(box),
  });
  const xs = (placed: readonly Mark[] | undefined) => placed?.map((mark) => mark.box.x);

  test("takes the first place that is free", () => {
    expect(xs(placeLabels([label(0.4, 1, -5), label(0.6, -5, 2)], [], 20))).toEqual([1, 2]);
  });

  test("has no place outside of the map", () => {
    expect(xs(placeLabels([label(0.9, 1, -5)], [], 20))).toEqual([-5]);
    expect(placeLabels([label(0.9, 1)], [], 20)).toBeUndefined();
  });

  test("has no place where it would meet another on a larger map", () => {
    // At 20 em the one on the left has passed beyond the other; at 60 em they would lie over one another.
    expect(xs(placeLabels([label(0.6, -2), label(0.4, 7, -5)], [], 20))).toEqual([-2, -5]);
  });
});

describe("the layout of the map", () => {
  const twyford = { name: "Twyford", latitude: 51.4756, longitude: -0.8632 };
  const winnersh = { name: "Winnersh", latitude: 51.4308, longitude: -0.8769 };
  const nearestFirst = (...more: LocatedTown[]) =>
    [...towns, ...more].sort((one, other) => one.miles - other.miles);

  test("leaves room for the names of these towns on a phone of 360 px", () => {
    const { names, numbers } = layOut(towns);
    expect((names?.side ?? Infinity) * 12).toBeLessThanOrEqual(360);
    expect(numbers.side * 12).toBeLessThanOrEqual(320);
  });

  test("gives a place to a town that is added, if need be on a larger map", () => {
    const { names, numbers } = layOut(nearestFirst(located(twyford), located(winnersh)));
    expect((names?.labels ?? []).map(({ text }) => text)).toContain("Winnersh");
    expect(names?.side).toBeGreaterThan(layOut(towns).names?.side ?? Infinity);
    expect(numbers.labels).toHaveLength(towns.length + 2);
  });

  test("has no names when more towns lie at one place than there are sides to label", () => {
    const crowd = Array.from({ length: 12 }, (_, index) => located({ ...twyford, name: `Twyford ${index}` }));
    const { names, numbers } = layOut(nearestFirst(...crowd));
    expect(names).toBeUndefined();
    expect(numbers.labels).toHaveLength(towns.length + crowd.length);
  });
});
