import { limits, microboreRange } from "./limits.ts";

/** Where in the loop of water a step is done. */
export type ProcessPlace = "pump" | "magnet" | "dose" | "valves" | "filter";

/** A step of the process, in the order in which the work is done. */
export type ProcessStep = {
  readonly name: string;
  readonly place: ProcessPlace;
  readonly detail: string;
  /** Optional steps are not part of the price. */
  readonly optional: boolean;
};

export const processSteps: readonly ProcessStep[] = [
  {
    name: "Chemical flush",
    place: "pump",
    detail:
      "We connect the flush pump to your heating pipes. Cleaner goes round the system at high flow and low pressure and loosens the sludge, radiator by radiator.",
    optional: false,
  },
  {
    name: "Magnetic filtration",
    place: "magnet",
    detail:
      "The loosened sludge is mostly magnetite, a black iron oxide. A magnet catches it as the water passes.",
    optional: false,
  },
  {
    name: "Neutralisation and inhibitor",
    place: "dose",
    detail:
      "The cleaner is neutralised, and a corrosion inhibitor goes in to slow the build-up of new sludge.",
    optional: false,
  },
  {
    name: "Flow balancing and testing",
    place: "valves",
    detail: "Each radiator is set to take its share of the flow. Then the system is tested.",
    optional: false,
  },
  {
    name: "Optional filter",
    place: "filter",
    detail: "If you want one, a filter can be fitted to go on catching iron after the flush.",
    optional: true,
  },
];

/** What a price covers. */
export const includedSteps = processSteps.filter((step) => !step.optional);

/** Signs that a power flush is worth a call. Bangs and cold rooms often have other causes, so they are not here. */
export const idealFor: readonly string[] = [
  "Several radiators that stay cold along the bottom",
  "Radiators that are slow to warm up",
  "Black or brown water when you bleed a radiator",
  `Systems up to ${limits.oldestYears} years old, with pipes wider than microbore (${microboreRange})`,
];

/** What owners of more than one home, or of a commercial building, get besides. */
export const commercialServices: readonly string[] = [
  "Flow report before and after the clean",
  "Certification",
  "Single buildings or a whole portfolio",
];
