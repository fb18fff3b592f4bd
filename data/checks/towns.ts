import type { Problem } from "../../scripts/contract.ts";
import type { LocatedTown } from "../towns.ts";
import { blanks, duplicates, problem } from "./problem.ts";

/** No town is outside the radius, on the list twice, or without a position. */
export function townProblems(towns: readonly LocatedTown[], radiusMiles: number): Problem[] {
  if (!(typeof radiusMiles === "number" && radiusMiles >= 1)) {
    const what = `The radius is “${radiusMiles}”.`;
    return [problem("towns", "radiusMiles =", what, "Write a number of miles, without quotes: 25")];
  }
  const unnamed = towns.flatMap(({ name, latitude }) => blanks("towns", `${name || latitude}`, { name }));
  if (unnamed.length > 0) return unnamed;
  const twice = duplicates(
    "towns",
    towns.map(({ name }) => name),
  );
  const outside = towns.filter(({ miles }) => miles > radiusMiles).map(({ name }) => name);
  // One town may have a wrong position; of several the radius is wrong.
  if (outside.length > 2) {
    const what = `A radius of ${radiusMiles} miles leaves out ${outside.join(", ")}.`;
    return [problem("towns", "radiusMiles =", what, "Correct the radius, or remove these towns.")];
  }
  return [...twice, ...towns.flatMap((town) => positionProblems(town, radiusMiles))];
}

function positionProblems({ name, latitude, longitude, miles }: LocatedTown, radiusMiles: number): Problem[] {
  if (![latitude, longitude].every(Number.isFinite)) {
    const what = `${name} has the position “${latitude}, ${longitude}”, which is not two numbers.`;
    return [problem("towns", name, what, "Write both without quotes: latitude: 51.4562, longitude: -0.9711")];
  }
  if (miles <= radiusMiles) return [];
  const what = `${name} is ${miles.toFixed(1)} miles from Reading, outside the radius of ${radiusMiles}.`;
  const remedy = "Correct its latitude and longitude (west of Greenwich has a minus), or remove the town.";
  return [problem("towns", name, what, remedy)];
}
