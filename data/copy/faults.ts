/** What usually keeps part of a radiator cold, and how to tell (general knowledge about heating). */
export type Fault = {
  readonly name: string;
  /** Where the radiator is cold. */
  readonly cold: "bottom" | "top";
  readonly signs: readonly string[];
  readonly hint: string;
};

export const faults: readonly Fault[] = [
  {
    name: "Usually sludge",
    cold: "bottom",
    signs: [
      "Cold at the bottom, hot along the top",
      "Often more than one radiator, and slow to warm",
      "Black or brown water when you bleed it",
    ],
    hint: "Bleeding rarely helps, and a power flush often can. A valve or poor balancing can also be the cause: tell us what you see.",
  },
  {
    name: "Usually air",
    cold: "top",
    signs: [
      "Cold at the top, hot along the bottom",
      "Often just one radiator, high in the house",
      "A hiss when you bleed it, then water",
      "A gurgle or a trickle as it warms up",
    ],
    hint: "With the heating off and the radiator cool, bleed it with a radiator key. Then check the boiler’s pressure gauge. Usually no flush needed: call us if it keeps coming back, as that can be a sign of corrosion.",
  },
];
