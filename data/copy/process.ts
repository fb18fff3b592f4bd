import { owner } from "../model/facts.ts";
import { limits } from "../model/limits.ts";

/** Where in the loop of water a step happens. */
export type ProcessPart = "pump" | "magnet" | "dose" | "valves" | "filter";

/** A step of the process, in the order of the work. */
export type ProcessStep = {
  readonly name: string;
  readonly place: ProcessPart;
  readonly detail: string;
  /** The same in a few words, below the prices. */
  readonly gist: string;
  /** true: only if the customer wants it. */
  readonly optional: boolean;
};

export const processSteps: readonly ProcessStep[] = [
  {
    name: "Chemical flush",
    place: "pump",
    detail:
      "We connect the flush pump to your heating pipes. Cleaner goes round the system at high flow and low pressure to loosen the sludge. Radiators are often flushed one at a time, and the flow reversed.",
    gist: "Cleaner goes round the system to loosen the sludge.",
    optional: false,
  },
  {
    name: "Magnetic filtration",
    place: "magnet",
    detail: "A magnet catches iron sludge as the water passes. Rinsing can then remove more.",
    gist: "A magnet catches iron sludge.",
    optional: false,
  },
  {
    name: "Neutralisation and inhibitor",
    place: "dose",
    detail:
      "We rinse dirty water and cleaner out to a foul drain, neutralise any cleaner left behind and rinse with clean water. Then we add a corrosion inhibitor, to slow the build-up of new sludge. The inhibitor’s level is usually checked once a year.",
    gist: "We rinse out the dirty water and add a corrosion inhibitor.",
    optional: false,
  },
  {
    name: "Flow balancing and testing",
    place: "valves",
    detail: "We set each radiator to take its share of the flow. Then we test the system.",
    gist: "We set each radiator’s share of the flow, then test the system.",
    optional: false,
  },
  {
    name: "Optional filter",
    place: "filter",
    detail:
      "We can also fit a permanent filter, usually magnetic, to keep catching iron after the flush. It needs regular cleaning, often at the boiler’s service.",
    gist: "usually a magnetic filter. Ask when you call.",
    optional: true,
  },
];

/** What a price covers. */
export const includedSteps = processSteps.filter((step) => !step.optional);
export const optionalSteps = processSteps.filter((step) => step.optional);

/** What the work needs on the day. */
export const onTheDay =
  "You usually can’t use the heating while the flush pump is connected. The pump needs a water supply, a socket and a foul drain nearby, such as a toilet.";

/** Signs that a power flush is worth a call. Bangs and cold rooms often have other causes, so they are not here. */
export const idealFor: readonly string[] = [
  "Several radiators stay cold along the bottom",
  "Thick black water came out when you last bled a radiator",
  "A heating engineer has found sludge or magnetite in the system’s water",
];

export const idealCondition = `The system must also be up to ${limits.oldestYears} years old, with pipes wider than ${limits.microbore.to}\u00a0mm and no heavy blockage.`;

/** What owners of several homes or commercial buildings also get. */
export const commercialServices: readonly string[] = [
  "Before-and-after flow reports",
  owner.certificate ? `Certification. ${owner.certificate}` : "Certification",
];
