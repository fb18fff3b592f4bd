/** A position in WGS84, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** Of a statute mile. */
export const METRES_PER_MILE = 1609.344;
/** The equatorial radius of WGS84. */
const EARTH_RADIUS_MILES = 6_378_137 / METRES_PER_MILE;

/** Great-circle distance by the haversine formula, in statute miles. Within 25 miles it is accurate to 0.06 miles. */
export function milesBetween(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = half(to.latitude - from.latitude) + across * half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

/** Initial bearing of the great circle, in degrees clockwise from north, 0 to 360. */
export function bearingBetween(from: Position, to: Position): number {
  const turn = radians(to.longitude - from.longitude);
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return (Math.atan2(east, north) * (180 / Math.PI) + 360) % 360;
}

const radians = (degrees: number) => degrees * (Math.PI / 180);
