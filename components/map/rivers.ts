import type { Position } from "../../data/model/miles.ts";

type Lock = readonly [latitude: number, longitude: number];

/**
 * The Thames and the Kennet as sketched on the map: through the positions of locks, downstream. Those from Hungerford and
 * Reading on are in GPS.java of DWhere, a program for the canoe race from Devizes to Westminster; those above Reading in
 * a list called THAMES_BOATING_INFORMATION. Where both have a lock, they agree to 0.003°.
 */
const thames: readonly Lock[] = [
  [51.69, -1.68], // Lechlade
  [51.7, -1.57],
  [51.72, -1.38],
  [51.77, -1.36],
  [51.78, -1.3],
  [51.73, -1.24], // Oxford
  [51.71, -1.23],
  [51.67, -1.27], // Abingdon
  [51.65, -1.21],
  [51.64, -1.18],
  [51.62, -1.12], // Benson
  [51.53, -1.14],
  [51.52, -1.14], // Goring
  [51.487, -1.088],
  [51.486, -1.04], // Mapledurham
  [51.461, -0.964], // Caversham
  [51.46, -0.943], // where the Kennet joins
  [51.473, -0.918], // Sonning
  [51.502, -0.883], // Shiplake
  [51.529, -0.886], // Henley
  [51.56, -0.873],
  [51.55, -0.81],
  [51.57, -0.77], // Marlow
  [51.56, -0.7],
  [51.51, -0.69], // Bray
  [51.49, -0.6], // Windsor
  [51.44, -0.54],
  [51.41, -0.5],
  [51.38, -0.46],
  [51.41, -0.41],
  [51.43, -0.32], // Teddington
];

/** Locks of the canal beside it, too. */
const kennet: readonly Lock[] = [
  [51.417, -1.518], // Hungerford
  [51.402, -1.447],
  [51.401, -1.326], // Newbury
  [51.393, -1.248],
  [51.395, -1.18], // Woolhampton
  [51.4, -1.138],
  [51.418, -1.101],
  [51.433, -1.033], // Burghfield
  [51.434, -0.987],
  [51.451, -0.974], // Reading
  [51.456, -0.955],
  [51.46, -0.943], // as the Thames from here on
  [51.473, -0.918],
];

export const rivers: readonly (readonly Position[])[] = [thames, kennet].map((locks) =>
  locks.map(([latitude, longitude]) => ({ latitude, longitude })),
);
