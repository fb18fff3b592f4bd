/** What usually keeps a radiator cold, how to tell, and what to do (general knowledge about heating). */
export type Fault = {
  /** Its frame's id on Services. */
  readonly id: "cold-bottom" | "cold-top" | "cold-all-over" | "far-lukewarm";
  /** Which part of the heating is cold. */
  readonly where: string;
  readonly verdict: string;
  readonly name: string;
  /** What to heed before doing what the verdict says. */
  readonly caution?: string;
  /** What to do, and how to tell. */
  readonly details: string;
  /** More ways to tell our kind. */
  readonly signs?: readonly string[];
  /** What else it may be, or what comes next. */
  readonly more: string;
};

export const faultsHeading = "Cold radiators come in four kinds. One is usually our job.";

/** The first is the one that a power flush is for. */
export const faults: readonly [Fault, Fault, Fault, Fault] = [
  {
    id: "cold-bottom",
    where: "Cold at the bottom",
    verdict: "Call us.",
    name: "Usually sludge",
    details: "Bleeding rarely helps.",
    signs: [
      "Valve open, fully warm: still clearly colder at the bottom",
      "Often more than one radiator, and slow to warm",
    ],
    more: "If sludge is the cause, a power flush can help. It can also be a valve or poor balancing: tell us what you see.",
  },
  {
    id: "cold-top",
    where: "Cold at the top",
    verdict: "Bleed it.",
    name: "Usually air",
    caution: "Heating off, radiator cool, then bleed.",
    details:
      "Open its vent a little with a radiator key. Hold a cloth under the vent: the water can be black. Keep flames away: the gas isn’t always air. Close the vent as soon as water comes, or if nothing comes at all.",
    more: "Then check any pressure gauge, while the system is cool. If it is low, top up as the boiler’s instructions say. If air keeps coming back, it can be a sign of corrosion, a leak or low pressure: ask a heating engineer.",
  },
  {
    id: "cold-all-over",
    where: "One cold all over",
    verdict: "Check its valve.",
    name: "It often sticks",
    details:
      "With the heating on, turn the numbered valve to its highest setting, without forcing it. Still cold? Ask a heating engineer.",
    more: "It may be sludge: if others are hot only at the top, call us.",
  },
  {
    id: "far-lukewarm",
    where: "The far ones lukewarm",
    verdict: "They may need balancing.",
    name: "The near ones often take too much water",
    details: "A heating engineer can balance them without a flush.",
    more: "If the bottoms stay cold after balancing, call us.",
  },
];
