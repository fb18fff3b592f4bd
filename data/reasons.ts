import { radiusMiles } from "./towns.ts";

/** A card of "Why choose us": each one of the owner's claims, none wider. */
export type Reason = {
  readonly name: string;
  readonly detail: string;
  /** What its picture shows. */
  readonly picture: "panel" | "gauge" | "pump" | "cover" | "week" | "radius";
};

/** The guarantee, which has the panel, is shown larger. */
export const reasons: readonly [Reason, ...Reason[]] = [
  {
    name: "No fix, no fee",
    detail: "A no-fix no-fee guarantee applies to our power flushing.",
    picture: "panel",
  },
  {
    name: "Association standards",
    detail: "The work is done to the standards of a power flush association.",
    picture: "gauge",
  },
  {
    name: "Professional equipment",
    detail: "We use professional flushing equipment.",
    picture: "pump",
  },
  {
    name: "Insured engineers",
    detail: "The engineers who work on your system are insured.",
    picture: "cover",
  },
  {
    name: "Same-week appointments",
    detail: "Appointments are available in the same week.",
    picture: "week",
  },
  {
    name: `Reading and ${radiusMiles} miles`,
    detail: `We work in Reading and within ${radiusMiles} miles of it.`,
    picture: "radius",
  },
];
