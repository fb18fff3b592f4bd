import { areas } from "./facts.ts";
import { bearingBetween, milesBetween, type Position } from "./miles.ts";
import { townId } from "./schema/areas.ts";

/** A town with values derived from its position. */
export type Town = Position & {
  readonly name: string;
  /** Shown behind the name; parts of Reading have none. */
  readonly county: string | undefined;
  /** Straight-line miles from the centre of Reading. */
  readonly miles: number;
  /** Degrees clockwise from north, as seen from Reading. */
  readonly bearing: number;
  readonly id: string;
};

/** How far from the centre of Reading we work, in a straight line. */
export const { radiusMiles } = areas;

/** A phone has room for the labels of five rings. */
export const ringSpacing = 5 * Math.ceil(radiusMiles / 25);

/** The miles of the map's rings, inner ring first; the last is at the radius, and none is so near that it has no room. */
export const ringMiles = Array.from({ length: 4 }, (_, index) => (index + 1) * ringSpacing)
  .filter((miles) => miles <= 0.8 * radiusMiles)
  .concat(radiusMiles);

const named = located(areas.towns);
const unlisted = located(areas.unlisted);

/** The point from which distances are measured: Reading. */
export const reading = named[0] as Town;

/** The towns, nearest first. */
export const towns: readonly Town[] = named.toSorted((one, other) => one.miles - other.miles);

/** The first towns of the list, Reading apart. */
const firstTowns: readonly Town[] = named.slice(1, 7);

/** The names of the first towns, up to a number, that fit into a text of this length: "Wokingham, Bracknell". */
export function townNames(most: number, length: number): string {
  const names = firstTowns.slice(0, most).map(({ name }) => name);
  while (names.join(", ").length > length) names.pop();
  return names.join(", ");
}

/** Examples of towns that are inside the radius and aren't on the list. */
export const coveredExamples = unlisted.filter(
  ({ name, miles }) => miles <= radiusMiles && !named.some((town) => town.name === name),
);

/** A distance as shown in the list of towns. */
export function shownMiles(miles: number): string {
  return `${miles.toFixed(1)} miles`;
}

function located(places: typeof areas.towns): Town[] {
  const [centre = { latitude: 0, longitude: 0 }] = Object.values(areas.towns);
  return Object.entries(places).map(([name, place]) => {
    return {
      ...place,
      name,
      id: townId(name),
      miles: milesBetween(centre, place),
      bearing: bearingBetween(centre, place),
    };
  });
}
