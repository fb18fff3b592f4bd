/** A position in WGS84, in degrees. */
type Place = { readonly latitude: number; readonly longitude: number };

/** A town and the position of its centre. */
export type Town = Place & {
  readonly name: string;
  /** Shown behind the name. */
  readonly county?: string;
  /** true: a district of Reading, not a separate town. */
  readonly isDistrict?: true;
};

/** How far from the centre of Reading we work, in a straight line. */
export const radiusMiles = 25;

export const milesBetweenRings = 5;

/** The miles of the map's rings, inner ring first; the last is at the radius. */
export const ringMiles = Array.from({ length: Math.ceil(radiusMiles / milesBetweenRings) }, (_, index) =>
  Math.min(radiusMiles, (index + 1) * milesBetweenRings),
);

/** The equatorial radius of WGS84 (6,378.137 km) in statute miles (1.609344 km). */
const EARTH_RADIUS_MILES = 6378.137 / 1.609344;

/** The point from which distances are measured. */
export const reading: Town = { name: "Reading", latitude: 51.4562, longitude: -0.9711 };

const named: readonly Town[] = [
  reading,
  { name: "Wokingham", latitude: 51.4112, longitude: -0.8357, county: "Berkshire" },
  { name: "Bracknell", latitude: 51.4136, longitude: -0.7505, county: "Berkshire" },
  { name: "Henley-on-Thames", latitude: 51.5333, longitude: -0.9, county: "Oxfordshire" },
  { name: "Newbury", latitude: 51.4015, longitude: -1.3247, county: "Berkshire" },
  { name: "Basingstoke", latitude: 51.2625, longitude: -1.0871, county: "Hampshire" },
  { name: "Maidenhead", latitude: 51.5228, longitude: -0.7199, county: "Berkshire" },
  { name: "Caversham", latitude: 51.4669, longitude: -0.9731, isDistrict: true },
  { name: "Tilehurst", latitude: 51.4565, longitude: -1.0437, isDistrict: true },
  { name: "Earley", latitude: 51.4408, longitude: -0.9238, county: "Berkshire" },
  { name: "Woodley", latitude: 51.453, longitude: -0.902, county: "Berkshire" },
  { name: "Wallingford", latitude: 51.5998, longitude: -1.1248, county: "Oxfordshire" },
];

/** A town with values derived from its position. */
export type LocatedTown = Town & {
  /** Straight-line miles from the centre of Reading. */
  readonly miles: number;
  /** Degrees clockwise from north, as seen from Reading. */
  readonly bearing: number;
  /** Its anchor on the areas page: "henley-on-thames". */
  readonly id: string;
};

/** The towns, nearest first. */
export const towns: readonly LocatedTown[] = named.map(located).sort((one, other) => one.miles - other.miles);

/** The first towns of the list, Reading apart. */
export const firstTowns: readonly Town[] = named.filter((town) => town !== reading).slice(0, 6);

/** The names of the first towns, up to a number, that fit into a text of this length: "Wokingham, Bracknell". */
export function townNames(most: number, length: number): string {
  const names = firstTowns.slice(0, most).map(({ name }) => name);
  while (names.join(", ").length > length) names.pop();
  return names.join(", ");
}

/** Places that may serve as examples of towns that aren't on the list. */
export const examples: readonly LocatedTown[] = [
  { name: "Thatcham", latitude: 51.4036, longitude: -1.2608 },
  { name: "Twyford", latitude: 51.4772, longitude: -0.862 },
].map(located);

/** The examples that are inside the radius and aren't on the list. */
export const coveredExamples = examples.filter(
  ({ name, miles }) => miles <= radiusMiles && !named.some((town) => town.name === name),
);

/** A distance as shown in the list of towns. */
export function shownMiles(miles: number): string {
  return `${miles.toFixed(1)} miles`;
}

export function located(town: Town): LocatedTown {
  const id = `${town.name}`.toLowerCase().replaceAll(" ", "-");
  return { ...town, miles: milesBetween(reading, town), bearing: bearingBetween(reading, town), id };
}

/** Great-circle distance by the haversine formula, in statute miles. Within 25 miles it is accurate to 0.06 miles. */
export function milesBetween(from: Place, to: Place): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = half(to.latitude - from.latitude) + across * half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

/** Initial bearing of the great circle, in degrees clockwise from north, 0 to 360. */
export function bearingBetween(from: Place, to: Place): number {
  const turn = radians(to.longitude - from.longitude);
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return (Math.atan2(east, north) * (180 / Math.PI) + 360) % 360;
}

function radians(degrees: number): number {
  return degrees * (Math.PI / 180);
}
