import type { Problem } from "../../scripts/contract.ts";
import type { LocatedTown } from "../towns.ts";
import { blanks, duplicates, reportIn, unknownParts } from "./problem.ts";

const report = reportIn("towns");
const LARGEST_RADIUS = 100;
const LONGEST_NAME = 30;
const PARTS = ["name", "latitude", "longitude", "county", "isDistrict"];

/** No town is outside the radius, on the list twice, or without a position. */
export function townProblems(towns: readonly LocatedTown[], radiusMiles: number): Problem[] {
  if (!(typeof radiusMiles === "number" && radiusMiles >= 1 && radiusMiles <= LARGEST_RADIUS)) {
    const hint = `Write a number of miles up to ${LARGEST_RADIUS}, without quotes: 25`;
    return [report("radiusMiles =", `The radius is “${radiusMiles}”.`, hint)];
  }
  const unnamed = towns.flatMap(nameProblems);
  if (unnamed.length > 0) return unnamed;
  const outside = towns.filter(({ miles }) => miles > radiusMiles).map(({ name }) => name);
  // If one town is outside, its position may be wrong; if several are, the radius is.
  if (outside.length > 2) {
    const message = `A radius of ${radiusMiles} miles leaves out ${outside.join(", ")}.`;
    return [report("radiusMiles =", message, "Fix the radius, or remove these towns.")];
  }
  const names = towns.map(({ name }) => name);
  return [
    ...duplicates(report, names),
    ...samePlaces(towns),
    ...towns.flatMap((town) => positionProblems(town, radiusMiles)),
  ];
}

function nameProblems(town: LocatedTown): Problem[] {
  const { miles: _miles, bearing: _bearing, id: _id, ...written } = town;
  const { name, latitude } = written;
  const unknown = unknownParts(report, name, written, PARTS);
  if (!(name?.length > LONGEST_NAME)) return [...unknown, ...blanks(report, name || latitude, { name })];
  const message = `“${name}” has ${name.length} characters; search results have room for ${LONGEST_NAME}.`;
  return [...unknown, report(name, message, "Write its short form.")];
}

function positionProblems({ name, latitude, longitude, miles }: LocatedTown, radiusMiles: number): Problem[] {
  if (![latitude, longitude].every(Number.isFinite)) {
    const message = `${name} has the position “${latitude}, ${longitude}”, which is not two numbers.`;
    return [report(name, message, "Write both without quotes: latitude: 51.4562, longitude: -0.9711")];
  }
  if (miles <= radiusMiles) return [];
  const message = `${name} is ${miles.toFixed(1)} miles from Reading, outside the radius of ${radiusMiles}.`;
  const hint = "Fix its latitude and longitude (west of Greenwich has a minus), or remove the town.";
  return [report(name, message, hint)];
}

/** Two towns at one place: probably a copied line with only the name changed. */
function samePlaces(towns: readonly LocatedTown[]): Problem[] {
  return towns.flatMap(({ name, latitude, longitude }, index) => {
    const other = towns
      .slice(0, index)
      .find((town) => town.latitude === latitude && town.longitude === longitude);
    if (other === undefined || other.name === name) return [];
    return [
      report(name, `${name} is at the same place as ${other.name}.`, "Fix its latitude and longitude."),
    ];
  });
}
