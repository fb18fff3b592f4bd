/** A town we name, and where its centre is (WGS84, degrees). */
export type Town = { readonly name: string; readonly latitude: number; readonly longitude: number };

/** How far from the centre of Reading we work, in a straight line. */
export const radiusMiles = 25;

/** The ellipsoid of GPS (NIMA TR8350.2): 6,378,137 m at the equator, flattening 1/298.257223563; 1,609.344 m a mile. */
const WGS84 = { equatorialMiles: 6_378_137 / 1609.344, eccentricitySquared: 0.006_694_379_990_14 } as const;

const reading: Town = { name: "Reading", latitude: 51.4562, longitude: -0.9711 };

const named: readonly Town[] = [
  reading,
  { name: "Wokingham", latitude: 51.4112, longitude: -0.8357 },
  { name: "Bracknell", latitude: 51.4136, longitude: -0.7505 },
  { name: "Henley-on-Thames", latitude: 51.5333, longitude: -0.9 },
  { name: "Newbury", latitude: 51.4015, longitude: -1.3247 },
  { name: "Basingstoke", latitude: 51.2625, longitude: -1.0871 },
  { name: "Maidenhead", latitude: 51.5228, longitude: -0.7199 },
  { name: "Caversham", latitude: 51.4669, longitude: -0.9731 },
  { name: "Tilehurst", latitude: 51.4565, longitude: -1.0437 },
  { name: "Earley", latitude: 51.4408, longitude: -0.9238 },
  { name: "Woodley", latitude: 51.453, longitude: -0.902 },
  { name: "Wallingford", latitude: 51.5998, longitude: -1.1248 },
];

/** A town with what follows from its position. */
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

export function located(town: Town): LocatedTown {
  const { east, north } = milesFromReading(town);
  const bearing = (Math.atan2(east, north) * (180 / Math.PI) + 360) % 360;
  const id = town.name.toLowerCase().replaceAll(" ", "-");
  return { ...town, miles: Math.hypot(east, north), bearing, id };
}

/**
 * How far a place lies east and north of Reading, in statute miles: degrees times the radii of curvature of the
 * WGS84 ellipsoid halfway between the two. Within 25 miles that is the geodesic to a few yards.
 */
export function milesFromReading({ latitude, longitude }: Pick<Town, "latitude" | "longitude">): {
  readonly east: number;
  readonly north: number;
} {
  const middle = radians((latitude + reading.latitude) / 2);
  const flattened = 1 - WGS84.eccentricitySquared * Math.sin(middle) ** 2;
  const acrossMeridians = WGS84.equatorialMiles / Math.sqrt(flattened);
  const alongMeridian = (acrossMeridians * (1 - WGS84.eccentricitySquared)) / flattened;
  return {
    east: acrossMeridians * Math.cos(middle) * radians(longitude - reading.longitude),
    north: alongMeridian * radians(latitude - reading.latitude),
  };
}

function radians(degrees: number): number {
  return degrees * (Math.PI / 180);
}
