/** A position in WGS84, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** Of a statute mile. */
export const METRES_PER_MILE = 1609.344;
const DEGREE = Math.PI / 180;
/** Along a meridian, by the equatorial radius of WGS84. */
const MILES_PER_DEGREE = (6_378_137 / METRES_PER_MILE) * DEGREE;

const COMPASS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

/** The nearest of the eight directions to a bearing in degrees: "south-east". */
export function direction(bearing: number) {
  return COMPASS.at(Math.round(bearing / 45) % 8);
}

/** Statute miles and degrees clockwise from north, on a flat map; within 25 miles, right to 0.06 miles and 0.3°. */
export function distanceAndBearing(from: Position, to: Position) {
  const north = (to.latitude - from.latitude) * MILES_PER_DEGREE;
  const longitudeScale = Math.cos(((from.latitude + to.latitude) / 2) * DEGREE);
  const east = (to.longitude - from.longitude) * MILES_PER_DEGREE * longitudeScale;
  return { miles: Math.hypot(east, north), bearing: Math.atan2(east, north) / DEGREE };
}
