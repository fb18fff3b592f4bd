import { ringMiles, type Town } from "../../data/model/towns.ts";
import { textWidth } from "../styles/text-width.ts";
import { emptiestBearing, type Point, pointOf } from "./area-map.ts";
import {
  around,
  beside,
  isFree,
  type Label,
  type Mark,
  placeLabels,
  type Wanted,
} from "./area-map-labels.ts";

/** Labels, and the smallest side of a map that has room for them, in em of its text. */
export type Labels = { readonly labels: readonly Label[]; readonly side: number };

/** Everything on the map. Points are shares of its side; boxes are in em of its text. */
export type AreaLayout = {
  readonly dots: readonly Point[];
  readonly rings: readonly Label[];
  /** The towns' places in the list, for a map that is too small for their names. */
  readonly numbers: Labels;
  /** Undefined if no map has room for them: it then shows numbers at every size. */
  readonly names: Labels | undefined;
};

/** The smallest side in em: text of 12 px in a window of 312 px. */
const SMALLEST = 26;
/** Below this side in em, names would hide the rings even if they fitted. */
const NAMES_FROM = 30;
/** The largest side of a map, in em. */
const LARGEST = 80;

/** Heights of the labels, in em. */
const NAME = 1.5;
const NUMBER = 1.36;
const MILES = 1.34;
/** The diameter of a town's dot including its edge, in em. */
const DOT = 0.8;

/**
 * Lays out the map of these towns, nearest first. The map shows names if they fit, and numbers if not. Numbers that
 * don't fit overlap.
 */
export function layOut(towns: readonly Town[]): AreaLayout {
  const placed = towns.map((town) => ({ town, point: pointOf(town) }));
  const dots = placed.map(({ point }) => ({ point, box: around(DOT, DOT) }));
  const rings = ringLabels(emptiestBearing(towns), dots);
  const numbers = placed.map(({ point }, index): Wanted => {
    const text = `${index + 1}`;
    const width = Math.max(NUMBER, textWidth(text) + 0.4);
    return { point, text, places: [around(width, NUMBER), ...beside(width, NUMBER)] };
  });
  const names = placed.map(({ town, point }): Wanted => {
    return { point, text: town.name, places: beside(textWidth(town.name) + 0.6, NAME) };
  });
  const others = [...rings, ...dots];
  return {
    dots: placed.map(({ point }) => point),
    rings,
    numbers: smallest(numbers, others, SMALLEST) ?? { labels: numbers.map(atFirstPlace), side: SMALLEST },
    names: smallest(names, others, NAMES_FROM),
  };
}

/** The labels on the smallest map, at least this side in em, that has room for all. */
function smallest(wanted: readonly Wanted[], others: readonly Mark[], from: number): Labels | undefined {
  for (let side = from; side <= LARGEST; side++) {
    const labels = placeLabels(wanted, others, side);
    if (labels) return { labels, side };
  }
  return undefined;
}

function atFirstPlace({ point, text, places }: Wanted): Label {
  return { point, text, box: places[0] ?? around(NUMBER, NUMBER) };
}

/**
 * The rings' miles in a straight line from the centre, at the nearest bearing where they touch nothing; if there is
 * none, on a slight curve.
 */
function ringLabels(bearing: number, dots: readonly Mark[]): Label[] {
  const turns = Array.from({ length: 37 }, (_, index) => 2.5 * (index % 2 ? -index - 1 : index));
  const candidates = [0, 4, -4, 8, -8].flatMap((curve) =>
    turns.map((turn) => ringMiles.map((miles, index) => ringLabel(miles, bearing + turn + curve * index))),
  );
  const free = (labels: Label[]) =>
    labels.every((label) => isFree(label, [...dots, ...labels.filter((other) => other !== label)], SMALLEST));
  return candidates.find(free) ?? candidates[0] ?? [];
}

function ringLabel(miles: number, bearing: number): Label {
  const text = miles === ringMiles.at(-1) ? `${miles} miles` : `${miles} mi`;
  const width = Math.max(MILES, textWidth(text) + 0.6);
  return { point: pointOf({ miles, bearing }), text, box: around(width, MILES) };
}
