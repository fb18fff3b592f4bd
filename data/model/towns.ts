import { areas, type Place } from "./facts.ts";
import { distanceAndBearing } from "./miles.ts";
import { centre } from "./schema/areas.ts";

/** A town with values derived from its position. */
export type Town = Place & {
  readonly name: string;
  /** Its anchor on the areas page: "henley-on-thames". */
  readonly id: string;
  /** From the centre of Reading. */
  readonly miles: number;
  /** From the centre of Reading, clockwise from north. */
  readonly bearing: number;
};

/** How far from the centre of Reading we work, in a straight line. */
export const { radiusMiles } = areas;

/** The point from which distances are measured. */
export const reading = townAt(centre.name, centre);

const listed = Object.entries(areas.towns).map(([name, position]) => townAt(name, position));

/** The towns, nearest first, Reading included. */
export const towns: readonly Town[] = [reading, ...listed].toSorted((one, other) => one.miles - other.miles);

/** The first four: "Wokingham, Bracknell, Henley-on-Thames and Newbury"; "" if none is listed. */
export const townNames = new Intl.ListFormat("en-GB").format(listed.slice(0, 4).map(({ name }) => name));

/** Examples of places that aren't on the list. */
export const coveredExamples = Object.entries(areas.unlisted)
  .map(([name, position]) => townAt(name, position))
  .filter(({ id }) => !towns.some((town) => town.id === id));

/** A distance as shown in the list of towns. */
export const shownMiles = (miles: number) => `${miles.toFixed(1)} miles`;

function townAt(name: string, place: Place): Town {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return { ...place, name, id, ...distanceAndBearing(centre, place) };
}
