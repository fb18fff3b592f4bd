import { describe, expect, test } from "vitest";
import { pointOf, temperatureAt, temperatureInside } from "../../components/map/area-map.ts";
import { placeLabels } from "../../components/map/area-map-labels.ts";
import { layOut } from "../../components/map/area-map-layout.ts";
import { radiusMiles, ringMiles, type Town } from "../../data/model/towns.ts";

test("a place is in its true direction, north up, at the square root of its distance", () => {
  const at = (share: number, bearing: number) => {
    const { x, y } = pointOf({ miles: share * radiusMiles, bearing });
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  expect([at(0, 0), at(1, 0), at(1, 90)]).toEqual(["0.500 0.500", "0.500 0.010", "0.990 0.500"]);
  expect([at(1 / 4, 180), at(1 / 4, 270)]).toEqual(["0.500 0.745", "0.255 0.500"]);
});

test("a place is cooler the farther away it is, with a step at each ring", () => {
  expect(ringMiles.at(-1)).toBe(radiusMiles);
  const rings = ringMiles.slice(0, -1);
  const heat = [0, ...rings.flatMap((miles) => [miles - 0.1, miles]), radiusMiles - 0.1].map(temperatureAt);
  expect(heat).toEqual(heat.toSorted((one, other) => other - one));
  for (const miles of rings) expect(temperatureInside(miles) - temperatureAt(miles)).toBeCloseTo(4, 10);
});

describe("a label", () => {
  const box = (x: number) => ({ x, y: -1, width: 4, height: 2 });
  const label = (x: number, ...places: number[]) => ({
    point: { x, y: 0.5 },
    text: `${x}`,
    places: places.map(box),
  });
  test.each([
    ["the first place that is free", [label(0.4, 1, -5), label(0.6, -5, 2)], [1, 2]],
    ["its only place before a label that has another", [label(0.4, 1, -5), label(0.4, 1)], [1, -5]],
    ["no place outside the map", [label(0.9, 1, -5)], [-5]],
    ["no place if there is none on the map", [label(0.9, 1)], undefined],
    // At 20 em the left label ends beyond the other; at 60 em they would overlap.
    ["no place if it would touch another on a larger map", [label(0.6, -2), label(0.4, 7, -5)], [-2, -5]],
  ])("takes %s", (_, labels, xs) => {
    expect(placeLabels(labels, [], 20)?.map(({ box }) => box.x)).toEqual(xs);
  });
});

describe("the layout of the map", () => {
  const named = (name: string, bearing: number, share: number) =>
    ({ name, bearing, miles: share * radiusMiles }) as Town;
  const places = [
    named("Oakham", 0, 0),
    named("Ashford", 20, 0.2),
    named("Barrow-in-Furness", 80, 0.3),
    named("Bexley", 150, 0.1),
    named("Chester-le-Street", 200, 0.45),
    named("Dover", 250, 0.12),
    named("Exmouth", 310, 0.5),
  ];
  const crowd = (count: number, apart: number) =>
    Array.from({ length: count }, (_, index) => named(`Ashford ${index}`, 30 + apart * index, 0.21));

  test("shows the names of a few towns on a phone of 360 px", () => {
    const { names = expect.unreachable(), numbers } = layOut(places);
    expect(names.labels.map(({ text }) => text)).toEqual(places.map(({ name }) => name));
    expect(names.side * 12).toBeLessThanOrEqual(360);
    expect(numbers.side * 12).toBeLessThanOrEqual(320);
  });

  test("shows the names of towns that are close together on a larger map", () => {
    const { names = expect.unreachable() } = layOut([...places, ...crowd(4, 8)]);
    expect(names.labels).toHaveLength(places.length + 4);
    expect(names.side).toBeGreaterThan(layOut(places).names?.side ?? Infinity);
  });

  test("has no names if more towns are at one place than there are sides to label", () => {
    const { names, numbers } = layOut([...places, ...crowd(20, 2)]);
    expect([names, numbers.labels.length]).toEqual([undefined, places.length + 20]);
  });
});
