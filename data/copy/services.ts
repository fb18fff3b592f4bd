import { limits } from "./limits.ts";

/** Where in the loop of water a step happens. */
export type ProcessPlace = "pump" | "magnet" | "dose" | "valves" | "filter";

/** A step of the process, in the order of the work. */
export type ProcessStep = {
  readonly name: string;
  readonly place: ProcessPlace;
  readonly detail: string;
  /** true: only if the customer wants it. */
  readonly optional: boolean;
};

export const processSteps: readonly ProcessStep[] = [
  {
    name: "Chemical flush",
    place: "pump",
    detail:
      "We connect the flush pump to your heating pipes. Cleaner goes round the system at high flow and low pressure to loosen the sludge.",
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
    detail: "If you’d like one, we can fit a filter to go on catching iron after the flush.",
    optional: true,
  },
];

/** What a price covers. */
export const includedSteps = processSteps.filter((step) => !step.optional);

/** Signs that a power flush is worth a call. Bangs and cold rooms often have other causes, so they are not here. */
export const idealFor: readonly string[] = [
  "Several radiators that stay cold along the bottom",
  "Black or brown water when you bleed a radiator",
  `Systems up to ${limits.oldestYears} years old, with pipes wider than ${limits.microbore.to}\u00a0mm and no heavy blockages`,
];

/** What owners of several homes or commercial buildings also get. */
export const commercialServices: readonly string[] = [
  "Flow reports before and after the clean",
  "Certification",
  "A single building or a whole portfolio",
];
